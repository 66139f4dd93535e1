import { useCallback, useRef, useState } from 'react'
import { type FieldErrors, groupErrors } from './field-errors.ts'
import { firstOfEach, type Messages, useMessages } from './use-messages.ts'

type Values = Record<string, string | boolean>

/** Why a field is wrong, as a finished sentence; null when it is right. Pure, so that the server may use the same. */
export type CheckField<T> = (name: keyof T & string, values: T) => string | null

export type Fields<T extends Values> = {
  values: T
  errors: Messages
  set: <K extends keyof T & string>(name: K, value: T[K]) => void
  setAll: (values: Partial<T>) => void
  /** spread onto a field: name, value, onChange, onBlur, error */
  bind: <K extends keyof T & string>(
    name: K,
  ) => {
    name: K
    value: T[K]
    onChange: (value: T[K]) => void
    onBlur: () => void
    error: string | null
  }
  /** spread onto a Checkbox */
  bindTick: <K extends keyof T & string>(
    name: K,
  ) => { name: K; checked: boolean; onChange: (checked: boolean) => void; error: string | null }
  /** checks the named fields (all unless told); goes to the first that is wrong */
  checkAll: (names?: (keyof T & string)[]) => boolean
  /** shows a refusal at the fields it names; true when it names any */
  refused: (refusal: { errors: FieldErrors }) => boolean
  reset: (values?: T) => void
}

/**
 * Keeps what is typed, checks a field when it is left, and takes the message away as soon as it is right.
 * `shownAs` says which field shows what the wire calls otherwise.
 */
export function useFields<T extends Values>(
  initial: T,
  check: CheckField<T> = () => null,
  shownAs: Record<string, keyof T & string> = {},
): Fields<T> {
  const [values, setValues] = useState(initial)
  const { errors, error, show, keep, put } = useMessages()
  const latest = useRef(values)
  latest.current = values

  const setAll = useCallback(
    (part: Partial<T>) => {
      const next = { ...latest.current, ...part }
      latest.current = next
      setValues(next)
      // a message leaves once its field is right; it never comes while typing
      keep((name) => !(name in part) || check(name, next) !== null)
    },
    [check, keep],
  )
  const set: Fields<T>['set'] = (name, value) => setAll({ [name]: value } as unknown as Partial<T>) // one key of T with its value

  return {
    values,
    errors,
    set,
    setAll,
    bind: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      onBlur: () => put(name, check(name, latest.current)),
      error: error(name),
    }),
    bindTick: (name) => ({
      name,
      checked: values[name] === true,
      onChange: (checked) => setAll({ [name]: checked } as unknown as Partial<T>), // as above
      error: error(name),
    }),
    checkAll: (names = Object.keys(values)) => {
      const wrong: Messages = {}
      for (const name of names) {
        const why = check(name, latest.current)
        if (why) wrong[name] = why
      }
      return !show(wrong)
    },
    refused: (refusal) =>
      show(
        Object.fromEntries(
          Object.entries(firstOfEach(groupErrors(refusal.errors))).map(([name, message]) => [
            shownAs[name] ?? name,
            message,
          ]),
        ),
      ),
    reset: (next = initial) => {
      setValues(next)
      show({})
    },
  }
}
