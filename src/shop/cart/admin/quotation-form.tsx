import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { CurrencyPanel } from '#admin/ui/currency-panel.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { KeptNotice } from '#admin/ui/kept-notice.tsx'
import { useLeaveGuard } from '#admin/ui/leave-guard.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { StaffLines } from '#admin/ui/staff-lines.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { call, queryOf } from '#kernel/queries.ts'
import type { DeskApplication } from '#shop/application/desk-contract.ts'
import { adminQuotations, type DeskQuotation } from '#shop/cart/desk-contract.ts'
import { Sums } from '#shop/claim/ui/sums.tsx'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import {
  linesTyped,
  type QuotationTyped,
  quotationTyped,
  sendsTyped,
  unmatched,
} from './quotation-typed.ts'
import { RecipientPanel } from './recipient-panel.tsx'
import { RequestPanel } from './request-panel.tsx'

type Props = {
  view?: DeskQuotation
  copy?: DeskQuotation
  request?: DeskApplication
  mb_id: string | null
}

/** Recipient, goods and last day of a quotation; its sums stand beside it. */
export function QuotationForm({ view, copy, request, mb_id }: Props) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const name = view
    ? `quotation/${view.qt_id}`
    : copy
      ? `quotation/copy-${copy.qt_id}`
      : request
        ? `quotation/request-${request.ap_id}`
        : 'quotation'
  const draft = useDraft<QuotationTyped>(name, quotationTyped({ view, copy, request, mb_id }))
  const { value, set } = draft
  const lines = linesTyped(value)
  const waits = unmatched(value, request)
  // places whose goods are not chosen yet have no way to be counted
  const sends = waits ? [] : sendsTyped(value, request)
  const asked = {
    ...{ mb_id: value.mb_id, currency: value.currency, lines, sends },
    ...(view ? { qt_id: view.qt_id } : {}),
  }
  const preview = useQuery({
    queryKey: [adminQuotations.preview.path, asked],
    queryFn: () => call(adminQuotations.preview, { body: asked }),
    placeholderData: keepPreviousData,
    enabled: lines.length > 0,
    staleTime: 0,
    retry: false,
  })
  const shown = lines.length > 0 ? preview.data?.data : undefined
  const refused = preview.error instanceof Refusal ? preview.error : null
  const error = (path: string) => draft.error(path) ?? refused?.errors[path]?.[0] ?? null
  const guard = useLeaveGuard(draft.changed.length > 0 && !busy)

  async function save() {
    const { recipient, note, last_day, currency, reason } = value
    const body = { mb_id: value.mb_id, recipient, note, lines, sends }
    const answer = await send(
      () =>
        view
          ? call(adminQuotations.revise, {
              params: { qt_id: view.qt_id },
              body: { ...body, revision: view.revision, reason: reason.trim() },
            })
          : call(adminQuotations.make, {
              body: { ...body, currency, last_day, ap_id: request?.ap_id ?? null },
            }),
      (told) => told.status === 422 && draft.refused(told),
    )
    if (!answer) return
    const { qt_id } = answer.data
    guard.letGo()
    draft.saved(value)
    client.setQueryData(queryOf(adminQuotations.show, { params: { qt_id } }).queryKey, answer)
    void client.invalidateQueries({ queryKey: [adminQuotations.list.path] })
    toast(
      view
        ? t('견적서를 고쳤어요.')
        : t('견적서를 만들었어요. 메일로 보내거나 링크를 전해 주세요.'),
    )
    await navigate(adminPaths.quotation(qt_id), { replace: true })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_320px] wide:grid-cols-[minmax(0,1fr)_372px]"
    >
      <div className="grid min-w-0 gap-6">
        <KeptNotice show={draft.restored} onReset={draft.reset} />
        <RecipientPanel value={value} set={set} error={error} />
        {!view && !copy && (
          <CurrencyPanel
            value={value}
            set={set}
            notes={{ krw: t('한국어 견적서'), usd: t('영어 견적서') }}
          />
        )}
        {request && <RequestPanel request={request} value={value} set={set} />}
        {view && value.sends.length > 0 && (
          <InlineNotice tone="info">
            {t('{count}곳으로 나누어 보내는 견적이에요. 수량은 받는 곳 목록과 같아야 해요.', {
              count: value.sends.length,
            })}{' '}
            <button
              type="button"
              className="tap underline underline-offset-4"
              onClick={() => set({ sends: [] })}
            >
              {t('받는 곳 목록 빼기')}
            </button>
          </InlineNotice>
        )}
        {error('sends') && <InlineNotice tone="wait">{error('sends')}</InlineNotice>}
        <StaffLines
          rows={value.rows}
          currency={value.currency}
          add={t('견적에 더하기')}
          beyondStock
          error={error}
          onChange={(rows) => set({ rows })}
          judged={(at) => {
            const row = value.rows[at]
            const line = shown?.lines.find(
              (one) => one.io_no === row?.io_no && one.ct_text === row.ct_text,
            )
            return line && { today: line.list_price, price: line.price }
          }}
        />
        <Panel title={t('조건')}>
          <div className="grid gap-4">
            {!view && (
              <DatePicker
                label={t('마지막 날')}
                name="last_day"
                value={value.last_day}
                onChange={(last_day) => set({ last_day })}
                error={error('last_day')}
              />
            )}
            <TextArea
              label={t('비고')}
              name="note"
              optional
              rows={3}
              maxLength={500}
              value={value.note}
              onChange={(note) => set({ note })}
              error={error('note')}
            />
          </div>
        </Panel>
      </div>
      <div className="grid gap-4 desk:sticky desk:top-6">
        {refused && Object.keys(refused.errors).length === 0 && (
          <InlineNotice tone="wait">{refused.message}</InlineNotice>
        )}
        {shown ? (
          <Sums
            currency={value.currency}
            coupons={[]}
            points={0}
            lines={[
              { label: t('상품 금액'), amount: shown.totals.goods },
              { label: t('배송비'), amount: shown.totals.shipping },
            ]}
            total={{ label: t('합계'), amount: shown.totals.total }}
          >
            {shown.most_off < 100 && (
              <p className="mt-3 text-caption text-ink-500">
                {t('오늘 값에서 {percent}%까지 깎을 수 있어요.', { percent: shown.most_off })}
              </p>
            )}
          </Sums>
        ) : (
          <p className="border border-paper-200 p-5 text-small text-ink-500">
            {t('상품을 더하면 금액이 여기에 보여요.')}
          </p>
        )}
        {view && (
          <TextField
            label={t('고치는 이유')}
            name="reason"
            required
            maxLength={200}
            value={value.reason}
            onChange={(reason) => set({ reason })}
            error={error('reason')}
          />
        )}
        {waits && (
          <p className="text-small text-ink-700">
            {t('요청한 상품을 모두 짝지으면 곳마다 보내는 배송비까지 계산해요.')}
          </p>
        )}
        <Button type="submit" wide busy={busy} disabled={preview.isPlaceholderData || waits}>
          {view ? t('새 판으로 저장') : t('견적서 만들기')}
        </Button>
      </div>
    </form>
  )
}
