export const phrases: Record<string, string> = {
  '여럿이 만드는 키트에 담기': 'Put it into a kit for many',
  '재료를 불러오지 못했어요': 'The materials could not be loaded',
  '계산기에서 재료와 비율까지 바꾸기': 'Change materials and shares in the calculator',
}
