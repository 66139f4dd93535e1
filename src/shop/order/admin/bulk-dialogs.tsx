import { useState } from 'react'
import { ActionDialog, ConfirmWithReason, ReadyWords } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import type { StaffOrderRow } from '#shop/order/contract/desk.ts'
import { orderErrands } from '#shop/order/contract/errands.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { useSums } from './sums-of.ts'

type Props = {
  rows: readonly StaffOrderRow[]
  onClose: () => void
  /** a job goes on with it */
  onBegun: (errand_id: number) => void
}

/** The whole rest of several orders has come to the shop's account: each sum stands beside the name that pays it. */
export function DepositsDialog({ rows, onClose, onBegun }: Props) {
  const t = useT()
  const sums = useSums()
  const [reason, setReason] = useState('')
  const { error, show, refused, touch } = useMessages()
  const { busy, send } = useSend()

  async function confirm() {
    if (!reason.trim()) return void show({ reason: t('입금을 어떻게 확인했는지 적어 주세요.') })
    const orders = rows.map(({ od_id, od_misu }) => ({ od_id, due: od_misu }))
    const answer = await send(
      () => call(orderErrands.deposits, { body: { orders, reason: reason.trim() } }),
      refused,
    )
    if (answer) onBegun(answer.data.errand_id)
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('주문 {count}건의 입금이 모두 들어왔나요?', { count: rows.length })}
      yes={t('{count}건 입금확인', { count: rows.length })}
      busy={busy}
      onYes={confirm}
    >
      <Chosen rows={rows} nameOf={(row) => row.od_deposit_name || row.od_name} />
      <p className="text-small text-ink-700">
        {sums(rows, 'od_misu')}
        <br />
        {t('금액이 다른 주문은 빼고 하나씩 확인해 주세요.')}
      </p>
      <ReadyWords
        words={[t('통장 내역에서 확인했어요.')]}
        onPick={(words) => {
          setReason(words)
          touch(['reason'])
        }}
      />
      <TextField
        label={t('확인한 근거')}
        name="reason"
        value={reason}
        onChange={(next) => {
          setReason(next)
          touch(['reason'])
        }}
        maxLength={200}
        hint={t('누가 언제 확인했는지와 함께 이력에 남아요.')}
        error={error('reason')}
      />
    </ActionDialog>
  )
}

/** Unpaid orders are cancelled together, with one reason for all. */
export function CancelManyDialog({ rows, onClose, onBegun }: Props) {
  const t = useT()
  const { busy, send } = useSend()

  async function cancel(reason: string) {
    const ids = rows.map(({ od_id }) => od_id)
    const answer = await send(() => call(orderErrands.cancellations, { body: { ids, reason } }))
    if (answer) onBegun(answer.data.errand_id)
  }

  return (
    <ConfirmWithReason
      open
      onClose={onClose}
      title={t('입금 전 주문 {count}건을 취소할까요?', { count: rows.length })}
      yes={t('{count}건 취소', { count: rows.length })}
      busy={busy}
      onYes={cancel}
      reasonLabel={t('취소하는 이유')}
      ready={[t('입금 기한 지남'), t('고객 요청'), t('재고 부족')]}
    >
      <Chosen rows={rows} nameOf={(row) => row.od_name} />
      <p className="text-small text-ink-700">
        {t('잡아 둔 재고가 풀리고 고객마다 메일이 가요. 되돌릴 수 없어요.')}
      </p>
    </ConfirmWithReason>
  )
}

function Chosen({
  rows,
  nameOf,
}: {
  rows: readonly StaffOrderRow[]
  nameOf: (row: StaffOrderRow) => string
}) {
  const t = useT()
  const money = useMoney()
  return (
    <section
      aria-label={t('고른 주문')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
      tabIndex={0}
      className="max-h-[30vh] overflow-y-auto border-y border-paper-200 text-small"
    >
      <ul className="divide-y divide-paper-200">
        {rows.map((row) => (
          <li key={row.od_id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              <span className="tabular text-ink-500">{row.od_id}</span> {nameOf(row)}
            </span>
            <span className="tabular font-semibold">{money(row.od_misu, row.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
