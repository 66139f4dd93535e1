/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '지금 여럿이 파일을 받고 있어요. 잠시 뒤에 다시 받아 주세요.':
    'Several files are being made right now. Please try again in a moment.',
  '지금 찾는 분이 아주 많아요. 몇 초 뒤에 다시 열어 주세요.':
    'Very many visitors are here right now. Please open it again in a few seconds.',
  '지금은 보는 것만 할 수 있고, 주문과 저장은 잠시 멈췄어요. 쓰던 내용은 그대로 두고 몇 분 뒤에 다시 해 주세요.':
    'You can look around, but orders and saving have stopped for a moment. Leave what you typed as it is and try again in a few minutes.',
  '사진과 파일을 두는 곳에 지금 닿지 않아요. 쓰던 내용은 그대로 두고 잠시 뒤에 다시 해 주세요.':
    'Pictures and files are out of reach right now. Leave what you typed as it is and try again in a moment.',
  '사진과 파일을 두는 곳이 가득 찼어요. 파일 없이 보내거나, 쓰던 내용은 그대로 두고 나중에 다시 해 주세요.':
    'There is no room left for pictures and files. Send it without a file, or leave what you typed as it is and try again later.',
  '잠시 접속이 어려워요. 곧 다시 열릴 거예요.':
    'We cannot be reached for a moment. The shop will be open again soon.',
  '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.': 'Something broke. Please try again in a moment.',
  '이 주소에서 할 수 없는 요청이에요.': 'This address does not take that kind of request.',
  '화면이 오래되었어요. 새로고침한 뒤 다시 시도해 주세요.':
    'This page has grown old. Reload it and try again.',
  '이 일을 할 권한이 없어요.': 'You are not allowed to do this.',
  '입금확인과 환불은 자금 담당과 운영자만 할 수 있어요. 자금 담당에게 부탁하거나, 운영자에게 맡은 일을 바꿔 달라고 해 주세요.':
    'Only finance staff and the owner confirm deposits and refunds. Ask somebody of finance, or have the owner change what you work on.',
  '로그인이 필요합니다.': 'Please log in.',
  'JSON 형식으로 보내 주세요.': 'Send it as JSON.',
  '보낸 내용을 읽을 수 없어요.': 'What was sent cannot be read.',
  '보낸 내용이 너무 커요.': 'What was sent is too large.',
  '너무 여러 번 시도했어요. {count}초 뒤에 다시 해 주세요.':
    'Too many tries. Please wait {count} seconds.',
  '필수 항목이에요.': 'This is needed.',
  '형식이 맞지 않아요.': 'This does not have the right form.',
  '{count}자 이상 적어 주세요.': 'Enter at least {count} characters.',
  '{count}개 이상 골라 주세요.': 'Choose at least {count}.',
  '{count} 이상이어야 해요.': 'It must be {count} or more.',
  '{count}자까지 적을 수 있어요.': 'It takes up to {count} characters.',
  '{count}개까지 고를 수 있어요.': 'Choose up to {count}.',
  '{count} 이하여야 해요.': 'It must be {count} or less.',
  '고를 수 없는 값이에요.': 'This cannot be chosen.',
  '두 단계 로그인을 먼저 켜 주세요.': 'Please turn on two-step log-in first.',
  '한 파일에는 {count}줄까지 담아요. 조건을 좁혀 주세요.':
    'A file holds up to {count} rows. Please narrow the list.',
}
