import { Failure, type FieldPhrases, invalid, notFound, refuse } from '#kernel/failure.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { seal } from '#platform/seal.ts'
import { transact } from '#platform/transact.ts'
import type {
  Claim,
  ClaimAsk,
  ClaimKind,
  ClaimQuote,
  ClaimReason,
  PickAddress,
} from '#shop/claim/contract.ts'
import { levelsText } from '#shop/claim/option-rules.ts'
import {
  feesOf,
  quoteOf,
  unitsIn,
  whyCannotClaim,
  whyCannotMove,
  whyKept,
} from '#shop/claim/rules.ts'
import {
  findClaim,
  hasOpen,
  insertClaim,
  listEqualOptions,
  moveClaim,
} from '#shop/claim/store/claims.ts'
import { changeOf, takesAll, whyBadUnits } from '#shop/order/part-rules.ts'
import { needsAccount } from '#shop/order/rules.ts'
import { holdSold, type Sold, soldOrder } from '#shop/order/service/after-sale.ts'
import { ownOrder } from '#shop/order/service/show-order.ts'
import { whyBadAccount } from '#shop/payment/bank-rules.ts'
import { refundFee } from '#shop/payment/service/fee.ts'
import { readSettings } from '#shop/setting/service.ts'
import { kindWord, wait } from './desk-words.ts'
import { refuseWay } from './fee.ts'
import { keepPhotos, undone } from './photos.ts'
import { freeReplacement } from './replacement.ts'
import { claimView, ownClaim } from './show.ts'

type Asked = { kind: ClaimKind; reason: ClaimReason; pickup: 'shop' | 'self'; lines: string[] }
const perHour = 20

/** Reads only. The rules that would refuse the claim refuse its preview. */
export async function previewClaim(ctx: Ctx, od_id: string, asked: Asked): Promise<ClaimQuote> {
  return judged(ctx, await soldOrder(ctx, await ownOrder(ctx, od_id)), asked)
}

async function judged(ctx: Ctx, sold: Sold, asked: Asked): Promise<ClaimQuote> {
  const { order, lines, arrived_at } = sold
  refuse(
    whyCannotClaim(
      { ...order, arrived_at, hasOpen: await hasOpen(ctx, order.od_id) },
      ctx.now,
      asked.reason,
    ),
    'CONFLICT',
    { od_status: order.od_status },
  )
  const units = unitsIn(asked.lines)
  const wrong = units.some(({ qty }) => qty < 1)
    ? '수량은 1 이상의 정수로 적어 주세요.'
    : whyBadUnits(lines, units)
  if (wrong) throw invalid({ lines: [wrong] })
  if (asked.pickup === 'shop' && order.country_code !== 'KR')
    throw invalid({ pickup: ['한국 밖에서는 직접 보내 주세요. 배송비는 받은 뒤에 계산해 드려요.'] })
  refuse(whyKept(lines, units, asked.reason))
  const { basis, totals } = order.quote
  if (!basis)
    throw new Failure(
      'CONFLICT',
      '오래된 주문이라 여기서 신청할 수 없어요. 1:1 문의로 알려 주세요.',
    )
  const change = changeOf(basis, totals, lines, units)
  const left = order.od_receipt_price - order.od_cancel_price
  const sums = quoteOf({
    ...asked,
    change,
    all: takesAll(lines, units),
    fees: feesOf(await readSettings(ctx), order.currency),
    left,
  })
  const isReturn = asked.kind === 'return'
  return {
    currency: order.currency,
    ...sums,
    coupons_back: isReturn
      ? basis.coupons
          .filter(({ cp_id }) => change.coupons_back.includes(cp_id))
          .map(({ cp_id, cp_subject, cp_subject_en }) => ({
            cp_id,
            cp_subject,
            cp_subject_en: cp_subject_en || cp_subject,
          }))
      : [],
    points_back: isReturn ? change.points_back : 0,
    way: sums.refund === 0 ? 'none' : needsAccount(order) ? 'account' : 'card',
  }
}

/** Asked with the sums that were shown; of two at once, or beside another claim, one is written. */
export async function askClaim(ctx: Ctx, od_id: string, asked: ClaimAsk): Promise<Claim> {
  const own = await ownOrder(ctx, od_id)
  await limitTries(ctx, `claim:${od_id}`, perHour, 3600)
  const quote = await judged(ctx, await soldOrder(ctx, own), asked)
  refuseFields(asked, quote)
  if (asked.kind === 'exchange' && quote.fee > 0)
    refuseWay(ctx, { fee: quote.fee, quote }, asked.fee_way, 'fee_way')
  const photos = await keepPhotos(ctx, asked.photos)
  const claim_id = await undone(ctx, photos, () =>
    transact(ctx, (ctx) => write(ctx, od_id, asked, photos)),
  )
  const row = await findClaim(ctx, claim_id)
  if (!row) throw notFound()
  return claimView(ctx, row, 'buyer')
}

