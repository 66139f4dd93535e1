import { useCallback, useMemo, useState } from 'react'
import { useDialog } from './dialogs.tsx'
import { type FieldErrors, goToFirst } from './field-errors.ts'

/** One message a field, by its dotted path. */
export type Messages = Record<string, string>

export type MessagesOf = {
  errors: Messages
  error: (path: string) => string | null
  /** these stand at their fields instead of what stood there; true when there are any */
  show: (wrong: Messages) => boolean
  /** the same for what the server says; what no field on screen can hold is said in a dialog */
  refused: (refusal: { errors: FieldErrors }) => boolean
  /** a message leaves when its part is touched; of a list, the server checks all rows again */
  touch: (names: readonly string[]) => void
  /** those that no longer hold leave, others stay as they are */
  keep: (stays: (path: string) => boolean) => void
  /** the message of one field, or that it has none */
  put: (path: string, message: string | null) => void
}

/** The messages of a form at their fields: what every form stands on, whatever it holds. */
export function useMessages(): MessagesOf {
  const dialog = useDialog()
  const [errors, setErrors] = useState<Messages>({})
  const show = useCallback(
    (wrong: Messages) => {
      setErrors(wrong)
      const names = Object.keys(wrong)
      if (names.length === 0) return false
      // after the messages are on the page
      requestAnimationFrame(() => {
        if (!goToFirst(names)) void dialog.error(Object.values(wrong).slice(0, 3).join('\n'))
      })
      return true
    },
    [dialog],
  )
  const keep = useCallback(
    (stays: (path: string) => boolean) =>
      setErrors((shown) => {
        const left = Object.entries(shown).filter(([path]) => stays(path))
        return left.length === Object.keys(shown).length ? shown : Object.fromEntries(left)
      }),
    [],
  )
  return useMemo(
    () => ({
      errors,
      error: (path) => errors[path] ?? null,
      show,
      refused: (refusal) => show(firstOfEach(refusal.errors)),
      touch: (names) => keep((path) => !names.includes(path.split('.')[0] ?? path)),
      keep,
      put: (path, message) =>
        message === null
          ? keep((one) => one !== path)
          : setErrors((shown) => ({ ...shown, [path]: message })),
    }),
    [errors, show, keep],
  )
}

/** The first message of each field. */
export function firstOfEach(errors: FieldErrors): Messages {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, [first]]) => (first ? [[path, first]] : [])),
  )
}
