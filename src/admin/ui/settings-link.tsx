import type { ReactNode } from 'react'
import { adminPaths } from '#kernel/admin-paths.ts'
import type { SettingName } from '#shop/setting/contract.ts'
import { useStaff } from './staff.ts'

/** The way to what the settings decide of this form, for those who may open them. */
export function SettingsLink({ group, children }: { group: SettingName; children: ReactNode }) {
  const staff = useStaff()
  if (!staff.sees('settings')) return null
  return (
    <p className="text-caption text-ink-700">
      <a
        href={adminPaths.settings({ group })}
        className="underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {children}
      </a>
    </p>
  )
}
