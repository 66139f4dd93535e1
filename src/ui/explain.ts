import { Refusal } from '#kernel/client.ts'
import type { FieldErrors } from './field-errors.ts'
import { type Translate, useT } from './language.tsx'

/** What a call that failed says: at its fields, in words of its own, or nothing because the door asks already. */
export type Told = { fields: FieldErrors; words: string | null }

/**
 * The one reading of a failed call. Whoever is nobody (401) is asked to log in by the door itself;
 * no answer at all says so, in words of the caller where it knows better what to look at first.
 */
export function explain(t: Translate, error: unknown, lost?: string): Told {
  if (!(error instanceof Refusal) || (!error.message && !Object.keys(error.errors).length))
    return {
      fields: {},
      words: lost ?? t('답을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.'),
    }
  if (error.status === 401) return { fields: {}, words: null }
  return { fields: error.errors, words: error.message || null }
}

/** The same as one sentence, for where no field is: the first of the fields, else of the whole. */
export function inWords(t: Translate, error: unknown, lost?: string): string {
  const { fields, words } = explain(t, error, lost)
  return Object.values(fields)[0]?.[0] ?? words ?? ''
}

/** `inWords` in the words of this page. */
export function useInWords() {
  const t = useT()
  return (error: unknown, lost?: string) => inWords(t, error, lost)
}
