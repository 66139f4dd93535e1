import { FilterTabs } from '#admin/ui/filter-tabs.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { useT } from '#ui/language.tsx'

type Section = 'log' | 'templates' | 'bells'

/** The three pages on what the shop tells, those that this person may open. */
export function SectionTabs({ now }: { now: Section }) {
  const t = useT()
  const { role, sees } = useStaff()
  const may: Record<Section, boolean> = {
    log: sees('orders'),
    templates: sees('contents') || sees('orders'),
    bells: sees('products') || role === 'order',
  }
  const words: Record<Section, string> = {
    log: t('발송 기록'),
    templates: t('문구'),
    bells: t('재입고 알림'),
  }
  const to: Record<Section, string> = {
    log: adminPaths.notifications(),
    templates: adminPaths.messageTemplates(),
    bells: adminPaths.restockBells(),
  }
  const tabs = (['log', 'templates', 'bells'] as const)
    .filter((one) => may[one])
    .map((one) => ({ value: one, label: words[one] }))
  return (
    <FilterTabs
      label={t('알림 관리')}
      tabs={tabs}
      value={now}
      to={(value) => to[value as Section]} // the values of the tabs above
    />
  )
}
