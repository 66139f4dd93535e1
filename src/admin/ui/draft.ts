import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldErrors } from '#ui/field-errors.ts'
import { type Messages, useMessages } from '#ui/use-messages.ts'
import { changedParts, mergeDraft, sameJson } from './merge-draft.ts'
import { recallJson, remember } from './remembered.ts'
import { useStaff } from './staff.ts'

export type Draft<T extends object> = {
  value: T
  set: (part: Partial<T>) => void
  /** the message of a dotted field such as `options.0.io_id` */
  error: (path: string) => string | null
  errors: Messages
  /** parts that differ from what is stored */
  changed: (keyof T & string)[]
  /** what was typed earlier and not saved is in the form */
  restored: boolean
  /** the server's messages, shown at their fields; goes to the first */
  refused: (refusal: { errors: FieldErrors }) => boolean
  /** this is what is stored now */
  saved: (stored: T) => void
  /** something was stored by itself: changes what is stored and what is typed alike */
  patch: (change: (form: T) => T) => void
  /** takes what somebody else saved; answers the parts that both changed */
  meet: (theirs: T) => (keyof T & string)[]
  reset: () => void
}

type Options<T> = {
  same?: typeof sameJson
  /** what a new thing begins with where nothing was typed earlier; all of it waits to be saved */
  first?: T
}
type Kept<T> = { base: T; value: T }

/** A form of any depth over what is stored. What is typed outlives a lost page until it is saved or thrown away. */
export function useDraft<T extends object>(
  name: string,
  stored: T,
  { same = sameJson, first = stored }: Options<T> = {},
): Draft<T> {
  const { mb_id } = useStaff()
  const key = `odemoa/admin/draft/${name}/${mb_id}`
  const [typed] = useState(() => begin(key, stored, same))
  const [base, setBase] = useState(stored)
  const [value, setValue] = useState(typed === stored ? first : typed)
  const [restored, setRestored] = useState(typed !== stored)
  const messages = useMessages()
  const latest = useRef(value)
  latest.current = value
  const changed = useMemo(() => changedParts(base, value, same), [base, value, same])

  useEffect(() => {
    const timer = setTimeout(
      () =>
        remember(key, changed.length ? JSON.stringify({ base, value } satisfies Kept<T>) : null),
      400,
    )
    return () => clearTimeout(timer)
  }, [key, base, value, changed])

  function put(next: T) {
    latest.current = next
    setValue(next)
  }

  return {
    value,
    changed,
    restored: restored && changed.length > 0,
    errors: messages.errors,
    error: messages.error,
    refused: messages.refused,
    set: (part) => {
      put({ ...latest.current, ...part })
      messages.touch(Object.keys(part))
    },
    saved: (next) => {
      setBase(next)
      put(next)
      messages.show({})
      setRestored(false)
      remember(key, null)
    },
    patch: (change) => {
      setBase(change)
      put(change(latest.current))
    },
    meet: (theirs) => {
      const { value: merged, both } = mergeDraft(base, latest.current, theirs, same)
      setBase(theirs)
      put(merged)
      return both
    },
    reset: () => {
      put(first === stored ? base : first)
      messages.show({})
      setRestored(false)
      remember(key, null)
    },
  }
}

function begin<T extends object>(key: string, stored: T, same: typeof sameJson): T {
  // what it holds is looked at below
  const kept = recallJson(key) as Partial<Kept<T>> | null
  if (!kept?.base || !kept.value) return stored
  // the form may have got new parts since
  const mine = { ...stored, ...kept.value }
  return changedParts(kept.base, mine, same).length
    ? mergeDraft({ ...stored, ...kept.base }, mine, stored, same).value
    : stored
}
