import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draft } from '../../../admin/ui/draft.ts'
import { useAct } from '../../../admin/ui/use-act.ts'
import type { Refusal } from '../../../kernel/client.ts'
import { call } from '../../../kernel/queries.ts'
import { useT } from '../../../ui/language.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { adminEntries } from '../admin-contract.ts'
import { type EntryValues, type KindSpec, valuesOf } from './kinds.ts'

export type Stored = { id: number; version: number } & Record<string, unknown>

/** Saves one form; when somebody else saved it first, both are brought together before the next try. */
export function useSaveEntry(spec: KindSpec, draft: Draft<EntryValues>, stored: Stored | null) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, act } = useAct()
  const { kind } = spec
  const [version, setVersion] = useState(stored?.version ?? 0)
  const [met, setMet] = useState<'merged' | 'both' | null>(null)
  const refused = (refusal: Refusal) => refusal.status === 422 && draft.refuse(refusal.errors)
  const params = { kind, id: String(stored?.id ?? '') }

  function keep(answer: { data: Record<string, unknown> }): Stored {
    const saved = answer.data as Stored // the server answers the stored form
    draft.saved(valuesOf(spec, saved))
    setVersion(saved.version)
    setMet(null)
    for (const path of [adminEntries.list.path, adminEntries.show.path]) void client.invalidateQueries({ queryKey: [path] })
    return saved
  }

  async function meet() {
    const theirs = await act(() => call(adminEntries.show, { params }))
    if (!theirs) return
    const saved = theirs.data as Stored // the server answers the stored form
    setMet(draft.meet(valuesOf(spec, saved)).length ? 'both' : 'merged')
    setVersion(saved.version)
    window.scrollTo({ top: 0 })
  }

  return {
    busy,
    met,
    dismiss: () => setMet(null),
    create: async (): Promise<number | null> => {
      const answer = await act(() => call(adminEntries.create, { params: { kind }, body: draft.value }), refused)
      if (!answer) return null
      toast(t('저장했어요. 가게에 바로 보여요.'))
      return keep(answer).id
    },
    save: async () => {
      let conflict = false
      const answer = await act(
        () => call(adminEntries.save, { params, body: { version, form: draft.value } }),
        (refusal) => {
          conflict = refusal.status === 409
          return conflict || refused(refusal)
        },
      )
      if (conflict) await meet()
      if (!answer) return
      keep(answer)
      toast(t('저장했어요. 가게에 바로 보여요.'))
    },
    remove: () => act(() => call(adminEntries.remove, { params })),
  }
}
