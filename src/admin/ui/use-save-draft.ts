import { useState } from 'react'
import type { Refusal } from '#kernel/client.ts'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import type { Draft } from './draft.ts'

/** How a thing with a version is made, read and written, and what follows. */
export type SaveDoor<Form extends object, Stored extends { version: number }> = {
  create: (form: Form) => Promise<{ data: Stored }>
  load: () => Promise<{ data: Stored }>
  save: (form: Form, version: number) => Promise<{ data: Stored }>
  formOf: (stored: Stored) => Form
  /** whatever showed the older one asks anew */
  kept: (answer: { data: Stored }) => void
  /** says what became of it, from the answer */
  told: (stored: Stored, isNew: boolean) => string
}

/** Saves a form. When somebody else saved first, their parts come in, mine stay, and the next save counts from theirs. */
export function useSaveDraft<Form extends object, Stored extends { version: number }>(
  draft: Draft<Form>,
  stored: Stored | null,
  door: SaveDoor<Form, Stored>,
) {
  const toast = useToast()
  const { busy, send } = useSend()
  const [version, setVersion] = useState(stored?.version ?? 0)
  /** the parts that both changed, empty when all fits together; null when nobody came between */
  const [met, setMet] = useState<(keyof Form & string)[] | null>(null)
  const refused = (refusal: Refusal) => refusal.status === 422 && draft.refused(refusal)

  function keep(answer: { data: Stored }, isNew: boolean): Stored {
    door.kept(answer)
    draft.saved(door.formOf(answer.data))
    setVersion(answer.data.version)
    setMet(null)
    toast(door.told(answer.data, isNew))
    return answer.data
  }

  async function meet() {
    const theirs = await send(door.load)
    if (!theirs) return
    setMet(draft.meet(door.formOf(theirs.data)))
    setVersion(theirs.data.version)
    window.scrollTo({ top: 0 })
  }

  return {
    busy,
    send,
    met,
    version,
    setVersion,
    dismiss: () => setMet(null),
    create: async (): Promise<Stored | null> => {
      const answer = await send(() => door.create(draft.value), refused)
      return answer ? keep(answer, true) : null
    },
    save: async () => {
      let conflict = false
      const answer = await send(
        () => door.save(draft.value, version),
        (refusal) => {
          conflict = refusal.status === 409
          return conflict || refused(refusal)
        },
      )
      if (conflict) await meet()
      if (answer) keep(answer, false)
    },
  }
}
