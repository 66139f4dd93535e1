import { Failure, notFound } from '#kernel/failure.ts'
import { wonOf } from '#kernel/money.ts'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { findQuotation } from '#shop/cart/quotation-store.ts'
import { askSecond } from '#shop/point/service/hand-gifts.ts'
import { readSettings } from '#shop/setting/service.ts'

/** One of the staff makes an order of a quotation up to a sum. Above it a second one agrees first, to this revision of it. */
export async function refuseAlone(ctx: Ctx, qt_id: number): Promise<void> {
  const quotation = await findQuotation(ctx, qt_id)
  if (!quotation) throw notFound()
  const { gifts, payment } = await readSettings(ctx)
  const { qt_no, revision, total } = quotation
  const currency = quotation.currency === 'usd' ? 'usd' : 'krw'
  const worth = wonOf(total, currency, payment.usd_rate)
  if (worth <= gifts.quotation) return
  const state = await transact(ctx, (ctx) =>
    askSecond(ctx, {
      ...{ kind: 'quotation', worth, reason: '', about: qt_no },
      mb_id: quotation.mb_id ?? '',
      detail: { qt_id, revision },
      key: `${qt_id}-${revision}`,
    }),
  )
  if (state === 'given') return
  throw new Failure(
    'CONFLICT',
    state === 'refused'
      ? '다른 사람이 승인하지 않은 견적서예요. 혜택 승인에서 이유를 보고 견적서를 고친 뒤 다시 주문해 주세요.'
      : '{count}원이 넘는 견적서라 다른 자금 담당이나 운영자의 승인이 필요해요. 혜택 승인에 부탁해 두었으니, 승인된 뒤 다시 눌러 주세요.',
    { params: { count: gifts.quotation.toLocaleString('en-US') } },
  )
}
