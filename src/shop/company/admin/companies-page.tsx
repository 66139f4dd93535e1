import { useQuery } from '@tanstack/react-query'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { queryOf } from '#kernel/queries.ts'
import { companyDesk, companySorts } from '#shop/company/desk-contract.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { AgeSums } from './age-sums.tsx'
import { useCompanyColumns } from './company-columns.tsx'

const standings = ['owing', 'overdue', 'none'] as const

export default function CompaniesPage() {
  return (
    <OnlyFor area="orders">
      <Companies />
    </OnlyFor>
  )
}

/** Who owes how much, and for how long: the oldest debts first. */
function Companies() {
  const t = useT()
  const money = useMoney()
  const desk = useDesk('companies', companySorts, { by: 'overdue', order: 'desc' })
  const found = useQuery({
    ...queryOf(companyDesk.list, {
      query: { ...desk.query, standing: desk.pick('standing', standings) },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const columns = useCompanyColumns()
  const words = { owing: t('외상 있음'), overdue: t('기한 지남'), none: t('외상 없음') }
  return (
    <>
      <PageHead
        title={t('회사 외상')}
        note={
          found.data
            ? t('받을 외상은 모두 {amount}이에요.', { amount: money(found.data.sums.owed, 'krw') })
            : t('승인된 회사와 받을 외상이에요.')
        }
      />
      {found.data && <AgeSums ages={found.data.sums} className="mb-4" />}
      <DeskList
        desk={desk}
        found={found}
        caption={t('회사 목록')}
        columns={columns}
        idOf={(row) => row.mb_id}
        states={{
          label: t('외상 상태'),
          name: 'standing',
          choices: standings.map((value) => ({
            value,
            label: words[value],
            hot: value === 'overdue',
          })),
        }}
        search={{
          label: t('상호, 사업자번호, 회원으로 찾기'),
          placeholder: t('상호, 사업자번호, 회원'),
        }}
        empty={{
          title: t('아직 승인된 회사가 없어요'),
          filtered: t('조건에 맞는 회사가 없어요'),
          text: t('도매나 대리점 신청을 승인하면 여기에 보여요. 외상 한도는 회사를 열어 정해요.'),
        }}
      />
    </>
  )
}
