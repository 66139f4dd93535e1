import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Refusal } from '#kernel/client.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminOrders, type StaffOrder, type StaffOrderRow } from '#shop/order/contract/desk.ts'
import { type OrderMove, orderMoves } from '#shop/order/rules.ts'
import type { Translate } from '#ui/language.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { type Sending, useSend } from '#ui/use-send.ts'

/** What a step needs to know of its order: a row of the list or the whole thing. */
export type WorkOrder = Pick<
  StaffOrderRow,
  'od_id' | 'od_status' | 'od_misu' | 'currency' | 'od_deposit_name' | 'od_name' | 'od_settle_case'
> &
  Partial<Pick<StaffOrderRow, 'classes_only'>>

export function moveWord(t: Translate, move: OrderMove): string {
  const words: Record<OrderMove, string> = {
    deposit: t('입금확인'),
    prepare: t('준비 시작'),
    ship: t('송장 입력'),
    complete: t('배송완료 처리'),
    cancel: t('주문 취소'),
  }
  return words[move]
}

/** The steps that an order in this state can take; the first is the usual one. Nothing of a class is packed or sent. */
export function movesFrom({
  od_status,
  classes_only,
}: Pick<WorkOrder, 'od_status' | 'classes_only'>): OrderMove[] {
  const order: OrderMove[] = classes_only
    ? ['deposit', 'cancel']
    : ['deposit', 'prepare', 'ship', 'complete', 'cancel']
  return order.filter((move) => orderMoves[move].from.includes(od_status))
}

/** Every list and figure of the back office asks again. */
export function refreshDesk(client: QueryClient) {
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && path.startsWith('/api/v1/admin/'),
  })
}

/** A step of the table, or the way back into it. */
type Done =
  | OrderMove
  | 'revive'
  | 'extra'
  | 'undo_prepare'
  | 'correct'
  | 'take_back'
  | 'sold_out'
  | 'undo_sold_out'
  | 'overpaid'

/** The same from a component. */
export function useRefreshDesk() {
  const client = useQueryClient()
  return () => refreshDesk(client)
}

export type OrderJobs = {
  busy: boolean
  send: Sending['send']
  /** runs a step, shows the order as it is now, and says so */
  run: (
    move: Done,
    od_id: string,
    work: () => Promise<{ data: StaffOrder }>,
    refused?: (refusal: Refusal) => boolean,
  ) => Promise<boolean>
  prepare: (od_id: string) => Promise<boolean>
  undoPrepare: (od_id: string) => Promise<boolean>
  complete: (od_id: string) => Promise<boolean>
}

export function useOrderJobs(): OrderJobs {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()

  const run: OrderJobs['run'] = async (move, od_id, work, refused) => {
    const answer = await send(work, (refusal) => {
      // somebody was quicker: what is shown is old
      if (refusal.status === 409) void refreshDesk(client)
      return refused?.(refusal) ?? false
    })
    if (!answer) return false
    client.setQueryData(queryOf(adminOrders.show, { params: { od_id } }).queryKey, answer)
    void refreshDesk(client)
    toast(doneWord(t, move, od_id, answer.data))
    return true
  }

  return {
    busy,
    send,
    run,
    prepare: (od_id) =>
      run('prepare', od_id, () => call(adminOrders.prepare, { params: { od_id } })),
    undoPrepare: (od_id) =>
      run('undo_prepare', od_id, () => call(adminOrders.undoPrepare, { params: { od_id } })),
    complete: (od_id) =>
      run('complete', od_id, () => call(adminOrders.complete, { params: { od_id } })),
  }
}

function doneWord(t: Translate, move: Done, od_id: string, order: StaffOrder): string {
  if (move === 'deposit' && order.od_misu > 0)
    return t('{id} 일부 입금을 기록했어요. 나머지를 기다려요.', { id: od_id })
  if (move === 'ship' && order.parcels.length > 1)
    return t('{id} 상자를 하나 더 보냈어요.', { id: od_id })
  const words: Record<Done, string> = {
    extra: t('{id} 차액을 받았다고 적었어요.', { id: od_id }),
    revive: t('{id} 주문을 되살렸어요. 입금을 확인해 주세요.', { id: od_id }),
    correct: t('{id} 송장을 고치고 고객에게 알렸어요.', { id: od_id }),
    take_back: t('{id} 보낸 상자를 되돌리고 고객에게 알렸어요.', { id: od_id }),
    sold_out: t('{id} 품절로 처리하고 고객에게 알렸어요.', { id: od_id }),
    overpaid: t('{id} 더 받은 돈을 정리했어요.', { id: od_id }),
    undo_sold_out: t('{id} 품절을 되돌리고 고객에게 알렸어요.', { id: od_id }),
    deposit: t('{id} 입금을 확인했어요.', { id: od_id }),
    prepare: t('{id} 준비를 시작했어요.', { id: od_id }),
    undo_prepare: t('{id} 준비를 되돌렸어요. 다시 결제완료예요.', { id: od_id }),
    ship: t('{id} 송장을 저장하고 배송을 시작했어요.', { id: od_id }),
    complete: t('{id} 배송을 마쳤어요.', { id: od_id }),
    cancel: t('{id} 주문을 취소했어요.', { id: od_id }),
  }
  return words[move]
}
