import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '#kernel/queries.ts'
import { adminSettings, type SettingName, type Settings, settings } from '#shop/setting/contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import type { Draft } from './draft.ts'

/** A group as a form holds it: lists stand under `rows`, so that every form is an object. */
export type GroupForm<Name extends SettingName> = Settings[Name] extends readonly (infer Row)[]
  ? { rows: Row[] }
  : Settings[Name]

export function formOfGroup<Name extends SettingName>(value: Settings[Name]): GroupForm<Name> {
  return (Array.isArray(value) ? { rows: value } : value) as GroupForm<Name> // the two branches of the type
}

function groupOfForm(form: object): unknown {
  return 'rows' in form ? form.rows : form
}

/** How a group is read and written, and what must be asked anew then. */
export type GroupDoor<Name extends SettingName> = {
  load: () => Promise<{
    data: { values: { [N in Name]: Settings[N] }; versions: Record<string, number> }
  }>
  save: (value: unknown, version: number) => Promise<{ data: { version: number } }>
  key: readonly unknown[]
}

/** The door of the owner, through which every group goes. */
function ownersDoor<Name extends SettingName>(name: Name): GroupDoor<Name> {
  return {
    load: () => call(adminSettings.show, {}),
    save: (value, version) =>
      call(adminSettings.save, { params: { name }, body: { value, version } }),
    key: queryOf(adminSettings.show, {}).queryKey,
  }
}

/** Saves one group; when somebody else saved it first, both are brought together before the next try. */
export function useSaveGroup<Name extends SettingName>(
  name: Name,
  draft: Draft<GroupForm<Name> & object>,
  stored: number,
  door: GroupDoor<Name> = ownersDoor(name),
) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [version, setVersion] = useState(stored)
  const [met, setMet] = useState<(keyof GroupForm<Name> & string)[] | null>(null)
  const { key } = door

  async function save() {
    const form = draft.value
    const isList = 'rows' in form
    let conflict = false
    const answer = await send(
      () => door.save(groupOfForm(form), version),
      (refusal) => {
        conflict = refusal.status === 409
        if (conflict || refusal.status !== 422) return conflict
        const { '': general, ...rows } = refusal.errors
        if (general?.[0]) void dialog.error(general[0])
        // the server names rows by number; the form keeps them under `rows`
        return (
          draft.refused({
            errors: Object.fromEntries(
              Object.entries(rows).map(([path, messages]) => [
                isList ? `rows.${path}` : path,
                messages,
              ]),
            ),
          }) || general !== undefined
        )
      },
    )
    if (conflict) {
      const theirs = await send(door.load)
      if (!theirs) return
      client.setQueryData(key, theirs)
      // every group is an object or a list, which stands in one
      setMet(draft.meet(formOfGroup<Name>(theirs.data.values[name]) as GroupForm<Name> & object))
      setVersion(theirs.data.versions[name] ?? 0)
      return
    }
    if (!answer) return
    setVersion(answer.data.version)
    setMet(null)
    draft.saved(form)
    void client.invalidateQueries({ queryKey: key })
    void client.invalidateQueries({ queryKey: [settings.show.path] })
    toast(t('설정을 저장했어요. 바로 적용돼요.'))
  }

  return { busy, met, save, dismiss: () => setMet(null) }
}
