import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { RelatedPanel } from '#admin/ui/related-panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { stamp } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminQuotations, type DeskQuotation } from '#shop/cart/desk-contract.ts'
import { quotations } from '#shop/cart/quotation-contract.ts'
import { dayOf, PaperSheet } from '#shop/cart/ui/quotation/paper-sheet.tsx'
import { StateNote } from '#shop/cart/ui/quotation/state-note.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useT } from '#ui/language.tsx'
import { ExternalLink, TextLink } from '#ui/links.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useSend } from '#ui/use-send.ts'
import { ExtendDialog, SendDialog } from './quotation-dialogs.tsx'

export default function QuotationDeskPage() {
  const t = useT()
  const { quotationId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...queryOf(adminQuotations.show, { params: { qt_id: rowIdIn(quotationId) } }),
    ...freshOne,
  })
  if (data) return <Desk key={quotationId} view={data.data} />
  if (error instanceof Refusal && error.status === 404)
    return (
      <EmptyState
        level={1}
        title={t('없는 견적서예요')}
        action={<ButtonLink to={adminPaths.quotations()}>{t('견적서 목록')}</ButtonLink>}
      />
    )
  if (error)
    return (
      <ErrorState
        level={1}
        title={t('견적서를 불러오지 못했어요')}
        onRetry={() => void refetch()}
      />
    )
  return <Skeleton className="h-96" />
}

type Open = 'extend' | 'withdraw' | 'send' | null

function Desk({ view }: { view: DeskQuotation }) {
  const t = useT()
  const staff = useStaff()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [open, setOpen] = useState<Open>(null)
  const params = { qt_id: view.qt_id }
  const put = (answer: { data: DeskQuotation } | null) => {
    if (!answer) return
    client.setQueryData(queryOf(adminQuotations.show, { params }).queryKey, answer)
    setOpen(null)
  }
  const going = view.state === 'draft' || view.state === 'sent'
  const close = () => setOpen(null)
  return (
    <>
      <PageHead
        title={t('견적서 {number}', { number: view.qt_no })}
        beside={<StateNote state={view.state} />}
        note={`${stamp(view.created_at)} · ${view.currency === 'usd' ? t('달러 견적') : t('원화 견적')} · r${view.revision}`}
        back={{ to: adminPaths.quotations(), label: t('견적서 목록') }}
        actions={
          <a
            href={urlOf(quotations.pdf.path, { token: view.token })}
            download
            className={buttonClass({ look: 'outline', size: 44 })}
          >
            <Download aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('PDF 받기')}
          </a>
        }
      />
      <div className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_320px]">
        <div className="border border-paper-200">
          <PaperSheet view={view} level={2} />
        </div>
        <div className="grid gap-6">
          <Panel title={t('할 일')}>
            <div className="grid gap-2">
              {staff.changes('orders') && going && (
                <>
                  <Button size={44} onClick={() => setOpen('send')}>
                    {view.sent_at ? t('다시 보내기') : t('메일로 보내기')}
                  </Button>
                  <ButtonLink size={44} look="outline" to={adminPaths.editQuotation(view.qt_id)}>
                    {t('견적서 고치기')}
                  </ButtonLink>
                  <ButtonLink
                    size={44}
                    look="outline"
                    to={adminPaths.newOrder({ qt_id: view.qt_id })}
                  >
                    {t('이 견적으로 주문 적기')}
                  </ButtonLink>
                </>
              )}
              {staff.changes('orders') && (going || view.state === 'expired') && (
                <>
                  <Button size={44} look="outline" onClick={() => setOpen('extend')}>
                    {t('유효 기간 바꾸기')}
                  </Button>
                  <Button size={44} look="danger" onClick={() => setOpen('withdraw')}>
                    {t('거둬들이기')}
                  </Button>
                </>
              )}
              {staff.changes('orders') && (
                <ButtonLink
                  size={44}
                  look="outline"
                  to={adminPaths.newQuotation({ copy: view.qt_id })}
                >
                  {t('새 견적서로 옮겨 적기')}
                </ButtonLink>
              )}
              <CopyButton
                text={`${window.location.origin}${paths.quotation({ token: view.token })}`}
                what={t('주문 링크')}
                label={t('주문 링크 복사')}
              />
              {view.od_id && (
                <ButtonLink to={adminPaths.order(view.od_id)}>{t('주문 내용 보기')}</ButtonLink>
              )}
              <ExternalLink
                href={paths.quotation({ token: view.token })}
                className="py-2 text-small"
              >
                {t('손님이 보는 페이지')}
              </ExternalLink>
            </div>
          </Panel>
          <Panel title={t('견적 정보')}>
            <Facts
              facts={[
                { label: t('마지막 날'), value: dayOf(view.valid_until, 'kr') },
                { label: t('보낸 때'), value: view.sent_at ? stamp(view.sent_at) : '–' },
                {
                  label: t('회원'),
                  value: view.mb_id ? (
                    <TextLink to={adminPaths.member(view.mb_id)}>{view.mb_id}</TextLink>
                  ) : (
                    t('비회원')
                  ),
                },
                view.paper.grade_percent > 0 && {
                  label: t('등급 할인'),
                  value: `${view.paper.grade_percent}%`,
                },
              ]}
            />
          </Panel>
          {view.od_id && (
            <RelatedPanel od_id={view.od_id} here={{ kind: 'quotation', id: String(view.qt_id) }} />
          )}
          <Panel title={t('고친 기록')}>
            <ul className="grid gap-2 text-small">
              {view.revisions.map((one) => (
                <li key={one.revision} className="flex flex-wrap justify-between gap-x-3">
                  <ExternalLink
                    href={paths.quotation({ token: view.token, revision: one.revision })}
                    className="tabular"
                  >
                    r{one.revision}
                  </ExternalLink>
                  <span className="tabular text-ink-500">{stamp(one.created_at)}</span>
                  {one.reason && (
                    <span className="basis-full text-caption text-ink-700">{one.reason}</span>
                  )}
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      </div>
      {open === 'send' && (
        <SendDialog
          view={view}
          busy={busy}
          onClose={close}
          onYes={(email) =>
            void send(() => call(adminQuotations.send, { params, body: { email } })).then(put)
          }
        />
      )}
      {open === 'extend' && (
        <ExtendDialog
          view={view}
          busy={busy}
          onClose={close}
          onYes={(body) =>
            void send(() => call(adminQuotations.extend, { params, body })).then(put)
          }
        />
      )}
      <ConfirmWithReason
        open={open === 'withdraw'}
        onClose={close}
        title={t('견적서를 거둬들일까요?')}
        yes={t('거둬들이기')}
        reasonLabel={t('이유')}
        busy={busy}
        onYes={async (reason) =>
          put(await send(() => call(adminQuotations.withdraw, { params, body: { reason } })))
        }
      >
        <p className="text-small text-ink-700">
          {t('거둬들이면 이 견적서로는 아무도 주문할 수 없어요.')}
        </p>
      </ConfirmWithReason>
    </>
  )
}
