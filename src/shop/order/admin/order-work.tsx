import { type ReactNode, useState } from 'react'
import { useMoneyGate } from '#admin/ui/money-gate.ts'
import { type MenuItem, RowMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import type { OrderMove } from '#shop/order/rules.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { DepositDialog } from './deposit-dialog.tsx'
import { movesFrom, moveWord, type OrderJobs, useOrderJobs, type WorkOrder } from './order-jobs.ts'
import { ShipDialog } from './ship-dialog.tsx'

export type OrderWork = {
  jobs: OrderJobs
  start: (move: OrderMove, order: WorkOrder) => void
  /** stands once on the page */
  dialogs: ReactNode
}

/** The steps of an order, from wherever it is shown. */
export function useOrderWork(): OrderWork {
  const t = useT()
  const jobs = useOrderJobs()
  const dialog = useDialog()
  const [open, setOpen] = useState<{ move: OrderMove; order: WorkOrder } | null>(null)
  const close = () => setOpen(null)

  async function complete(id: string) {
    const title = t('{id} 주문을 배송완료로 바꿀까요?', { id })
    const words = t('고객에게 알리고, 되돌릴 수 없어요.')
    if (await dialog.confirm(words, { title, yes: moveWord(t, 'complete') }))
      await jobs.complete(id)
  }

  return {
    jobs,
    start: (move, order) => {
      if (move === 'prepare') void jobs.prepare(order.od_id)
      else if (move === 'complete') void complete(order.od_id)
      else setOpen({ move, order })
    },
    dialogs: (
      <>
        {open?.move === 'deposit' && (
          <DepositDialog key={open.order.od_id} order={open.order} jobs={jobs} onClose={close} />
        )}
        {open?.move === 'ship' && (
          <ShipDialog key={open.order.od_id} order={open.order} jobs={jobs} onClose={close} />
        )}
        {open?.move === 'cancel' && (
          <CancelDialog key={open.order.od_id} order={open.order} jobs={jobs} onClose={close} />
        )}
      </>
    ),
  }
}

/** The usual next step as a button, the others in a menu. */
export function RowActions({
  order,
  work,
  brief = false,
}: {
  order: WorkOrder
  work: OrderWork
  brief?: boolean
}) {
  const t = useT()
  const staff = useStaff()
  const money = useMoneyGate()
  const moves = movesFrom(order)
  // cancelling is never the usual step
  const next = moves.find((move) => move !== 'cancel')
  if (!moves.length || (brief && !next) || !staff.changes('orders')) return null
  const rest = moves.filter((move) => move !== next)
  const items: MenuItem[] = rest.map((move) => ({
    label: moveWord(t, move),
    danger: move === 'cancel',
    run: () => work.start(move, order),
  }))
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {next && (
        <button
          type="button"
          {...(next === 'deposit' ? money.grey : {})}
          onClick={
            next === 'deposit'
              ? money.only(() => work.start(next, order))
              : () => work.start(next, order)
          }
          className="tap min-h-11 rounded-card px-3 text-small font-semibold whitespace-nowrap text-pine-700 hover:bg-pine-100 aria-disabled:opacity-50 max-card:inset-ring max-card:inset-ring-pine-700 card:min-h-9"
        >
          {moveWord(t, next)}
          <span className="sr-only"> {order.od_id}</span>
        </button>
      )}
      {brief ? null : items.length > 0 ? (
        <RowMenu label={t('{id} 더 하기', { id: order.od_id })} items={items} />
      ) : (
        <span aria-hidden="true" className="hidden w-11 card:block" />
      )}
    </span>
  )
}
