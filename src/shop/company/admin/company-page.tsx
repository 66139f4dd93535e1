import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { companyDesk, type DeskCompany } from '#shop/company/desk-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { AgeSums } from './age-sums.tsx'
import { EntriesPanel } from './entries-panel.tsx'
import { OpenPanel } from './open-panel.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { ColleaguesPanel, RegistrationPanel, StatementsPanel, TermsPanel } from './side-panels.tsx'
import { TermsDialog } from './terms-dialog.tsx'

export default function CompanyPage() {
  return (
    <OnlyFor area="orders">
      <OneCompany />
    </OnlyFor>
  )
}

function OneCompany() {
  const t = useT()
  const { memberId = '' } = useParams()
  const found = useQuery({
    ...queryOf(companyDesk.show, { params: { mb_id: memberId } }),
    ...freshOne,
  })
  const back = { to: adminPaths.companies(), label: t('회사 목록') }
  return (
    <StoredOne found={found} title={t('회사')} back={back}>
      {(one) => <CompanyDesk key={one.mb_id} company={one} back={back} />}
    </StoredOne>
  )
}

/** What a company owes, what came of it, and the terms that hold for it. */
function CompanyDesk({
  company,
  back,
}: {
  company: DeskCompany
  back: { to: string; label: string }
}) {
  const t = useT()
  const toast = useToast()
  const staff = useStaff()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [asking, setAsking] = useState<'terms' | 'receipt' | null>(null)
  const params = { mb_id: company.mb_id }

  /** The answer of every verb is the company as it is now. */
  function take(data: DeskCompany) {
    client.setQueryData(queryOf(companyDesk.show, { params }).queryKey, { data })
    void client.invalidateQueries({ queryKey: [companyDesk.list.path] })
    setAsking(null)
  }

  async function remind() {
    const done = await send(() => call(companyDesk.remind, { params }))
    if (!done) return
    take(done.data)
    toast(t('결제 기한을 알렸어요.'))
  }

  return (
    <>
      <PageHead
        title={company.company}
        beside={company.state === 'stopped' && <Badge tone="bad">{t('거래 멈춤')}</Badge>}
        note={`${company.mb_name} (${company.mb_id})`}
        back={back}
        actions={
          <>
            {staff.changes('orders') && company.owed > 0 && (
              <Button size={44} look="outline" busy={busy} onClick={() => void remind()}>
                {t('결제 기한 알리기')}
              </Button>
            )}
            {staff.changes('money') && (
              <Button size={44} onClick={() => setAsking('receipt')}>
                {t('입금 적기')}
              </Button>
            )}
          </>
        }
      />
      {company.reason && (
        <InlineNotice tone="bad" className="mb-6">
          {t('지금은 새 외상 주문을 받지 않아요.')} {company.reason}
        </InlineNotice>
      )}
      <AgeSums ages={company.ages} className="mb-6" />
      <div className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_340px] wide:grid-cols-[minmax(0,1fr)_392px]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <OpenPanel company={company} />
          <EntriesPanel company={company} onDone={take} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <TermsPanel company={company} onChange={() => setAsking('terms')} />
          <StatementsPanel company={company} />
          <RegistrationPanel company={company} />
          <ColleaguesPanel company={company} />
        </div>
      </div>
      {asking === 'terms' && (
        <TermsDialog company={company} onClose={() => setAsking(null)} onDone={take} />
      )}
      {asking === 'receipt' && (
        <ReceiptDialog company={company} onClose={() => setAsking(null)} onDone={take} />
      )}
    </>
  )
}
