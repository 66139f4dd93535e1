export const phrases: Record<string, string> = {
  '{name} 찜하기': 'Wish list: {name}',
  '찜한 상품에 담았어요.': 'Added to your wish list.',
  '찜한 상품에서 뺐어요.': 'Taken off your wish list.',
  '{name} 상품을 찜할까요?': 'Add {name} to your wish list?',
  '{name} 상품을 찜한 목록에서 뺄까요?': 'Take {name} off your wish list?',
  '연결이 끊겼어요. 이 기기에 적어 두었다가 연결되면 찜한 상품에 옮길게요.':
    'No connection. It is noted on this device and moves to your wish list once the line is back.',
  담기: 'Add',
  빼기: 'Take off',
  되돌리기: 'Undo',
}
