export const phrases: Record<string, string> = {
  '적지 않음': 'None noted',
  '로트 고치기': 'Correct the lots',
  '로트를 적었어요.': 'Lots noted.',
  '상자에 담은 로트': 'Lots in the parcel',
  '회수하는 로트': 'recalled',
  '로트 하나 더': 'One more lot',
}
