import type { Asks, EngravedFace } from '#shop/catalog/asks-contract.ts'

export const faceNames: Record<EngravedFace, string> = {
  serif: '명조체',
  sans: '고딕체',
  roman: '로만체',
}

export const askNames: Record<Asks['kind'], string> = {
  initials: '새길 이니셜',
  name: '새길 이름',
  date: '새길 날짜',
  message: '새길 문구',
}

/** "새길 이니셜: J.K. (명조체)": what a paper, a mail and a sheet say of a line; the face is always named there. */
export function wordsTold(
  { ct_text, ct_asks }: { ct_text: string; ct_asks?: Asks | null },
  say: (phrase: string) => string,
): { label: string; words: string } | null {
  if (!ct_text) return null
  const { letters, face } = readEngraving(ct_text)
  const cut = face ?? ct_asks?.faces[0]
  return {
    label: say(ct_asks ? askNames[ct_asks.kind] : cut ? '새길 글자' : '카드에 적을 말'),
    words: cut ? `${letters} (${say(faceNames[cut])})` : ct_text,
  }
}

/** Letters and face of one text: whoever cuts them is handed both, and two lines with other letters or faces are two. */
export function readEngraving(text: string): { letters: string; face: EngravedFace | null } {
  const [, letters = '', named] = /^([\s\S]*?)\n?\[([^[\]\n]+)\]$/.exec(text) ?? []
  const face = Object.entries(faceNames).find(([, name]) => name === named)?.[0]
  // a key of the names above
  return face ? { letters, face: face as EngravedFace } : { letters: text, face: null }
}

/** The first face of an option goes without saying. */
export function engravingText(letters: string, face: EngravedFace | null, asks: Asks): string {
  return face === null || face === asks.faces[0] ? letters : `${letters}\n[${faceNames[face]}]`
}
