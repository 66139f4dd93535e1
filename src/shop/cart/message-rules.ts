import { withoutCards } from '#kernel/card-numbers.ts'
import type { PhraseParams } from '#kernel/translate.ts'

/** What a hand writes and the packing slip prints: Hangul, Latin, kana, figures, the signs of a letter. */
const writable =
  /^[\n !-;=?-~가-힣ㄱ-ㆎ\u00c0-\u024f\u1e00-\u1effぁ-ゖァ-ー…“”‘’·—–、。「」♥♡★☆♪₩€£¥°]$/u

/** One character is what a reader counts as one: a family emoji is one, however many codes it has. */
export function charactersOf(text: string): string[] {
  return [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  )
}

/** As it is kept: composed, without signs nobody sees, without empty lines; a card number is hidden. */
export function cleanMessage(typed: string): string {
  const seen = typed
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/(?!\n)[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
  const lines = seen.split('\n').map((line) => line.replace(/ {2,}/g, ' ').trim())
  return withoutCards(lines.filter(Boolean).join('\n'))
}

/** Why these words cannot go on the card; null when they can. `most` 0: nothing is written on this option. */
export function whyBadMessage(
  text: string,
  most: number,
): { phrase: string; params: PhraseParams } | null {
  if (most === 0) return text ? { phrase: '글을 적지 않는 옵션이에요.', params: {} } : null
  const characters = charactersOf(text)
  if (characters.length === 0) return { phrase: '카드에 적을 말을 적어 주세요.', params: {} }
  if (characters.length > most)
    return {
      phrase: '카드에는 {most}자까지 적을 수 있어요. 지금은 {count}자예요.',
      params: { most, count: characters.length },
    }
  const foreign = [...new Set(characters.filter((one) => !writable.test(one)))]
  return foreign.length
    ? {
        phrase:
          '손으로 옮겨 적을 수 없는 글자가 있어요: {signs} 한글, 영문, 숫자, 문장부호로 적어 주세요.',
        params: { signs: foreign.slice(0, 5).join(' ') },
      }
    : null
}
