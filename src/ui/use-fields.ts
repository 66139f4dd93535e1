import { useCallback, useRef, useState } from 'react'
import { Refusal } from '#kernel/client.ts'
import { useDialog } from './dialogs.tsx'
import { goToFirst, groupErrors } from './field-errors.ts'

type Values = Record<string, string | boolean>
type Errors<T> = Partial<Record<keyof T & string, string>>

/** Why a field is wrong, as a finished sentence; null when it is right. Pure, so that the server may use the same. */
export type CheckField<T> = (name: keyof T & string, values: T) => string | null

export type Fields<T extends Values> = {
  values: T
  errors: Errors<T>
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
  /** shows a refusal at its fields, or in a dialog; true when it was one */
  refused: (error: unknown) => boolean
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
  const dialog = useDialog()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<T>>({})
  const latest = useRef(values)
  latest.current = values

  const setAll = useCallback(
    (part: Partial<T>) => {
      const next = { ...latest.current, ...part }
      latest.current = next
      setValues(next)
      // a message leaves once its field is right; it never comes while typing
      setErrors((shown) => keep(shown, (name) => !(name in part) || check(name, next) !== null))
    },
    [check],
  )
  const set: Fields<T>['set'] = (name, value) => setAll({ [name]: value } as unknown as Partial<T>) // one key of T with its value

  function leave(name: keyof T & string) {
    const why = check(name, latest.current)
    setErrors((shown) => (why ? { ...shown, [name]: why } : keep(shown, (one) => one !== name)))
  }

  function show(wrong: Errors<T>, fallback: string) {
    setErrors(wrong)
    const names = Object.keys(wrong)
    // after the messages are on the page
    requestAnimationFrame(() => {
      if (!goToFirst(names))
        void dialog.error(
          Object.values<string | undefined>(wrong).filter(Boolean).slice(0, 3).join('\n') ||
            fallback,
        )
    })
  }

  return {
    values,
    errors,
    set,
    setAll,
    bind: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      onBlur: () => leave(name),
      error: errors[name] ?? null,
    }),
    bindTick: (name) => ({
      name,
      checked: values[name] === true,
      onChange: (checked) => setAll({ [name]: checked } as unknown as Partial<T>),
      error: errors[name] ?? null,
    }),
    checkAll: (names = Object.keys(values)) => {
      const wrong: Errors<T> = {}
      for (const name of names) {
        const why = check(name, latest.current)
        if (why) wrong[name] = why
      }
      if (Object.keys(wrong).length) show(wrong, '')
      else setErrors({})
      return Object.keys(wrong).length === 0
    },
    refused: (error) => {
      if (!(error instanceof Refusal)) return false
      const wrong = Object.fromEntries(
        Object.entries(groupErrors(error.errors)).map(([name, messages]) => [
          shownAs[name] ?? name,
          messages[0],
        ]),
      ) as Errors<T>
      if (Object.keys(wrong).length) show(wrong, error.message)
      // 401 and 404 have their own dialogs
      else if (error.message && error.status !== 401) void dialog.error(error.message)
      return true
    },
    reset: (next = initial) => {
      setValues(next)
      setErrors({})
    },
  }
}

function keep<T>(errors: Errors<T>, stays: (name: keyof T & string) => boolean): Errors<T> {
  // the keys of Errors<T> are those of T
  const names = Object.keys(errors) as (keyof T & string)[]
  if (names.every(stays)) return errors
  return Object.fromEntries(names.filter(stays).map((name) => [name, errors[name]])) as Errors<T>
}
