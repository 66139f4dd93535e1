import type { ReactNode } from 'react'
import type { SettingName } from '#shop/setting/contract.ts'
import type { Draft } from './draft.ts'
import { FormFrame } from './form-frame.tsx'
import { type GroupDoor, type GroupForm, useSaveGroup } from './use-save-group.ts'

type Props<Name extends SettingName> = {
  name: Name
  draft: Draft<GroupForm<Name> & object>
  version: number
  /** another door than that of all settings */
  door?: GroupDoor<Name>
  children: ReactNode
}

/** A group of settings in the frame of every form. */
export function GroupFrame<Name extends SettingName>({
  name,
  draft,
  version,
  door,
  children,
}: Props<Name>) {
  const saving = useSaveGroup(name, draft, version, door)
  return (
    <FormFrame draft={draft} saving={saving}>
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </FormFrame>
  )
}
