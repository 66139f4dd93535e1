import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { useMoneyGate } from '#admin/ui/money-gate.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { RelatedPanel } from '#admin/ui/related-panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { stamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { payWays } from '#shop/payment/contract.ts'
import { type PaymentDetail, paymentDesk } from '#shop/payment/desk-contract.ts'
import { refundReason, wayWord } from '#shop/payment/rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { NoOrderNotice } from './no-order-notice.tsx'
import { NoteFacts } from './note-facts.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { noteWord, outcomeWord, payTones, payWord, refundTones, refundWord } from './words.ts'

export default function PaymentPage() {
  const t = useT()
  const { payId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...queryOf(paymentDesk.show, { params: { pay_id: payId } }),
    ...freshOne,
  })
  if (data) return <Desk payment={data.data} />
  if (error instanceof Refusal && error.status === 404)
    return (
      <EmptyState
        level={1}
        title={t('없는 결제예요')}
        action={<ButtonLink to={adminPaths.payments()}>{t('결제 목록')}</ButtonLink>}
      />
    )
  if (error)
    return (
      <ErrorState level={1} title={t('결제를 불러오지 못했어요')} onRetry={() => void refetch()} />
    )
  return (
    <>
      <PageHead
        title={t('결제 내역')}
        back={{ to: adminPaths.payments(), label: t('결제 목록') }}
      />
      <Skeleton className="h-96" />
    </>
  )
}

