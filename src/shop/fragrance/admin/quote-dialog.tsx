import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import { koreanToday } from '#kernel/korean-time.ts'
import type { Currency } from '#kernel/language.ts'
import { call } from '#kernel/queries.ts'
import {
  type DeskScent,
  type LinePart,
  lineParts,
  type Promises,
  scentDesk,
  usualPromises,
} from '#shop/fragrance/contract.ts'
import { partWord } from '#shop/fragrance/ui/words.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { PromiseFields } from './promise-fields.tsx'

type Line = { part: LinePart; what: string; what_en: string; amount: number | null }
type Typed = {
  lines: Line[]
  currency: Currency
  deposit: number | null
  rounds: number | null
  note: string
  promises: Promises
  terms: string
  valid_until: string
}
type Props = {
  ap_id: number
  before: DeskScent | null
  onDone: (answer: { data: DeskScent | null } | null) => void
  onClose: () => void
}

/** The work in lines, the deposit, and until when the offer stands. */
export function QuoteDialog({ ap_id, before, onDone, onClose }: Props) {
  const t = useT()
  const money = useMoney()
  const { error, refused, touch } = useMessages()
  const { busy, send } = useSend()
  const [typed, setTyped] = useState<Typed>(() => ({
    lines: before?.lines ?? [{ part: 'development', what: '', what_en: '', amount: null }],
    currency: before?.currency ?? 'krw',
    deposit: before?.deposit ?? null,
    rounds: before?.rounds ?? 2,
    note: before?.note ?? '',
    promises: before?.promises ?? usualPromises,
    terms: before?.terms ?? '',
    valid_until: koreanToday(14),
  }))
  const set = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    touch(Object.keys(part))
  }
  const { lines, currency } = typed
  const total = lines.reduce((sum, line) => sum + (line.amount ?? 0), 0)
  const change = (at: number, part: Partial<Line>) =>
    set({ lines: lines.map((line, row) => (row === at ? { ...line, ...part } : line)) })

  async function submit() {
    const body = {
      ...typed,
      lines: lines.map((line) => ({ ...line, amount: line.amount ?? 0 })),
      deposit: typed.deposit ?? 0,
      rounds: typed.rounds ?? 0,
    }
    const answer = await send(
      () => call(scentDesk.quote, { params: { ap_id }, body }),
      (refusal) => refusal.status === 422 && refused(refusal),
    )
    if (answer) onDone(answer)
  }

  return (
    <ActionDialog
      open
      wide
      title={t('커스텀 향 견적')}
      yes={t('견적 보내기')}
      busy={busy}
      onClose={onClose}
      onYes={submit}
    >
      <div className="grid gap-4">
        {lines.map((line, at) => (
          <div
            key={`line-${String(at)}`}
            className="grid grid-cols-2 items-start gap-2 border-b border-paper-200 pb-4 desk:grid-cols-[116px_minmax(0,1fr)_minmax(0,1fr)_136px_auto] desk:border-0 desk:pb-0"
          >
            <Select
              label={t('무엇')}
              name={`lines.${at}.part`}
              value={line.part}
              onChange={(part) => change(at, { part })}
              choices={lineParts.map((value) => ({ value, label: partWord(t, value) }))}
            />
            <TextField
              label={t('내용')}
              name={`lines.${at}.what`}
              className="max-desk:order-1 max-desk:col-span-2"
              value={line.what}
              onChange={(what) => change(at, { what })}
              error={error(`lines.${at}.what`)}
            />
            <TextField
              label={t('내용 (영어)')}
              name={`lines.${at}.what_en`}
              optional
              className="max-desk:order-1 max-desk:col-span-2"
              value={line.what_en}
              onChange={(what_en) => change(at, { what_en })}
              error={error(`lines.${at}.what_en`)}
            />
            <NumberField
              label={t('금액')}
              name={`lines.${at}.amount`}
              currency={currency}
              suffix={currency === 'usd' ? 'US$' : t('원')}
              value={line.amount}
              onChange={(amount) => change(at, { amount })}
              error={error(`lines.${at}.amount`)}
            />
            <div className="max-desk:order-1 max-desk:col-span-2 max-desk:-ml-2 desk:mt-7">
              <RowTools
                rows={lines}
                at={at}
                name={t('{count}번째 줄', { count: at + 1 })}
                onChange={(rows) => set({ lines: rows })}
                keepLast
              />
            </div>
          </div>
        ))}
        <div>
          <AddRow
            disabled={lines.length >= 20}
            onClick={() =>
              set({ lines: [...lines, { part: 'samples', what: '', what_en: '', amount: null }] })
            }
          >
            {t('줄 더하기')}
          </AddRow>
        </div>
        <p className="tabular text-small font-semibold">
          {t('합계')} {money(total, currency)}
        </p>
        <div className="grid items-start gap-4 card:grid-cols-2 desk:grid-cols-4">
          <Select
            label={t('통화')}
            name="currency"
            value={currency}
            onChange={(next) => set({ currency: next })}
            choices={[
              { value: 'krw' as const, label: t('원') },
              { value: 'usd' as const, label: t('달러') },
            ]}
          />
          <NumberField
            label={t('계약금')}
            name="deposit"
            currency={currency}
            suffix={currency === 'usd' ? 'US$' : t('원')}
            value={typed.deposit}
            onChange={(deposit) => set({ deposit })}
            error={error('deposit')}
          />
          <NumberField
            label={t('샘플 횟수')}
            name="rounds"
            value={typed.rounds}
            onChange={(rounds) => set({ rounds })}
            error={error('rounds')}
          />
          <DatePicker
            label={t('이 날까지 유효해요')}
            name="valid_until"
            value={typed.valid_until}
            onChange={(valid_until) => set({ valid_until })}
            error={error('valid_until')}
          />
        </div>
        <TextArea
          label={t('전할 말')}
          name="note"
          optional
          rows={3}
          value={typed.note}
          onChange={(note) => set({ note })}
          error={error('note')}
        />
        <PromiseFields
          value={typed.promises}
          currency={currency}
          onChange={(promises) => set({ promises })}
          error={error}
        />
        <TextArea
          label={t('그 밖의 약속')}
          name="terms"
          optional
          rows={3}
          value={typed.terms}
          onChange={(terms) => set({ terms })}
          error={error('terms')}
        />
      </div>
    </ActionDialog>
  )
}
