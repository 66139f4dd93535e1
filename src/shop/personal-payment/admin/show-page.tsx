import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { actorWord } from '#admin/ui/actor-word.ts'
import { freshOne } from '#admin/ui/fresh.ts'
import { useMoneyGate } from '#admin/ui/money-gate.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { stamp } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type PersonalDetail, personalDesk } from '#shop/personal-payment/desk-contract.ts'
import { PersonalBadge } from '#shop/personal-payment/ui/state-badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { DepositDialog, RefundDialog, SendDialog } from './dialogs.tsx'
import { Attempts, Told } from './told.tsx'
import { happenedWord } from './words.ts'

export default function PersonalPaymentPage() {
  const t = useT()
  const { personalId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...queryOf(personalDesk.show, { params: { pp_id: personalId } }),
    ...freshOne,
  })
  const back = { to: adminPaths.personalPayments(), label: t('개인결제 목록') }
  if (data) return <Desk key={personalId} view={data.data} back={back} />
  if (error instanceof Refusal && error.status === 404)
    return (
      <EmptyState
        level={1}
        title={t('없는 개인결제예요')}
        action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
      />
    )
  if (error)
    return (
      <ErrorState
        level={1}
        title={t('개인결제를 불러오지 못했어요')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <PageHead title={t('개인결제')} back={back} />
      <Skeleton className="h-96" />
    </>
  )
}

type Open = 'send' | 'withdraw' | 'deposit' | 'refund' | null

function Desk({ view, back }: { view: PersonalDetail; back: { to: string; label: string } }) {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const client = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const { busy, send } = useSend()
  const params = { pp_id: view.pp_id }
  const done = (answer: { data: PersonalDetail } | null, told: string) => {
    if (!answer) return
    client.setQueryData(queryOf(personalDesk.show, { params }).queryKey, answer)
    setOpen(null)
    toast(told)
  }
  return (
    <>
      <PageHead
        title={pick(view.subject.ko, view.subject.en)}
        beside={<PersonalBadge state={view.state} />}
        note={<span className="tabular">{view.pp_id}</span>}
        back={back}
      />
      <div className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-6">
          <Panel title={t('청구한 내용')}>
            <Told view={view} />
          </Panel>
          <Panel title={t('결제 시도')} flush>
            <Attempts view={view} />
          </Panel>
          <Panel title={t('이력')} flush>
            <ol className="divide-y divide-paper-200 text-small">
              {view.events.map((one) => (
                <li
                  key={`${one.name} ${one.at}`}
                  className="grid gap-x-4 px-4.5 py-2.5 card:grid-cols-[140px_minmax(0,1fr)]"
                >
                  <time dateTime={one.at} className="tabular text-ink-500">
                    {stamp(one.at)}
                  </time>
                  <span className="min-w-0 break-words">
                    {happenedWord(t, one.name)}
                    <span className="block text-caption text-ink-500">
                      {[
                        actorWord(t, one),
                        typeof one.payload.reason === 'string' && one.payload.reason,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </li>
              ))}
            </ol>
          </Panel>
        </div>
        <Work view={view} open={setOpen} />
      </div>
      {open === 'send' && (
        <SendDialog
          view={view}
          onClose={() => setOpen(null)}
          onDone={(answer) => done(answer, t('결제 링크를 보냈어요.'))}
        />
      )}
      {open === 'deposit' && (
        <DepositDialog
          view={view}
          onClose={() => setOpen(null)}
          onDone={(answer) => done(answer, t('입금을 확인했어요.'))}
        />
      )}
      {open === 'refund' && (
        <RefundDialog
          view={view}
          onClose={() => setOpen(null)}
          onDone={(answer) => done(answer, t('환불을 요청했어요. 환불 목록에서 볼 수 있어요.'))}
        />
      )}
      <ConfirmWithReason
        open={open === 'withdraw'}
        onClose={() => setOpen(null)}
        title={t('개인결제를 거둬들일까요?')}
        yes={t('거둬들이기')}
        reasonLabel={t('이유')}
        busy={busy}
        onYes={async (reason) =>
          done(
            await send(() => call(personalDesk.withdraw, { params, body: { reason } })),
            t('개인결제를 거둬들였어요.'),
          )
        }
      >
        <p className="text-small text-ink-700">
          {t('링크로 더는 결제할 수 없고, 링크를 여는 분이 이유를 읽어요.')}
        </p>
      </ConfirmWithReason>
    </>
  )
}

function Work({ view, open }: { view: PersonalDetail; open: (what: Open) => void }) {
  const t = useT()
  const staff = useStaff()
  const gate = useMoneyGate()
  const isWaiting = view.state === 'waiting'
  const canTake = isWaiting || view.state === 'expired'
  const grey = { ...gate.grey, className: 'aria-disabled:opacity-50' }
  // what was typed as an address is of this shop
  const url = `${typeof window === 'undefined' ? '' : window.location.origin}${paths.personalPayment(view.token)}`
  return (
    <Panel title={t('할 일')}>
      <div className="grid grid-cols-1 gap-2">
        {isWaiting && (
          <div className="mb-2 min-w-0">
            <p className="text-caption text-ink-500">{t('결제 링크')}</p>
            <p className="flex items-center justify-between gap-3 text-small">
              <span className="min-w-0 truncate">{url}</span>
              <CopyButton text={url} what={t('결제 링크')} />
            </p>
          </div>
        )}
        {staff.changes('orders') && isWaiting && (
          <Button size={44} onClick={() => open('send')}>
            {view.sent_at ? t('다시 보내기') : t('링크 보내기')}
          </Button>
        )}
        {staff.changes('orders') && canTake && (
          <>
            {view.ways.includes('bank') && (
              <Button size={44} look="outline" {...grey} onClick={gate.only(() => open('deposit'))}>
                {t('입금확인')}
              </Button>
            )}
            <Button size={44} look="danger" onClick={() => open('withdraw')}>
              {t('거둬들이기')}
            </Button>
          </>
        )}
        {staff.changes('orders') && view.refundable > 0 && (
          <Button size={44} {...grey} onClick={gate.only(() => open('refund'))}>
            {t('환불하기')}
          </Button>
        )}
        {view.for_order && view.od_id && (
          <ButtonLink to={adminPaths.order(view.od_id)} look="outline" size={44}>
            {t('주문 내용 보기')}
          </ButtonLink>
        )}
        <ExternalLink href={paths.personalPayment(view.token)} className="py-2 text-small">
          {t('손님이 보는 페이지')}
        </ExternalLink>
      </div>
    </Panel>
  )
}
