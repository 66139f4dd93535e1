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

/** The words of a card in one line of a list or a mail. */
export function quotedWords(text: string): string {
  return text && `“${text.replaceAll('\n', ' / ')}”`
}
