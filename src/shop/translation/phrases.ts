/** The English of this domain's messages. */
export const phrases: Record<string, string> = {
  '고를 수 없는 언어예요.': 'This language cannot be chosen.',
  '한 문장은 500자까지예요.': 'A phrase may have up to 500 characters.',
  '한 번에 50개까지 보낼 수 있어요.': 'Up to 50 at a time.',
  '번역을 적어 주세요.': 'Please write the translation.',
  '번역은 500자까지예요.': 'A translation may have up to 500 characters.',
  '중괄호 자리({ })는 원문과 똑같이 남겨 주세요.':
    'Keep the places in braces ({ }) exactly as in the original.',
  '문장을 골라 주세요.': 'Please choose phrases.',
  '한 번에 고를 수 있는 만큼만 골라 주세요.': 'That is more than can be chosen at a time.',
  '위에서 다른 영어로 적은 문장이에요.': 'A row above has another English text for this phrase.',
  '파일이 너무 커요. 2MB까지 올릴 수 있어요.': 'The file is too large. Up to 2 MB, please.',
  '그사이 다른 직원이 이 문장을 고쳤어요. 새로 불러온 내용을 확인해 주세요.':
    'Somebody else has changed this phrase in the meantime. Please look at what it says now.',
  '처음 문구로 되돌렸어요.': 'Back to the first wording.',
  '{count}개를 번역하지 않기로 했어요.': '{count} will stay untranslated.',
  '연결된 번역 서비스가 없어요.': 'No translation service is connected.',
  '{all}개 가운데 {count}개의 제안을 받았어요.': 'Proposals for {count} of {all}.',
  '번역 서비스에 닿지 못했어요. 잠시 뒤에 다시 시도해 주세요.':
    'The translation service cannot be reached. Please try again in a moment.',
  '번역 서비스의 답을 읽지 못했어요. 잠시 뒤에 다시 시도해 주세요.':
    'The answer of the translation service could not be read. Please try again in a moment.',
  '첫 줄에 phrase 와 english 열이 있어야 해요.':
    'The first line must name the columns phrase and english.',
  '한 번에 10,000줄까지 올릴 수 있어요.': 'Up to 10,000 lines at a time.',
  '가게에 없는 문장이에요.': 'The shop has no such phrase.',
}
