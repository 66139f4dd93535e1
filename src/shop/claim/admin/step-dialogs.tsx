import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { useMoneyGate } from '#admin/ui/money-gate.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminClaims, type StaffClaim } from '#shop/claim/desk-contract.ts'
import { dueOf, dueWord } from '#shop/claim/rules.ts'
import { settings } from '#shop/setting/contract.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMessages } from '#ui/use-messages.ts'
import type { DoStep } from './claim-steps.tsx'

export type StepProps = { claim: StaffClaim; busy: boolean; run: DoStep; onClose: () => void }
export const paramsOf = ({ claim_id }: StaffClaim) => ({ claim_id })

/** Units of one line that go to several options come back as one. */
function linesOnce({ lines }: StaffClaim): StaffClaim['lines'] {
  return [...Map.groupBy(lines, ({ ct_id }) => ct_id).values()].flatMap((own) =>
    own.slice(0, 1).map((line) => ({ ...line, qty: own.reduce((sum, { qty }) => sum + qty, 0) })),
  )
}

/** Which goods may be sold again; the others are written off. */
export function InspectDialog({ claim, busy, run, onClose }: StepProps) {
  const t = useT()
  const { pick } = useLang()
  const [resell, setResell] = useState<number[]>([])
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('상품 검수')}
      yes={t('검수 마치기')}
      busy={busy}
      onYes={async () =>
        void (await run(
          () => call(adminClaims.inspect, { params: paramsOf(claim), body: { resell } }),
          t('검수를 마쳤어요.'),
        ))
      }
    >
      <p className="text-small text-ink-700">
        {t('다시 팔 수 있는 상품만 골라 주세요. 고른 것만 재고로 돌아가요.')}
      </p>
      <div className="grid">
        {linesOnce(claim).map((line) => (
          <Checkbox
            key={line.ct_id}
            checked={resell.includes(line.ct_id)}
            onChange={(on) =>
              setResell((before) =>
                on ? [...before, line.ct_id] : before.filter((ct_id) => ct_id !== line.ct_id),
              )
            }
          >
            {pick(line.it_name, line.it_name_en)} × {line.qty}
          </Checkbox>
        ))}
      </div>
    </ActionDialog>
  )
}

/** Courier and number of what takes the place of the goods. */
export function ExchangeDialog({ claim, busy, run, onClose }: StepProps) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const couriers = (useQuery(queryOf(settings.show, {})).data?.data.couriers ?? []).filter(
    (courier) => courier.use,
  )
  const [company, setCompany] = useState('')
  const [od_invoice, setInvoice] = useState('')
  const [fee_received, setReceived] = useState(false)
  const { why } = useMoneyGate()
  const dialog = useDialog()
  const { error, refused, touch } = useMessages()

  /** A number that another person's order bears is asked about first. */
  async function send(only_here: boolean): Promise<void> {
    let question = ''
    await run(
      () =>
        call(adminClaims.exchange, {
          params: paramsOf(claim),
          body: { company, od_invoice, fee_received, only_here },
        }),
      t('교환 상품을 보냈어요.'),
      (refusal) => {
        if (refusal.detail.same) question = refusal.message
        return question !== '' || refused(refusal)
      },
    )
    if (
      question &&
      (await dialog.confirm(question, { title: t('같은 송장번호'), yes: t('이 번호가 맞아요') }))
    )
      await send(false)
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('교환 상품 보내기')}
      yes={t('보내기')}
      busy={busy}
      onYes={() => send(true)}
    >
      <Select
        label={t('택배사')}
        name="company"
        value={company}
        onChange={(next) => {
          setCompany(next)
          touch(['company'])
        }}
        error={error('company')}
        placeholder={t('고르기')}
        choices={couriers.map(({ code, name }) => ({ value: code, label: pick(name.ko, name.en) }))}
      />
      <TextField
        label={t('송장번호')}
        name="od_invoice"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={od_invoice}
        onChange={(next) => {
          setInvoice(next)
          touch(['od_invoice'])
        }}
        error={error('od_invoice')}
      />
      {dueOf(claim) > 0 && claim.fee_paid_at === null && why && (
        <InlineNotice tone="info">{why}</InlineNotice>
      )}
      {dueOf(claim) > 0 && claim.fee_paid_at === null && !why && (
        <Checkbox checked={fee_received} onChange={setReceived}>
          {t('{what} {amount}을 받았어요', {
            what: t(dueWord(claim)),
            amount: money(dueOf(claim), claim.quote.currency),
          })}
        </Checkbox>
      )}
      {claim.quote.refund > 0 && (
        <InlineNotice tone="info">
          {t('보내면 차액 {amount}을 돌려 드려요.', {
            amount: money(claim.quote.refund, claim.quote.currency),
          })}
        </InlineNotice>
      )}
    </ActionDialog>
  )
}