async function write(ctx: Ctx, od_id: string, asked: ClaimAsk, photos: string[]): Promise<number> {
  const sold = await holdSold(ctx, od_id)
  const quote = await judged(ctx, sold, asked)
  if (quote.refund !== asked.expected_refund || quote.fee !== asked.expected_fee)
    throw new Failure(
      'CONFLICT',
      '그사이 금액이 바뀌었어요. 새 금액을 확인하고 다시 신청해 주세요.',
      { detail: { quote } },
    )
  const { order } = sold
  const digits = asked.number.replace(/\D/g, '')
  const account =
    quote.way === 'account'
      ? {
          bank: asked.bank,
          holder: asked.holder,
          account_masked: `${'*'.repeat(Math.max(0, digits.length - 4))}${digits.slice(-4)}`,
          account_sealed: seal(ctx.house.config, digits),
        }
      : {}
  const claim_id = await insertClaim(
    ctx,
    {
      od_id,
      mb_id: ctx.visitor.mb_id,
      kind: asked.kind,
      state: 'requested',
      reason: asked.reason,
      detail: asked.detail,
      lang: ctx.lang,
      pickup: asked.pickup,
      pick_address: asked.pickup === 'shop' ? addressOf(asked) : null,
      photos,
      quote,
      fee: quote.fee,
      fee_way: asked.kind === 'exchange' && quote.fee > 0 ? asked.fee_way : '',
      ...account,
      requested_at: ctx.now,
    },
    await linesOf(ctx, sold, asked),
  )
  refuse(
    claim_id === null
      ? '처리하고 있는 신청이 있어요. 그 신청이 끝난 뒤에 다시 신청해 주세요.'
      : null,
  )
  await announce(ctx, 'claim.requested', od_id, {
    od_id,
    claim_id,
    mb_id: order.mb_id,
    lang: order.lang,
    kind: asked.kind,
    claim: kindWord(asked.kind),
    reason: asked.reason,
  })
  return claim_id ?? 0
}

/** The goods of a claim; an exchange names what is to come instead, of the same price and in stock. */
async function linesOf(ctx: Ctx, { lines }: Sold, asked: Asked) {
  const units = unitsIn(asked.lines)
  if (asked.kind === 'return') return units.map(({ ct_id, qty }) => ({ ct_id, qty }))
  const options = await listEqualOptions(
    ctx,
    lines.map(({ io_no }) => io_no),
  )
  return units.map(({ ct_id, qty, io_no }) => {
    const line = lines.find((one) => one.ct_id === ct_id)
    const option = options.find(
      (one) => one.of === line?.io_no && one.io_no === (io_no ?? line?.io_no),
    )
    if (!option)
      throw invalid({
        lines: ['지금은 바꿔 드릴 재고가 없는 상품이에요. 다른 옵션이나 반품을 골라 주세요.'],
      })
    const { name, name_en } = levelsText(option)
    return { ct_id, qty, to_io_no: option.io_no, to_option: name, to_option_en: name_en }
  })
}

function addressOf({
  pick_name,
  pick_hp,
  pick_zip,
  pick_addr1,
  pick_addr2,
}: ClaimAsk): PickAddress {
  return {
    name: pick_name,
    hp: phoneDigits(pick_hp),
    zip: pick_zip,
    addr1: pick_addr1,
    addr2: pick_addr2,
  }
}

function refuseFields(asked: ClaimAsk, quote: ClaimQuote) {
  const wrong: FieldPhrases = {}
  if (quote.fault === 'shop' && asked.detail.length < 5)
    wrong.detail = ['어떤 문제인지 다섯 글자 이상 적어 주세요.']
  if (asked.pickup === 'shop') {
    if (!asked.pick_name) wrong.pick_name = ['이름을 적어 주세요.']
    const phone = whyBadPhone(asked.pick_hp)
    if (phone) wrong.pick_hp = [phone]
    if (!/^\d{5}$/.test(asked.pick_zip)) wrong.pick_zip = ['우편번호는 숫자 5자리예요.']
    if (!asked.pick_addr1) wrong.pick_addr1 = ['주소를 적어 주세요.']
  }
  if (quote.way === 'account')
    for (const [field, phrase] of Object.entries(whyBadAccount(asked))) wrong[field] = [phrase]
  if (Object.keys(wrong).length) throw invalid(wrong)
}

/** The buyer keeps the goods after all; a replacement that was put aside is free again. */
export async function withdrawClaim(ctx: Ctx, claim_id: string): Promise<Claim> {
  const withdrawn = await transact(ctx, async (ctx) => {
    const row = await ownClaim(ctx, claim_id)
    await holdSold(ctx, row.od_id)
    refuse(whyCannotMove('withdraw', row), 'CONFLICT', { state: row.state })
    const moved = await moveClaim(ctx, row, 'withdrawn', {
      closed_at: ctx.now,
      account_sealed: null,
    })
    if (!moved) throw wait()
    if (row.state === 'accepted') await freeReplacement(ctx, row)
    await refundFee(ctx, row.claim_id)
    await announce(ctx, 'claim.withdrawn', row.od_id, {
      od_id: row.od_id,
      claim_id: row.claim_id,
      mb_id: row.mb_id,
    })
    return moved
  })
  return claimView(ctx, withdrawn, 'buyer')
}
