import { sideNote } from './side-note.ts'

const texts = sideNote<string>('text')

/** Keeps the JSON that an answer was read from beside it: nobody changes such an answer. */
export function rememberText(answer: unknown, text: string) {
  if (answer && typeof answer === 'object') texts.note(answer, text)
}

/** The JSON of an answer, as it came where that is known. */
export function toldText(answer: unknown): string {
  const known = answer && typeof answer === 'object' ? texts.of(answer) : undefined
  return known ?? JSON.stringify(answer)
}
