// what is left of the world's favourite passwords once digits and signs at their ends are gone and look-alikes are read as letters
const words = new Set(
  `password passwort passwd passcode pass secret admin administrator root login welcome letmein master access hello whatever nothing
  qwerty qwertyuiop asdf asdfgh zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcdef iloveyou loveyou lovely love sunshine princess
  monkey dragon football baseball basketball soccer hockey tigger tiger lion eagle bear butterfly flower summer winter spring autumn
  superman batman spiderman pokemon naruto starwars pikachu minecraft google facebook instagram youtube apple samsung kakao naver
  michael jordan jennifer jessica ashley daniel charlie thomas andrew robert george nicole matthew joshua hannah amanda
  killer shadow hunter ranger trustno freedom computer internet server test tester testing guest user default changeme temp demo
  cheese cookie banana orange chocolate pepper ginger coffee chelsea arsenal liverpool barcelona juventus
  january february march april june july august september october november december monday friday
  korea seoul busan hanguk sarang gangnam corea dkssud dkssudgktpdy tkfkd tkfkdgo qlalfqjsgh dlswjd gksrnr rkskekfk ekfrrkfql audtlr
  odemoa tssa perfume candle diffuser fragrance`.split(/\s+/),
)

const looksLike: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Whether a guesser would have it among the first few thousand tries. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  const trimmed = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const read = (word: string) =>
    word.replace(/[@40135$!7]/g, (sign) => looksLike[sign] ?? sign).replace(/[^a-z]/g, '')
  return [
    text.replace(/[^a-z]/g, ''),
    trimmed,
    read(trimmed),
    read(text),
    read(text.replace(/[\d\W_]{1,6}$/, '')),
  ].some((word) => words.has(word))
}
