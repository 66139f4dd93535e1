/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '답변이 달린 문의는 고치거나 지울 수 없어요. 더 궁금한 점은 새 문의로 남겨 주세요.':
    'An answered question cannot be changed or deleted. If you want to know more, please ask again.',
  주문·결제: 'Orders and payment',
  취소·교환·반품: 'Cancelling, exchange, return',
  '상품 정보': 'About the product',
  '배송 일정': 'Delivery',
  'TSSA 클래스': 'TSSA classes',
  '맞춤 제작': 'Custom work',
  회원·쿠폰·포인트: 'Membership, coupons, points',
  '그 밖에': 'Something else',
  재고·재입고: 'Stock',
  사용법·안전: 'Use and safety',
  '문의 종류를 골라 주세요.': 'Choose what it is about.',
  '파일은 {count}개까지 올릴 수 있어요.': 'You can add up to {count} files.',
  '파일 하나는 10 MB까지 올릴 수 있어요.': 'A file may have up to 10 MB.',
  '{name} 파일은 올릴 수 없어요. JPEG, PNG, GIF, WebP, BMP, PDF만 올릴 수 있어요.':
    '{name} cannot be added. JPEG, PNG, GIF, WebP, BMP and PDF are taken.',
  '파일은 1:1 문의의 답변에만 붙일 수 있어요.': 'Files go with answers to personal questions only.',
  '문의를 지웠어요.': 'Your inquiry was deleted.',
  '내 주문에서 골라 주세요.': 'Choose one of your own orders.',
  '지금은 없는 상품이에요.': 'This product is no longer there.',
  '그사이 답변이 달렸어요. 새로 불러와서 확인해 주세요.':
    'It has been answered meanwhile. Please load it again.',
  '그사이 문의나 답변이 바뀌었어요. 새로 불러온 뒤 다시 저장해 주세요.':
    'The question or its answer has changed meanwhile. Load it again before you save.',
  '문의를 맡을 수 있는 직원이 아니에요.': 'This person cannot take questions.',
  '답변 서식을 지웠어요.': 'The ready answer was deleted.',
  '{places} 자리가 비어 있어요. 채우거나 지우고 보내 주세요.':
    'These places are still empty: {places}. Fill or remove them before you send.',
  '답변을 먼저 보낸 뒤 적어 주세요.': 'Send the answer first.',
  '문의를 골라 주세요.': 'Choose a question.',
}
