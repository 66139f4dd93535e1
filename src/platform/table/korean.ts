import { cptable } from '@e965/xlsx/dist/cpexcel.full.mjs'

const letters: Record<number, string | undefined> = cptable[949]?.dec ?? {}
const lost = '\uFFFD'

/** The code page of this country with all its syllables: the engine's own reader of it lacks 8,822, and names such as 설믜 with them. */
export function readKorean(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at] ?? 0
    const letter = first < 0x80 ? undefined : letters[(first << 8) | (bytes[at + 1] ?? 0)]
    if (letter) at++
    text += first < 0x80 ? String.fromCharCode(first) : (letter ?? lost)
  }
  return text
}
