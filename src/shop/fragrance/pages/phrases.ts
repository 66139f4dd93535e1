/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '의뢰한 내용과 처방을 서로 밖에 알리지 않기로 약속해요.':
    'Both of us keep the brief and the recipe to ourselves, and I promise it.',
  '견적과 그만둘 때 돌려받는 돈을 읽었고 동의해요.':
    'I have read the offer and what goes back when it is given up, and agree.',
  '견적 수락하기': 'Accept the offer',
  '샘플은 어땠나요': 'How are the samples?',
  별점: 'Rating',
  '어떻게 할까요': 'What shall we do with it?',
  한마디: 'A word',
  '의견 보내기': 'Send my ratings',
  '향 승인': 'Approve a fragrance',
  '승인할 샘플': 'The sample to approve',
  '승인하는 분 이름': 'Name of who approves',
  '주문에 맞춰 만드는 상품이라 승인한 뒤에는 단순 변심으로 취소하거나 반품할 수 없다는 점에 동의해요. 잘못 만들어졌거나 망가진 것은 바꿔 드려요.':
    'This is made to order: I agree that after my approval it cannot be cancelled or returned for a change of mind. What is made wrongly or broken is replaced.',
  '이 향으로 승인하기': 'Approve this fragrance',
  '그만두는 이유': 'Reason for giving it up',
  '의뢰 그만두기': 'Give it up',
  '의뢰를 그만둘까요?': 'Give it up?',
  '그만두면 다시 이어 갈 수 없어요.': 'It cannot be taken up again.',
  '금액이나 약속을 고치고 싶다면': 'Another price or promise?',
  '문의를 남겨 주세요': 'Write to us',
  '고친 견적은 이 링크에 그대로 보여요.': 'The changed offer comes under this same link.',
  '커스텀 향 진행 상황': 'Your custom fragrance',
  '{day}까지 유효해요': 'Valid until {day}',
  '견적 내용': 'The offer',
  '샘플은 {count}번까지 보내 드려요.': 'Up to {count} rounds of samples.',
  '받은 샘플': 'Your samples',
  '그만둘 때 돌려받는 돈': 'What goes back when it is given up',
  '견적을 읽고 수락하면 계약금을 결제할 수 있어요.':
    'Read the offer and accept it to pay the deposit.',
  '계약금을 결제하면 조향을 시작해요.': 'We begin once the deposit is paid.',
  '조향사가 첫 샘플을 만들고 있어요.': 'The perfumer is making the first samples.',
  '샘플을 맡아 보고 별점과 의견을 남겨 주세요.': 'Smell the samples and leave stars and a word.',
  '의견을 받았어요. 다음 샘플을 만들거나, 마음에 든 향을 승인해 주세요.':
    'Thank you for the ratings. Wait for more samples, or approve the one you like.',
  '잔금을 받았어요. 곧 제작을 시작해요.': 'The balance has come. Making begins soon.',
  '잔금을 결제하면 제작을 시작해요.': 'Making begins once the balance is paid.',
  '승인한 향을 만들고 있어요.': 'The fragrance you approved is being made.',
  '보내 드렸어요. 송장번호 {waybill}': 'On its way. Tracking number {waybill}',
  '함께해 주셔서 고마워요.': 'Thank you for making it with us.',
  '그만두셨어요. 돌려 드릴 금액은 {amount}이에요.':
    'You have given it up. {amount} goes back to you.',
  '공방의 사정으로 그만두었어요. {amount}을 돌려 드려요.':
    'We could not go on with it. {amount} goes back to you.',
  '유효 기간이 지난 견적이에요. 다시 원하시면 새 견적을 부탁해 주세요.':
    'This offer has lapsed. Ask for another if you still wish.',
  '지금 할 일': 'What is next',
  '계약금 결제하기': 'Pay the deposit',
  '잔금 결제하기': 'Pay the balance',
  '다시 의뢰하기': 'Ask again',
}
