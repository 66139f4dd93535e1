import { FilterTabs } from '#admin/ui/filter-tabs.tsx'
import { useListAddress } from '#admin/ui/list-address.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useT } from '#ui/language.tsx'
import { ClassesTab } from './classes-tab.tsx'
import { ClicksTab } from './clicks-tab.tsx'
import { FunnelTab } from './funnel-tab.tsx'
import { SalesTab } from './sales-tab.tsx'
import { WordsTab } from './words-tab.tsx'

const tabs = ['sales', 'funnel', 'clicks', 'words', 'classes'] as const

/** What is bought, how far visits come, what is clicked and what is searched for. */
export default function StatisticsPage() {
  return (
    <OnlyFor area="statistics">
      <Statistics />
    </OnlyFor>
  )
}

function Statistics() {
  const t = useT()
  const address = useListAddress('statistics')
  const tab = tabs.find((one) => one === address.filters.tab) ?? 'sales'
  const words: Record<(typeof tabs)[number], string> = {
    sales: t('매출'),
    funnel: t('주문까지'),
    clicks: t('클릭'),
    words: t('검색어'),
    classes: t('클래스 자리'),
  }
  // another tab has other orders and filters
  const to = (value: string) =>
    address.to({
      tab: value === 'sales' ? '' : value,
      sort: '',
      order: '',
      by: '',
      click_type: '',
      none: '',
    })
  return (
    <>
      <PageHead title={t('통계')} note={t('날짜별 합계만 남기고, 누가 했는지는 남기지 않아요.')} />
      <Panel flush>
        <FilterTabs
          label={t('통계 종류')}
          tabs={tabs.map((value) => ({ value, label: words[value] }))}
          value={tab}
          to={to}
        />
        {tab === 'sales' && <SalesTab address={address} />}
        {tab === 'funnel' && <FunnelTab address={address} />}
        {tab === 'clicks' && <ClicksTab address={address} />}
        {tab === 'words' && <WordsTab address={address} />}
        {tab === 'classes' && <ClassesTab address={address} />}
      </Panel>
      <div className="h-10" />
    </>
  )
}
