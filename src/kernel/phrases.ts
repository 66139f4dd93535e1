/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '입력한 내용을 확인해 주세요.': 'Please check what you entered.',
  '숫자로 적어 주세요.': 'Enter a number.',
  '정수로 적어 주세요.': 'Enter a whole number.',
  '고를 수 없는 정렬이에요.': 'This list cannot be sorted that way.',
  방금: 'just now',
  '{count}분전': '{count} min ago',
  '{count}시간 전': '{count} h ago',
  '휴대폰 번호를 적어 주세요.': 'Enter a phone number.',
  '나라 번호부터 다시 확인해 주세요. 예: +1 415 555 0100':
    'Check the number from its country code on, such as +1 415 555 0100.',
  '휴대폰 번호가 {count}자리 부족해요. 지금은 {now}자리예요.':
    'The number is {count} digits short. It has {now} now.',
  '휴대폰 번호가 {count}자리 많아요. 010을 포함해 11자리로 적어 주세요.':
    'The number has {count} digits too many. It takes 11 with the 010.',
  '010-1234-5678처럼 적어 주세요.':
    'Write it like 010-1234-5678, or from the country code on: +1 415 555 0100.',
  '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.': 'This page cannot be found or opened.',
  '오드모아 ODEMOA · 향이 모이는 곳': 'ODEMOA · where scents gather',
  '향수, 캔들, 디퓨저와 향을 만드는 재료까지. 향이 모이는 곳, 오드모아입니다.':
    'Perfume, candles, diffusers and everything to make a scent yourself. Odemoa is where scents gather.',
  '이유를 2자 이상 적어 주세요.': 'Enter a reason of at least 2 characters.',
}
