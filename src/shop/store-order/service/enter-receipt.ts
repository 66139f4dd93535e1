import { Failure, type FieldPhrases, invalid } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { isOwn as isOwnOf } from '#shop/member/service/kin.ts'
import { memberOf } from '#shop/member/service.ts'
import type { StoreOrderForm } from '#shop/store-order/contract.ts'
import {
  bareReceipt,
  beyondPhrase,
  firstLinkDay,
  lineTooMuch,
  sumOf,
  whyBadDay,
} from '#shop/store-order/rules.ts'
import { findBuyer, findByPhone } from '#shop/store-order/store/buyers.ts'
import { listGoods, listStores } from '#shop/store-order/store/goods.ts'
import {
  findReceipt,
  insertReceipt,
  listTaken,
  type NewReceiptLine,
} from '#shop/store-order/store/receipts.ts'
import { linkReceipt } from './link-receipt.ts'

export const takenPhrase = '이미 등록한 영수증 번호예요.'
const smallPhrase = '할인이 상품 금액보다 커요.'

/** A receipt as it is typed at the desk. With a barcode it is that member's, else of the one member with its phone. */
export async function enterReceipt(
  ctx: Ctx,
  typed: StoreOrderForm,
): Promise<{ so_id: number; linked: boolean; mb_id: string | null }> {
  const entered_by = memberOf(ctx)
  const so_receipt = bareReceipt(typed.so_receipt)
  const so_hp = phoneDigits(typed.so_hp)
  const stores = await listStores(ctx)
  await refuseTyped(ctx, { ...typed, so_receipt }, stores)
  const lines = await linesOf(ctx, typed.lines)
  return transact(ctx, async (ctx) => {
    const store = {
      so_store: typed.so_store,
      so_store_en: stores.find(({ title }) => title === typed.so_store)?.title_en ?? '',
    }
    const so_total = sumOf(typed.lines, typed.so_discount)
    const so_id = await insertReceipt(
      ctx,
      {
        ...store,
        so_receipt,
        so_hp,
        so_day: typed.so_day,
        so_discount: typed.so_discount,
        so_total,
        entered_by,
      },
      lines,
    )
    if (so_id === null)
      throw new Failure('CONFLICT', takenPhrase, { fields: { so_receipt: [takenPhrase] } })
    await announce(ctx, 'store_order.entered', String(so_id), {
      receipt: so_receipt,
      store: typed.so_store,
      total: so_total,
    })
    const mb_id = typed.mb_id || (await memberBy(ctx, so_hp, typed.so_day))
    // found by the phone it may be the clerk's own: it stays nobody's until somebody else links it
    const isOwn = mb_id && !typed.mb_id && (await isOwnOf(ctx, entered_by, { mb_id }))
    const receipt = mb_id && !isOwn ? await findReceipt(ctx, so_id) : null
    if (receipt && mb_id) await linkReceipt(ctx, receipt, mb_id, typed.mb_id ? 'barcode' : 'phone')
    return { so_id, linked: receipt !== null, mb_id: receipt && mb_id }
  })
}

/** Whose purchase it becomes by itself. */
export async function memberBy(ctx: Ctx, so_hp: string, so_day: string): Promise<string | null> {
  return so_day < firstLinkDay(koreanDay(ctx.now)) ? null : findByPhone(ctx, so_hp)
}

async function refuseTyped(ctx: Ctx, typed: StoreOrderForm, stores: { title: string }[]) {
  const wrong: FieldPhrases = {}
  const day = whyBadDay(typed.so_day, koreanDay(ctx.now))
  if (day) wrong.so_day = [day]
  if (!stores.some(({ title }) => title === typed.so_store))
    wrong.so_store = ['등록한 매장 가운데에서 골라 주세요.']
  const phone = typed.so_hp ? whyBadPhone(typed.so_hp) : null
  if (phone) wrong.so_hp = [phone]
  if (typed.mb_id && !(await findBuyer(ctx, typed.mb_id)))
    wrong.mb_id = ['그런 회원이 없거나 이용할 수 없는 회원이에요.']
  if (typed.mb_id && typed.so_day < firstLinkDay(koreanDay(ctx.now)))
    wrong.so_day = ['구매한 지 1년이 지나 회원의 내역에 넣을 수 없어요.']
  const beyond = lineTooMuch(typed.lines)
  if (beyond !== null) wrong[`lines.${beyond}.sl_price`] = [beyondPhrase]
  if (sumOf(typed.lines, typed.so_discount) < 0) wrong.so_discount = [smallPhrase]
  if ((await listTaken(ctx, [typed.so_receipt])).size) wrong.so_receipt = [takenPhrase]
  if (Object.keys(wrong).length) throw invalid(wrong)
}

/** Goods of the shop keep their names in both languages; what else was bought stands as it was typed. */
async function linesOf(ctx: Ctx, typed: StoreOrderForm['lines']): Promise<NewReceiptLine[]> {
  const known = new Map(
    (await listGoods(ctx, [...new Set(typed.flatMap(({ it_id }) => it_id ?? []))])).map((one) => [
      one.it_id,
      one,
    ]),
  )
  return typed.map(({ it_id, sl_name, sl_qty, sl_price }, at) => {
    if (it_id === null) return { it_id, sl_name, sl_qty, sl_price }
    const one = known.get(it_id)
    if (!one) throw invalid({ [`lines.${at}.sl_name`]: ['없는 상품이에요. 다시 찾아 주세요.'] })
    return { it_id, sl_name: one.it_name, sl_name_en: one.it_name_en, sl_qty, sl_price }
  })
}
