/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '제목 줄이 한 번 더 있어요.': 'The row of headings once more.',
  '‘{name}’ 칸이 {count}개이고 적힌 것이 서로 달라요. 한 칸만 남겨 주세요.':
    'There are {count} columns “{name}” that say different things. Keep one of them.',
  '‘{name}’ 칸의 수식에 오류가 있어요. 값으로 바꿔 주세요.':
    'The formula of “{name}” has an error. Put a value in its place.',
  '‘{name}’ 칸이 위 줄과 합쳐져 있어요. 줄마다 나누어 적어 주세요.':
    '“{name}” is merged with the row above. Write it in each row.',
  '제목보다 칸이 많은 줄이에요. 쉼표가 든 칸을 따옴표로 감싸거나 엑셀(xlsx)로 저장해 주세요.':
    'This row has more cells than there are headings. Put cells with a comma in quotation marks, or save the file as Excel (xlsx).',
  '날짜를 읽을 수 없어요: {text}': 'The date cannot be read: {text}',
  '시각을 읽을 수 없어요: {text}': 'The time cannot be read: {text}',
  '연, 월, 일의 차례를 알 수 없어요: {text} 2026-11-27처럼 적어 주세요.':
    'Year, month and day may stand in more than one order: {text} Write it as 2026-11-27.',
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
  '전화번호 하나만 숫자로 적어 주세요. 내선 번호나 다른 말은 빼 주세요.':
    'Enter one phone number, in digits. Leave out the extension and other words.',
  '010-1234-5678처럼 적어 주세요.':
    'Write it like 010-1234-5678, or from the country code on: +1 415 555 0100.',
  '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.': 'This page cannot be found or opened.',
  '오드모아 ODEMOA · 향이 모이는 곳': 'ODEMOA · where scents gather',
  '향수, 캔들, 디퓨저와 향을 만드는 재료까지. 향이 모이는 곳, 오드모아입니다.':
    'Perfume, candles, diffusers and everything to make a scent yourself. Odemoa is where scents gather.',
  '이유를 2자 이상 적어 주세요.': 'Enter a reason of at least 2 characters.',
}
