import { paths } from '#kernel/paths.ts'
import { isBottle } from './bottle-rules.ts'
import { isClass } from './class-rules.ts'

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
  return io_type === 1 && option ? { title: option, detail: name } : { title: name, detail: option }
}

/** Where a line's name leads: to the goods, to the class, or to the designer. */
export function linePath(line: { io_type: number; it_id: string; io_no?: number }): string {
  if (isClass(line)) return paths.tssa.class(Number(line.it_id.replace('class-', '')))
  if (isBottle(line)) return paths.bottle()
  return paths.product(line.it_id, line.io_type === 0 ? line.io_no : undefined)
}

/** The words of a card in one line of a list or a mail. */
export function quotedWords(text: string): string {
  return text && `“${text.replaceAll('\n', ' / ')}”`
}
