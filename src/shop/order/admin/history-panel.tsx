import { useQuery } from '@tanstack/react-query'
import { actorWord } from '#admin/ui/actor-word.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { isByBank } from '#shop/order/rules.ts'
import { settings } from '#shop/setting/contract.ts'
import { type Translate, useLang, useMoney, useT } from '#ui/language.tsx'

type Happened = StaffOrder['events'][number]

/** Everything that became of the order, and who did it; the newest first. */
export function HistoryPanel({ order }: { order: StaffOrder }) {
  const t = useT()
  const money = useMoney()
  const courierOf = useCourierName()
  const detail = (event: Happened): string[] => {
    const { amount, reason, od_misu, over, off, trade_off, by } = event.payload
    const changes = Array.isArray(event.payload.changes) ? event.payload.changes : []
    return [
      ...changes.map((change: { from: string; to: string }) =>
        t('{from} → {to}', { from: change.from || t('없음'), to: change.to || t('없음') }),
      ),
      typeof amount === 'number' ? money(amount, order.currency) : '',
      typeof od_misu === 'number' && od_misu > 0
        ? t('남은 {amount}', { amount: money(od_misu, order.currency) })
        : '',
      typeof over === 'number' && over > 0
        ? t('{amount} 더 받음', { amount: money(over, order.currency) })
        : '',
      typeof trade_off === 'number' && trade_off > 0
        ? t('등급·수량 할인 {amount}', { amount: money(trade_off, order.currency) })
        : '',
      typeof off === 'number' && off > 0
        ? t('직원 할인 {amount}', { amount: money(off, order.currency) })
        : '',
      waybillWords(event, courierOf),
      // what the clock says is the shop's own sentence, what a person wrote is not
      typeof reason === 'string'
        ? by === 'deadline'
          ? t('입금 기한이 지나 주문이 취소되었어요.')
          : reason
        : '',
    ].filter(Boolean)
  }
  return (
    <Panel title={t('기록')}>
      <ol className="grid">
        {[...order.events].reverse().map((event, at) => (
          <li key={at} className="grid grid-cols-[9px_minmax(0,1fr)] gap-x-3.5 text-small">
            <span aria-hidden="true" className="relative flex flex-col items-center">
              <span className="mt-2 size-[9px] shrink-0 rounded-full bg-pine-700" />
              {at < order.events.length - 1 && <span className="w-px flex-1 bg-line" />}
            </span>
            <div className="pb-4">
              <p className="font-medium">{eventWord(t, event.name, order)}</p>
              <p className="text-caption text-ink-500">
                <time dateTime={event.at} className="tabular">
                  {stamp(event.at)}
                </time>{' '}
                · {actorWord(t, event)}
              </p>
              {detail(event).length > 0 && (
                <p className="tabular mt-0.5 text-caption text-ink-700">
                  {detail(event).join(' · ')}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** "CJ대한통운 1234 → 한진택배 5678": what a number was, and what it is now. */
function waybillWords({ payload }: Happened, courierOf: (code: string) => string): string {
  const { company, invoice, from } = payload as {
    company?: string
    invoice?: string
    from?: { company: string; invoice: string } | string
  } // as the verbs of parcels write it
  const said = (one: { company?: string; invoice?: string }) =>
    one.company && one.invoice ? `${courierOf(one.company)} ${one.invoice}` : ''
  const now = said({ company, invoice })
  // of a step it is the state the order came from
  return typeof from === 'object' ? `${said(from)} → ${now}` : now
}

/** The name of a courier in my language; one that was taken off the list keeps its code. */
function useCourierName() {
  const { pick } = useLang()
  const { data } = useQuery(queryOf(settings.show, {}))
  return (code: string) => {
    const name = data?.data.couriers.find((one) => one.code === code)?.name
    return name ? pick(name.ko, name.en) : code
  }
}

function eventWord(t: Translate, name: string, { od_settle_case, od_due_on }: StaffOrder): string {
  const words: Record<string, string> = {
    'order.placed': t('주문이 들어왔어요'),
    'order.written': t('직원이 전화로 받아 적었어요'),
    // nobody confirms what a card has paid
    'order.paid': od_due_on
      ? t('외상으로 받았어요')
      : isByBank(od_settle_case)
        ? t('입금을 확인했어요')
        : t('결제를 받았어요'),
    'order.underpaid': t('일부 입금을 기록했어요'),
    'order.prepared': t('준비를 시작했어요'),
    'order.preparation_undone': t('준비를 되돌렸어요'),
    'order.shipped': t('배송을 시작했어요'),
    'order.completed': t('배송을 마쳤어요'),
    'order.cancelled': t('주문을 취소했어요'),
    'order.revived': t('취소된 주문을 되살렸어요'),
    'order.part_cancelled': t('일부를 취소했어요'),
    'order.class_moved': t('클래스 날짜가 바뀌었어요'),
    'order.sold_out': t('품절로 처리했어요'),
    'order.sold_out_undone': t('품절을 되돌렸어요'),
    'order.overpaid': t('더 받은 돈을 정리했어요'),
    'order.edited': t('주문을 고쳤어요'),
    'order.extra_paid': t('차액을 받았어요'),
    'order.tagged': t('태그를 바꿨어요'),
    'order.assigned': t('담당을 바꿨어요'),
    'order.deposit_undone': t('잘못 맞춘 입금을 떼어 냈어요'),
    'order.parcel_sent': t('나머지 상품을 보냈어요'),
    'order.parcel_taken_back': t('보낸 상자를 되돌렸어요'),
    'order.waybill_corrected': t('송장을 고쳤어요'),
    'order.out_for_delivery': t('배달을 나섰어요'),
    'order.parcel_delivered': t('상자가 도착했어요'),
    'order.lots_noted': t('상자의 로트를 고쳤어요'),
    'order.lot_recalled': t('회수하는 로트를 알렸어요'),
    'order.part_returned': t('반품을 받고 환불하기로 했어요'),
    'refund.done': t('환불을 보냈어요'),
    'order.exchanged': t('교환 상품을 보냈어요'),
  }
  return words[name] ?? name
}
