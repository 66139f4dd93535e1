import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { FilterTabs } from '#admin/ui/filter-tabs.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { groupWords } from '#admin/ui/setting-words.ts'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminSettings, type SettingName, type Settings } from '#shop/setting/contract.ts'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { AbroadForm } from './abroad-form.tsx'
import { BanksForm } from './banks-form.tsx'
import { ClassesForm } from './classes-form.tsx'
import { CompanyForm } from './company-form.tsx'
import { CouriersForm } from './couriers-form.tsx'
import { GiftsForm } from './gifts-form.tsx'
import { HoldsForm } from './holds-form.tsx'
import { MovingForm } from './moving-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PointForm } from './point-form.tsx'
import { QuotationForm } from './quotation-form.tsx'
import { ReturnsForm } from './returns-form.tsx'
import { SamplesPanel } from './samples-panel.tsx'
import { SecurityForm } from './security-form.tsx'
import { ShippingForm } from './shipping-form.tsx'
import { StudioForm } from './studio-form.tsx'
import { TraitsForm } from './traits-form.tsx'

/** The menus and the top bar have a page of their own, which whoever writes the contents may open. */
type Group = Exclude<SettingName, 'menus' | 'top_bar'>
const groups: Group[] = [
  'company',
  'bank_accounts',
  'shipping',
  'abroad',
  'payment',
  'holds',
  'point',
  'gifts',
  'returns',
  'quotation',
  'classes',
  'studio',
  'couriers',
  'traits',
  'moving',
  'security',
]

export default function SettingsPage() {
  const t = useT()
  const staff = useStaff()
  const [params] = useSearchParams()
  const group = groups.find((one) => one === params.get('group')) ?? 'company'
  const { data, isError, refetch, isFetchedAfterMount } = useQuery({
    ...queryOf(adminSettings.show, {}),
    staleTime: 0,
    refetchOnMount: 'always',
    enabled: staff.sees('settings'),
  })
  const words = groupWords(t)
  if (!staff.sees('settings')) {
    return (
      <>
        <PageHead title={t('설정')} />
        <InlineNotice tone="wait">{t('설정은 운영자만 볼 수 있어요.')}</InlineNotice>
      </>
    )
  }
  return (
    <>
      <PageHead title={t('설정')} />
      <div className="mb-5 border border-b-0 border-paper-200 bg-paper-0">
        <FilterTabs
          label={t('설정 묶음')}
          tabs={groups.map((one) => ({ value: one, label: words[one] }))}
          value={group}
          to={(next) => adminPaths.settings(next === 'company' ? {} : { group: next })}
        />
      </div>
      {isError && !data && (
        <ErrorState title={t('설정을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!isError && !(data && isFetchedAfterMount) && <Skeleton className="h-96" />}
      {data && isFetchedAfterMount && (
        <GroupOf
          key={group}
          group={group}
          values={data.data.values}
          version={data.data.versions[group] ?? 0}
        />
      )}
      {group === 'company' && <SamplesPanel />}
    </>
  )
}

function GroupOf({ group, values, version }: { group: Group; values: Settings; version: number }) {
  switch (group) {
    case 'company':
      return <CompanyForm stored={values.company} version={version} />
    case 'bank_accounts':
      return <BanksForm stored={values.bank_accounts} version={version} />
    case 'shipping':
      return <ShippingForm stored={values.shipping} version={version} />
    case 'payment':
      return <PaymentForm stored={values.payment} version={version} />
    case 'gifts':
      return <GiftsForm stored={values.gifts} version={version} />
    case 'holds':
      return <HoldsForm stored={values.holds} version={version} />
    case 'security':
      return <SecurityForm stored={values.security} version={version} />
    case 'quotation':
      return <QuotationForm stored={values.quotation} version={version} />
    case 'returns':
      return <ReturnsForm stored={values.returns} version={version} />
    case 'classes':
      return <ClassesForm stored={values.classes} version={version} />
    case 'studio':
      return <StudioForm stored={values.studio} version={version} />
    case 'abroad':
      return <AbroadForm stored={values.abroad} version={version} />
    case 'point':
      return <PointForm stored={values.point} version={version} />
    case 'moving':
      return <MovingForm stored={values.moving} version={version} />
    case 'traits':
      return <TraitsForm stored={values.traits} version={version} />
    case 'couriers':
      return <CouriersForm stored={values.couriers} version={version} />
  }
}
