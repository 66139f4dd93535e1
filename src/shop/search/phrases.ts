/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '말을 적어 주세요.': 'Enter a word.',
  '지웠어요.': 'Removed.',
  '말을 다시 보여요.': 'The word is shown again.',
  '한 줄에 20개까지예요.': 'A row takes up to 20.',
  '보일 이름을 적어 주세요.': 'Enter the name that is shown.',
  '페이지 주소를 적어 주세요.': 'Enter the address of the page.',
  '서로 다른 말을 두 개 이상 적어 주세요.': 'Enter at least two different words.',
  '글자나 숫자가 있는 말을 적어 주세요.': 'Enter a word with letters or figures.',
}
