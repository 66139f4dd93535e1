import { withoutValues } from './log.ts'

const longest = 300

/** Words that may be kept and grouped: mail addresses, keys, numbers of people and orders, and quoted pieces of what was sent are left out. */
export function keptWords(words: string, most = longest): string {
  return (
    words
      // Node repeats what it could not read
      .replace(/(Unexpected \w+).*?(is not valid JSON|in JSON)/gs, '$1 … $2')
      .replace(/[^\s"'<>()@]{1,64}@[^\s"'<>()]{1,255}/g, '‹mail›')
      .replace(/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}/g, '‹key›')
      .replace(/\+?\d[\d-]{3,}/g, '#')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, most)
  )
}

/** A statement's text without its lists, so that the same question of another length is the same statement. */
export function keptStatement(text: string): string {
  return keptWords(text.replace(/\$\d+(?:, ?\$\d+)+/g, '$…'), 1_200)
}

export type Fault = { words: string; place: string; request: string }

/** What is kept of a line that was logged as an error. */
export function faultOf(given: readonly unknown[]): Fault {
  const [first, second] = given
  const fields: Told = typeof first === 'object' && first !== null ? first : {}
  const said = typeof first === 'string' ? first : typeof second === 'string' ? second : ''
  const failure = withoutValues(fields.err ?? fields.error)
  return {
    words: keptWords(failureWords(failure) || said),
    place: keptWords(String(fields.where ?? fields.task ?? fields.job ?? said)),
    request: typeof fields.request === 'string' ? fields.request : '',
  }
}

type Told = Partial<Record<'err' | 'error' | 'where' | 'task' | 'job' | 'request', unknown>>

function failureWords(failure: unknown): string {
  if (typeof failure === 'string') return failure
  if (typeof failure !== 'object' || failure === null) return ''
  const { message, why, code }: Partial<Record<'message' | 'why' | 'code', unknown>> = failure
  return [why, message, code].filter(Boolean).join(' · ')
}
