/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '두 글자 이상 적어 주세요.': 'Enter at least two characters.',
  '보기 이름을 적어 주세요.': 'Name the view.',
  '보기는 목록마다 8개까지예요. 하나를 지운 뒤 저장해 주세요.':
    'Each list keeps up to 8 views. Drop one, then save.',
}
