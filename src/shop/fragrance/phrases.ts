/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '비밀을 지키기로 한 약속을 읽고 동의해 주세요.': 'Please read the promise of secrecy and agree.',
  '잔금을 받은 뒤에 제작을 시작할 수 있어요.': 'Making can begin once the balance has come.',
  '지금 상태에서는 할 수 없는 일이에요. 새로 불러와서 확인해 주세요.':
    'That cannot be done from where it stands. Reload and look again.',
  '이미 수락한 견적이에요. 계약금을 결제해 주세요.':
    'You have accepted it already. Please pay the deposit.',
  '이미 시작했거나 끝난 견적이에요.': 'This has begun or ended already.',
  '유효 기간이 지난 견적이에요. 새 견적을 부탁해 주세요.':
    'This offer has lapsed. Please ask for another.',
  '보낸 샘플의 의견을 기다리고 있어요. 의견을 받은 뒤 다음 샘플을 보내 주세요.':
    'The samples that were sent are not rated yet. Send the next ones after that.',
  '계약금을 받은 뒤에 샘플을 보낼 수 있어요.': 'Samples can be sent once the deposit has come.',
  '견적에 적은 샘플 횟수를 다 썼어요. 새 견적을 보내 주세요.':
    'All rounds of samples of the offer are used. Please send another offer.',
  '의견을 기다리는 샘플이 없어요.': 'No samples wait for a rating.',
  '아직 받은 샘플이 없거나 이미 승인했어요.':
    'There are no samples yet, or one is approved already.',
  '이미 승인했거나 끝난 일이라 그만둘 수 없어요. 고객센터로 알려 주세요.':
    'It is approved or over and cannot be given up. Please tell customer service.',
  '고를 수 없는 값이에요.': 'This cannot be chosen.',
  '금액을 적어 주세요.': 'Enter the amount.',
  '금액이 너무 커요.': 'The amount is too large.',
  '환불 기준을 읽고 동의해 주세요.': 'Please read the refund table and agree.',
  '별점을 골라 주세요.': 'Choose the stars.',
  '어떻게 할지 골라 주세요.': 'Choose what to do with it.',
  '맞춤 제작에 동의해 주세요.': 'Please agree that it is made to order.',
  '견적을 한 줄 이상 적어 주세요.': 'Enter at least one line.',
  '샘플은 한 번부터예요.': 'At least one round.',
  '날짜를 골라 주세요.': 'Choose a day.',
  '샘플 이름을 하나 이상 적어 주세요.': 'Enter the name of at least one sample.',
  '그사이 의뢰가 바뀌었어요. 새로 불러와서 확인해 주세요.':
    'The request has changed meanwhile. Reload and look again.',
  '샘플마다 별점을 골라 주세요.': 'Choose the stars of each sample.',
  '받은 샘플 가운데 골라 주세요.': 'Choose one of the samples you were sent.',
  '계약금은 합계보다 클 수 없어요.': 'The deposit cannot be more than the total.',
  '오늘이나 그 뒤의 날짜를 골라 주세요.': 'Choose today or a later day.',
  '샘플마다 다른 이름을 적어 주세요.': 'Give each sample a name of its own.',
  '이유를 적어 주세요.': 'Enter the reason.',
  '송장번호를 적어 주세요.': 'Enter the waybill number.',
  '커스텀 향 계약금': 'Custom fragrance: deposit',
  '커스텀 향 잔금': 'Custom fragrance: balance',
  '커스텀 향 의뢰가 끝났어요.': 'The work on the fragrance has ended.',
}
