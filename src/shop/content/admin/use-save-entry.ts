import { useQueryClient } from '@tanstack/react-query'
import type { Draft } from '#admin/ui/draft.ts'
import { toldSaved } from '#admin/ui/told-saved.ts'
import { useSaveDraft } from '#admin/ui/use-save-draft.ts'
import { call } from '#kernel/queries.ts'
import { adminEntries } from '#shop/content/admin-contract.ts'
import { useT } from '#ui/language.tsx'
import type { EntryValues, KindSpec } from './kinds/spec.ts'
import { valuesOf } from './kinds.ts'
import { standingOfEntry } from './standing.ts'

export type Stored = { id: number; version: number } & Record<string, unknown>

/** Saves one form of any kind of content. */
export function useSaveEntry(spec: KindSpec, draft: Draft<EntryValues>, stored: Stored | null) {
  const t = useT()
  const client = useQueryClient()
  const { kind } = spec
  const params = { kind, id: stored?.id ?? 0 }
  const { send, ...saving } = useSaveDraft(draft, stored, {
    create: async (form) =>
      storedIn(await call(adminEntries.create, { params: { kind }, body: form })),
    load: async () => storedIn(await call(adminEntries.show, { params })),
    save: async (form, version) =>
      storedIn(await call(adminEntries.save, { params, body: { version, form } })),
    formOf: (saved) => valuesOf(spec, saved),
    kept: () => {
      for (const { path } of [adminEntries.list, adminEntries.show])
        void client.invalidateQueries({ queryKey: [path] })
    },
    told: (saved) => toldSaved(t, t('저장했어요.'), standingOfEntry(spec, saved)),
  })
  return {
    ...saving,
    remove: () => send(() => call(adminEntries.remove, { params })),
  }
}

function storedIn(answer: { data: Record<string, unknown> }): { data: Stored } {
  return { data: answer.data as Stored } // the server answers the stored form
}
