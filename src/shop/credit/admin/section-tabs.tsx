import { FilterTabs } from '#admin/ui/filter-tabs.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { useT } from '#ui/language.tsx'

/** The two pages on members' balances. */
export function SectionTabs({ now }: { now: 'ledger' | 'payouts' }) {
  const t = useT()
  return (
    <FilterTabs
      label={t('예치금 관리')}
      tabs={[
        { value: 'ledger', label: t('들어오고 나간 내역') },
        { value: 'payouts', label: t('출금 신청') },
      ]}
      value={now}
      to={(value) => (value === 'payouts' ? adminPaths.payouts() : adminPaths.credits())}
    />
  )
}
