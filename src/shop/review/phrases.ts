/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '추가상품에는 후기를 남길 수 없어요.': 'Add-ons cannot be reviewed.',
  '배송이 끝난 상품에만 후기를 남길 수 있어요.': 'A product can be reviewed once it has arrived.',
  '이미 후기를 남긴 상품이에요.': 'You have already reviewed this product.',
  '후기를 쓸 수 있는 기간(배송 완료 뒤 90일)이 지났어요.':
    'The time for a review (90 days after delivery) is over.',
  '고칠 수 없는 후기예요.': 'This review cannot be changed.',
  '후기를 고칠 수 있는 기간(배송 완료 뒤 90일)이 지났어요.':
    'The time for changing this review (90 days after delivery) is over.',
  '욕설·비방·차별 표현이 있어요': 'It insults or discriminates',
  '다른 사람의 개인정보가 들어 있어요': 'It holds somebody’s personal data',
  '상품과 관계없는 내용이에요': 'It is not about the product',
  '광고나 다른 판매처 안내예요': 'It advertises something else',
  '다른 사람의 사진이나 글을 옮겼어요': 'It copies somebody’s photographs or words',
  '숨기는 이유를 골라 주세요.': 'Choose the reason for hiding it.',
  '사진은 {count}장까지 올릴 수 있어요.': 'You can add up to {count} photographs.',
  '사진을 읽을 수 없어요. JPEG, PNG, WebP, GIF만 올릴 수 있어요.':
    'The photograph cannot be read. JPEG, PNG, WebP and GIF are taken.',
  '후기를 지웠어요.': 'Your review was deleted.',
  '내가 쓴 후기에는 누를 수 없어요.': 'You cannot mark your own review.',
  '이미 숨긴 후기예요.': 'This review is hidden already.',
  '이미 보이는 후기예요.': 'This review is shown already.',
  '숨긴 후기는 베스트로 고를 수 없어요.': 'A hidden review cannot be a best one.',
}
