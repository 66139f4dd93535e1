import { paths } from '#kernel/paths.ts'
import { isBottle } from './bottle-rules.ts'
import { isClass } from './class-rules.ts'
import { faceNames, readEngraving } from './engraved-rules.ts'

type Named = {
  io_type: number
  it_name: string
  it_name_en: string
  ct_option: string
  ct_option_en: string
}

/** What a line is called: goods by their name, an add-on by its own, with the goods it goes with below. */
export function lineWords(
  { io_type, it_name, it_name_en, ct_option, ct_option_en }: Named,
  pick: (ko: string, en: string) => string,
): { title: string; detail: string } {
  const name = pick(it_name, it_name_en)
  const option = pick(ct_option, ct_option_en)
  return io_type === 1 && option
    ? { title: option, detail: name }
    : { title: withoutOtherSize(name, option), detail: option }
}

const size = /(\d[\d.,]*) ?(ml|l|g|kg)(?![a-z])/i

/** "라벤더 오일 10 ml" of which 30 ml were chosen is a "라벤더 오일": the size that was chosen stands beside it. */
function withoutOtherSize(name: string, option: string): string {
  const [own, chosen] = [size.exec(name), size.exec(option)]
  const told = own && name.slice(own.index).trim() === own[0].trim()
  const differs = own && chosen && `${own[1]}${own[2]}` !== `${chosen[1]}${chosen[2]}`
  return told && differs && own.index > 0 ? name.slice(0, own.index).trim() : name
}

/** Where a line's name leads: to the goods, to the class, or to the designer. */
export function linePath(line: { io_type: number; it_id: string; io_no?: number }): string {
  if (isClass(line)) return paths.tssa.class(Number(line.it_id.replace('class-', '')))
  if (isBottle(line)) return paths.bottle()
  return paths.product(line.it_id, line.io_type === 0 ? line.io_no : undefined)
}

/** The words of a card or an engraving in one line of a list or a mail. */
export function quotedWords(text: string, say: (phrase: string) => string): string {
  const { letters, face } = readEngraving(text)
  return text && `“${letters.replaceAll('\n', ' / ')}”${face ? ` (${say(faceNames[face])})` : ''}`
}
