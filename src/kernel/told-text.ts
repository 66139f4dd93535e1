const texts = new WeakMap<object, string>()

/** Keeps the JSON that an answer was read from beside it: nobody changes such an answer. */
export function rememberText(answer: unknown, text: string) {
  if (answer && typeof answer === 'object') texts.set(answer, text)
}

/** The JSON of an answer, as it came where that is known. */
export function toldText(answer: unknown): string {
  const known = answer && typeof answer === 'object' ? texts.get(answer) : undefined
  return known ?? JSON.stringify(answer)
}
