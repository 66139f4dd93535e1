import { createHash } from 'node:crypto'
import type { AskOf } from '#kernel/endpoint.ts'
import { Failure, invalid } from '#kernel/failure.ts'
import { wonOf } from '#kernel/money.ts'
import { phoneDigits } from '#kernel/phone.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { blocks } from '#shop/cart/problem-rules.ts'
import { problemOf } from '#shop/cart/rules.ts'
import { refuseAlone } from '#shop/cart/service/second-person.ts'
import {
  buyingMember,
  forBuyer,
  quotedGoods,
  type StaffGoods,
  staffGoods,
} from '#shop/cart/service/staff-goods.ts'
import { mostPercentOff } from '#shop/cart/staff-rules.ts'
import { type Person, refuseOwnAffair } from '#shop/member/service/kin.ts'
import { buyerLevel } from '#shop/member/service.ts'
import type { adminPhoneOrders, PhoneOrder, PhonePreview } from '#shop/order/contract/phone.ts'
import type { OrderForm } from '#shop/order/contract/place.ts'
import { guardMoney } from '#shop/point/service/hand-money.ts'
import { readSettings } from '#shop/setting/service.ts'
import { placeFrom } from './place-order.ts'
import { heldCoupons, priceOf } from './price-order.ts'
import { takeDeposit } from './staff-moves.ts'

type Goods = Pick<PhoneOrder, 'mb_id' | 'currency' | 'lines' | 'qt_id' | 'percent_off'>

/** What the caller says of themselves need not be asked again; that somebody looked is in the log. */
export async function showBuyer(ctx: Ctx, mb_id: string) {
  const row = await buyingMember(await forBuyer(ctx, { mb_id, currency: 'krw', guest: '' }))
  const reason = say({ lang: 'kr' }, '전화 주문을 적으려고')
  await transact(ctx, (ctx) => announce(ctx, 'member.revealed', row.mb_id, { reason, ip: ctx.ip }))
  const { mb_name, mb_hp, mb_email, mb_zip, mb_addr1, mb_addr2, mb_addr3 } = row
  return {
    ...{ mb_id: row.mb_id, od_name: mb_name, od_hp: mb_hp, od_email: mb_email },
    address: {
      ...{ od_b_zip: mb_zip, od_b_addr1: mb_addr1, od_b_addr2: mb_addr2, od_b_addr3: mb_addr3 },
    },
  }
}

export async function previewByPhone(
  ctx: Ctx,
  ask: AskOf<typeof adminPhoneOrders.preview>['body'],
): Promise<PhonePreview> {
  const buyer = await forBuyer(ctx, { ...ask, guest: '' })
  const lines = await goodsOf(ctx, ask)
  const good = lines.filter((line) => !blocks(problemOf(line, lines)))
  // the words of staff are those of their own page
  const price = await priceOf({ ...buyer, lang: ctx.lang }, good, await heldCoupons(buyer), ask)
  return {
    ...price,
    most_off: mostPercentOff(ctx.visitor.staff_role),
    lines: lines.map((line) => {
      const found = problemOf(line, lines)
      return {
        ...line,
        ...{ krw: line.list.krw, usd: line.list.usd, most: line.available },
        made: line.made,
        problem: found && blocks(found) ? say(ctx, found.phrase, found.params) : null,
      }
    }),
  }
}

/** Money at the counter is money by hand. */
async function guardCounter(ctx: Ctx, ask: PhoneOrder, whose: Person) {
  const { usd_rate } = (await readSettings(ctx)).payment
  await guardMoney(ctx, {
    ...{ whose, about: ask.od_name, worth: wonOf(ask.expected_total, ask.currency, usd_rate) },
    key: `counter-${createHash('sha256').update(JSON.stringify(ask)).digest('base64url')}`,
  })
}

/** An order that staff write while the buyer speaks: the same verb as the shop front, and the history names who wrote it. */
export async function placeByPhone(
  ctx: Ctx,
  ask: PhoneOrder & { paid_reason?: string },
): Promise<{ od_id: string }> {
  const { mb_id, lines, qt_id, percent_off, off_reason, paid_reason, ...typed } = ask
  const buyer = await forBuyer(ctx, { mb_id, currency: ask.currency, guest: guestKey(ask.od_hp) })
  const isCheaper = percent_off > 0 || lines.some(({ price }) => price !== undefined)
  if (isCheaper && !qt_id && !off_reason)
    throw invalid({ off_reason: ['왜 다른 값을 받는지 적어 주세요.'] })
  const whose = { mb_id, hp: ask.od_hp, email: ask.od_email }
  if (isCheaper) await refuseOwnAffair(ctx, whose)
  if (qt_id) await refuseAlone(ctx, qt_id)
  if (paid_reason !== undefined) await guardCounter(ctx, ask, whose)
  const form: OrderForm = {
    ...typed,
    ...(paid_reason === undefined ? {} : await paidHere(ctx, typed)),
    od_settle_case: '무통장',
    use_escrow: false,
    direct: false,
  }
  const { od_id } = await placeFrom(buyer, form, {
    scope: `phone-order:${ctx.visitor.mb_id}`,
    asked: ask,
    // their prices are judged by who writes them
    lines: (inside) => goodsOf({ ...ctx, db: inside.db }, ask),
    none: async () =>
      new Failure('INVALID', '주문할 상품을 더해 주세요.', {
        fields: { lines: ['주문할 상품을 더해 주세요.'] },
      }),
    placed: async (inside, order) => {
      const writer = { ...inside, visitor: ctx.visitor }
      await announce(writer, 'order.written', order.od_id, {
        ...{ mb_id, currency: order.currency, reason: off_reason },
        ...offOf(await goodsOf({ ...ctx, db: inside.db }, ask)),
      })
      if (paid_reason !== undefined && order.od_status === '주문')
        await takeDeposit(writer, order.od_id, {
          amount: order.quote.totals.total,
          reason: paid_reason,
        })
    },
  })
  return { od_id }
}

/** Goods by telephone can come back: the law wants the consent to the contrary in writing. */
async function goodsOf(ctx: Ctx, { mb_id, currency, lines, qt_id, percent_off }: Goods) {
  const level = await buyerLevel(ctx, mb_id)
  const goods: StaffGoods[] = qt_id
    ? await quotedGoods(ctx, qt_id)
    : await staffGoods(ctx, lines, { currency, percent: percent_off, level })
  return goods.map((line) => ({ ...line, made: line.no_return !== '', no_return: '' as const }))
}

/** What staff took off what the buyer pays, and what the buyer's own terms took off before. */
function offOf(lines: readonly StaffGoods[]): { off: number; trade_off: number } {
  const sumOf = (off: (line: StaffGoods) => number) =>
    lines.reduce((sum, line) => sum + off(line) * line.ct_qty, 0)
  return {
    off: sumOf(({ today, price }) => today - price),
    trade_off: sumOf(({ today, list_price = today }) => list_price - today),
  }
}

/** Guests who telephone are told apart by their number, so that the limits of one person hold. */
function guestKey(od_hp: string): string {
  return `desk_${createHash('sha256').update(phoneDigits(od_hp)).digest('hex').slice(0, 32)}`
}

/** Money that is here names no account of its own: the first of the shop, and the buyer. */
async function paidHere(ctx: Ctx, { od_name }: Pick<PhoneOrder, 'od_name'>) {
  const { bank_accounts } = await readSettings(ctx)
  return {
    od_bank_account: bank_accounts.find(({ use }) => use)?.id ?? '',
    od_deposit_name: od_name.slice(0, 20),
  }
}
