export const phrases: Record<string, string> = {
  '연결되지 않았어요': 'No connection',
  '인터넷이 끊겼거나, 가게가 잠시 답하지 않아요. 다시 연결되면 이 화면이 저절로 열려요.':
    'The line is down, or the shop is not answering for a moment. This page opens by itself once it is back.',
  '이 기기에 담아 두었어요': 'Kept on this device',
  '다시 연결되면 저절로 보낼게요.': 'It is sent by itself once the line is back.',
  '마지막으로 본 장바구니': 'Your cart as last seen',
  '값과 재고는 다시 연결되면 확인해요.':
    'Prices and stock are checked again once the line is back.',
  합계: 'Total',
  '전화로 물어보기': 'Call us',
}