function Desk({ payment }: { payment: PaymentDetail }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const money = useMoney()
  const { pick } = useLang()
  const staff = useStaff()
  const gate = useMoneyGate()
  const { busy, send } = useSend()
  const [refunding, setRefunding] = useState(false)
  const here = queryOf(paymentDesk.show, { params: { pay_id: payment.pay_id } })
  const way = t(
    wayWord[
      payWays.find((one) => one === payment.way) ?? (payment.way === 'credit' ? 'credit' : 'bank')
    ],
  )

  async function askNow() {
    const answer = await send(() =>
      call(paymentDesk.requery, { params: { pay_id: payment.pay_id } }),
    )
    if (!answer) return
    client.setQueryData(here.queryKey, answer)
    toast(t('결제 회사에 물어 상태를 새로 적었어요.'))
  }

  return (
    <>
      <PageHead
        title={t('결제 {id}', { id: payment.od_id })}
        beside={
          <Badge tone={payTones[payment.status]}>{payWord(t, payment.status, payment.way)}</Badge>
        }
        note={payment.pretend ? t('모의 결제예요. 실제 돈은 움직이지 않았어요.') : undefined}
        back={{ to: adminPaths.payments(), label: t('결제 목록') }}
        actions={
          staff.changes('orders') && (
            <>
              {payment.provider !== 'bank' && payment.provider !== 'credit' && (
                <Button look="outline" size={44} busy={busy} onClick={() => void askNow()}>
                  {t('결제 회사에 다시 묻기')}
                </Button>
              )}
              {payment.refundable > 0 && payment.od_id !== payment.pp_id && (
                <Button
                  size={44}
                  className="aria-disabled:opacity-50"
                  {...gate.grey}
                  onClick={gate.only(() => setRefunding(true))}
                >
                  {t('환불하기')}
                </Button>
              )}
            </>
          )
        }
      />
      {!payment.is_sale && (
        <div className="mb-6">
          <NoOrderNotice payment={payment} />
        </div>
      )}
      <div className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid min-w-0 gap-6">
          <Panel title={t('결제 회사와 나눈 말')} flush>
            {payment.notes.length === 0 && (
              <p className="p-4.5 text-small text-ink-500">{t('아직 나눈 말이 없어요.')}</p>
            )}
            <ol className="divide-y divide-paper-200 text-small">
              {payment.notes.map((note) => (
                <li
                  key={note.note_id}
                  className="grid gap-x-4 px-4.5 py-2.5 card:grid-cols-[140px_120px_minmax(0,1fr)]"
                >
                  <time dateTime={note.at} className="tabular text-ink-500">
                    {stamp(note.at)}
                  </time>
                  <span>{noteWord(t, note.kind)}</span>
                  <span className="min-w-0 break-words text-ink-700">
                    {outcomeWord(t, note.outcome)}
                    <NoteFacts body={note.body} currency={payment.currency} />
                  </span>
                </li>
              ))}
            </ol>
          </Panel>
          <Panel title={t('환불')} flush>
            {payment.refunds.length === 0 && (
              <p className="p-4.5 text-small text-ink-500">{t('환불한 적이 없어요.')}</p>
            )}
            <ul className="divide-y divide-paper-200 text-small">
              {payment.refunds.map((refund) => (
                <li
                  key={refund.refund_id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4.5 py-2.5"
                >
                  <span className="min-w-0">
                    <strong className="tabular font-semibold">
                      {money(refund.amount, refund.currency)}
                    </strong>{' '}
                    <span className="text-ink-700">{t(refundReason(refund.reason))}</span>
                    <span className="block text-caption text-ink-500">
                      {stamp(refund.created_at)} · {refund.asked_by}
                      {refund.error && ` · ${refund.error}`}
                    </span>
                  </span>
                  <Badge tone={refundTones[refund.state]}>{refundWord(t, refund.state)}</Badge>
                </li>
              ))}
            </ul>
          </Panel>
        </div>
        <div className="grid min-w-0 gap-6">
          <Panel title={t('결제 내용')}>
            <Facts
              facts={[
                {
                  label: t('주문번호'),
                  value: !payment.is_sale ? (
                    <span className="tabular">{payment.od_id}</span>
                  ) : (
                    <Link
                      to={adminPaths.sale(payment.od_id)}
                      className="tap tabular text-pine-700 underline underline-offset-4"
                    >
                      {payment.od_id}
                    </Link>
                  ),
                },
                payment.pp_id !== null && {
                  label: t('개인결제'),
                  value: (
                    <Link
                      to={adminPaths.personalPayment(payment.pp_id)}
                      className="tap tabular text-pine-700 underline underline-offset-4"
                    >
                      {payment.pp_id}
                    </Link>
                  ),
                },
                payment.claim_id === null
                  ? payment.order_name !== '' && {
                      label: t('주문 상품'),
                      value: payment.order_name,
                    }
                  : {
                      label: t('교환 배송비'),
                      value: (
                        <Link
                          to={adminPaths.claim(payment.claim_id)}
                          className="tap text-pine-700 underline underline-offset-4"
                        >
                          {t('교환 요청')} {payment.claim_id}
                        </Link>
                      ),
                    },
                { label: t('주문자'), value: payment.name },
                {
                  label: t('방법'),
                  value: [way, pick(payment.label.ko, payment.label.en)]
                    .filter(Boolean)
                    .join(' · '),
                },
                {
                  label: t('금액'),
                  value: <span className="tabular">{money(payment.amount, payment.currency)}</span>,
                },
                payment.tax_free > 0 && {
                  label: t('면세 금액'),
                  value: (
                    <span className="tabular">{money(payment.tax_free, payment.currency)}</span>
                  ),
                },
                payment.refunded > 0 && {
                  label: t('환불한 금액'),
                  value: (
                    <span className="tabular">{money(payment.refunded, payment.currency)}</span>
                  ),
                },
                payment.refundable > 0 && {
                  label: t('환불할 수 있는 금액'),
                  value: (
                    <span className="tabular">{money(payment.refundable, payment.currency)}</span>
                  ),
                },
                { label: t('시작한 때'), value: stamp(payment.created_at) },
                payment.approved_at !== null && {
                  label: payment.way === 'account' ? t('외상으로 정한 때') : t('결제한 때'),
                  value: stamp(payment.approved_at),
                },
                payment.asked_at !== null && {
                  label: t('마지막 확인'),
                  value: stamp(payment.asked_at),
                },
                payment.fail_code !== null && {
                  label: t('실패 이유'),
                  value: (
                    <span className="break-words">
                      {[payment.fail_code, payment.fail_message].filter(Boolean).join(' ')}
                    </span>
                  ),
                },
                {
                  label: t('결제번호'),
                  value: <span className="break-all">{payment.pay_id}</span>,
                },
                payment.provider_key !== null && {
                  label: t('결제 회사 번호'),
                  value: <span className="break-all">{payment.provider_key}</span>,
                },
                payment.receipt_url !== null && {
                  label: t('영수증'),
                  value: <ExternalLink href={payment.receipt_url}>{t('영수증 보기')}</ExternalLink>,
                },
              ]}
            />
          </Panel>
          <RelatedPanel od_id={payment.od_id} here={{ kind: 'payment', id: payment.pay_id }} />
        </div>
      </div>
      {refunding && (
        <RefundDialog
          payment={payment}
          onClose={() => {
            setRefunding(false)
            void client.invalidateQueries({ queryKey: here.queryKey })
          }}
        />
      )}
    </>
  )
}
