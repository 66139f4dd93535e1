import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { koreanToday } from '#kernel/korean-time.ts'
import { call } from '#kernel/queries.ts'
import { type TaxRow, taxDesk } from '#shop/tax-invoice/contract.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { SumsChange } from './sums-change.tsx'

/** Issued at the tax office's site: one with its approval number, or several at once by the days they were paid. */
export function IssueDialog({
  rows,
  onClose,
  onDone,
}: {
  rows: readonly TaxRow[]
  onClose: () => void
  onDone: () => void
}) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const dialog = useDialog()
  const { busy, send } = useSend()
  const [only] = rows.length === 1 ? rows : []
  // what was noted is put right; other sums are another invoice
  const correct = only?.state === 'issued' && !only.changed
  const [day, setDay] = useState((correct && only?.written_on) || (only?.paid_on ?? ''))
  const [approval, setApproval] = useState(correct ? (only?.approval_no ?? '') : '')
  const { errors, refused } = useMessages()

  async function done() {
    const answer = await send(
      () =>
        call(taxDesk.issue, {
          body: {
            tax_ids: rows.map((row) => row.tax_id),
            ...(only ? { written_on: day || undefined, approval_no: approval, correct } : {}),
          },
        }),
      refused,
    )
    if (!answer) return
    const { issued, left } = answer.data
    onDone()
    if (left.length)
      void dialog.error(
        `${t('{done}건을 적고 {count}건은 적지 못했어요.', { done: issued, count: left.length })}\n${left
          .slice(0, 5)
          .map((one) => `${one.od_id}: ${one.message}`)
          .join('\n')}`,
      )
    else toast(t('{count}건을 발급했다고 적고 메일로 알렸어요.', { count: issued }))
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={
        correct
          ? t('작성일자와 승인번호 고치기')
          : only?.changed
            ? t('수정 발행한 세금계산서')
            : t('발급한 세금계산서')
      }
      yes={t('적기')}
      onYes={done}
      busy={busy}
    >
      {only ? (
        <>
          <p className="text-small leading-relaxed text-ink-700">
            <strong className="font-semibold text-ink-900">{only.company}</strong>
            {!only.changed && (
              <span className="tabular block">
                {t('공급가액')} {money(only.now.supply, 'krw')} · {t('세액')}{' '}
                {money(only.now.vat, 'krw')}
                {only.now.exempt > 0 &&
                  ` · ${t('면세 {amount}', { amount: money(only.now.exempt, 'krw') })}`}
              </span>
            )}
          </p>
          {only.changed && <SumsChange row={only} />}
          <DatePicker
            label={t('작성일자')}
            name="written_on"
            value={day}
            start={koreanToday()}
            onChange={setDay}
            error={errors.written_on}
          />
          <TextField
            label={t('승인번호')}
            name="approval_no"
            optional
            autoComplete="off"
            maxLength={30}
            value={approval}
            onChange={setApproval}
            error={errors.approval_no}
            hint={t('홈택스에 보이는 번호 그대로 적어 주세요.')}
          />
        </>
      ) : (
        <p className="text-plain leading-relaxed text-ink-700">
          {t('{count}건을 입금한 날짜로 발급했다고 적고, 신청한 메일로 알려 드려요.', {
            count: rows.length,
          })}
        </p>
      )}
    </ActionDialog>
  )
}
