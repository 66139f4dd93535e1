export const phrases: Record<string, string> = {
  '후기 고치기': 'Edit your review',
  '별점을 골라 주세요.': 'Choose the stars.',
  '{count}자 이상 적어 주세요. 어디에 두고 어떻게 썼는지 알려 주시면 다른 분께 도움이 돼요.':
    'At least {count} characters. Where you put it and how you used it helps others most.',
  사진: 'Pictures',
  '올린 사진': 'Photograph',
  '다섯 장까지, 한 장에 10 MB까지 올릴 수 있어요. 찍은 곳 같은 정보는 지우고 올려요.':
    'Up to five of 10 MB each. Where and when they were taken is removed.',
  '후기 내용': 'Your review',
  '후기 남기기': 'Publish review',
  '후기를 고쳤어요.': 'Your review was changed.',
  '후기를 남겼어요. 고마워요.': 'Your review is online. Thank you.',
  '어울리는 계절': 'Season',
  '나의 후기': 'My reviews',
  '받은 상품의 후기를 남기고, 쓴 후기를 고칠 수 있어요.':
    'Review what arrived, and edit what you wrote.',
  '지금은 쓸 수 없는 후기예요': 'This cannot be reviewed now',
  '쓸 수 있는 후기 보기': 'See what you can review',
  '이미 썼거나, 아직 배송이 끝나지 않았거나, 쓸 수 있는 기간이 지난 상품이에요.':
    'It is reviewed already, has not arrived yet, or its time is over.',
  '지금은 고칠 수 없는 후기예요': 'This review cannot be changed now',
  '주문 {od_id}에 담긴 상품이에요.': 'Items of order {od_id}.',
  '쓸 수 있는 후기 모두 보기': 'Show all I can review',
  '쓴 후기 보기': 'See my reviews',
  '쓸 수 있는 후기': 'To review',
  '쓴 후기': 'Written',
  '지금 쓸 수 있는 후기가 없어요': 'Nothing to review now',
  '아직 쓴 후기가 없어요': 'You have not written a review yet',
  '주문 내역 보기': 'See my orders',
  '회원으로 주문한 상품의 배송이 끝나면 90일 동안 후기를 쓸 수 있어요.':
    'What you order as a member can be reviewed for 90 days after it has arrived.',
  '{day}까지 쓸 수 있어요': 'Until {day}',
  '{name} 후기 쓰기': 'Write a review: {name}',
  '이 후기를 지울까요? 쓸 수 있는 기간이 남아 있으면 다시 쓸 수 있어요.':
    'Delete this review? While there is time left you can write it again.',
  '다른 분께 보이지 않는 후기예요.': 'Others cannot see this review.',
  '내용을 고치면 다시 살펴볼게요.': 'Change it, and we will look at it again.',
  '상품 후기': 'Reviews',
  '오드모아의 향과 재료를 받은 분들이 남긴 후기를 모두 모았어요.':
    'Every review by people who received our scents and materials.',
}
