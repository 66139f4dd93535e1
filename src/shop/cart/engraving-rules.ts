import type { PhraseParams } from '#kernel/translate.ts'
import type { Asks, EngravedFace, LetterSet } from '#shop/catalog/asks-contract.ts'
import { readEngraving } from './engraved-rules.ts'
import { charactersOf, whyBadMessage } from './message-rules.ts'

type Why = { phrase: string; params: PhraseParams }

/** What takes words: how many characters, and what they are where they are no card. */
export type Takes = { most: number; asks: Asks | null }

export const letterNames: Record<LetterSet, string> = {
  latin: '영문',
  hangul: '한글',
  digit: '숫자',
  sign: '기호 . & · - , ! ♥',
}

const missing: Record<Asks['kind'], string> = {
  initials: '새길 이니셜을 적어 주세요.',
  name: '새길 이름을 적어 주세요.',
  date: '새길 날짜를 적어 주세요.',
  message: '새길 문구를 적어 주세요.',
}

// brackets stay out: they hold the face
const cuts: Record<LetterSet, RegExp> = {
  latin: /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]$/u,
  hangul: /^[가-힣ㄱ-ㆎ]$/u,
  digit: /^[0-9]$/,
  sign: /^[.&·\-–,!?'’:/+♥♡]$/u,
}

/** Why these words cannot stand on what takes them; null when they can. */
export function whyBadWords(text: string, { most, asks }: Takes): Why | null {
  if (most === 0 || !asks) return whyBadMessage(text, most)
  const { letters, face } = readEngraving(text)
  if (!letters.trim()) return { phrase: missing[asks.kind], params: {} }
  if (face && !asks.faces.includes(face))
    return { phrase: '이 상품에 없는 글씨체예요. 다른 글씨체를 골라 주세요.', params: {} }
  if (asks.kind !== 'message' && letters.includes('\n'))
    return { phrase: '한 줄로 적어 주세요.', params: {} }
  const characters = charactersOf(letters)
  if (characters.length > most)
    return {
      phrase: '{most}자까지 새길 수 있어요. 지금은 {count}자예요.',
      params: { most, count: characters.length },
    }
  return whyNotCut(characters, asks, face ?? asks.faces[0] ?? 'serif')
}

function whyNotCut(characters: readonly string[], asks: Asks, face: EngravedFace): Why | null {
  const foreign = characters.filter(
    (one) => one !== ' ' && one !== '\n' && !asks.letters.some((set) => cuts[set].test(one)),
  )
  if (foreign.length > 0)
    return {
      phrase: '새길 수 없는 글자가 있어요: {signs}. 칸 아래에 적힌 글자로 적어 주세요.',
      params: { signs: [...new Set(foreign)].slice(0, 5).join(' ') },
    }
  return face === 'roman' && characters.some((one) => cuts.hangul.test(one))
    ? { phrase: '로만체에는 한글이 없어요. 다른 글씨체를 골라 주세요.', params: {} }
    : null
}
