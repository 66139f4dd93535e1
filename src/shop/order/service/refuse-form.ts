import { Failure, type FieldPhrases, invalid } from '#kernel/failure.ts'
import { isForeignPhone } from '#kernel/phone.ts'
import type { Ctx } from '#platform/context.ts'
import { isClass } from '#shop/cart/class-rules.ts'
import { blocks } from '#shop/cart/problem-rules.ts'
import { problemOf } from '#shop/cart/rules.ts'
import { byAccount } from '#shop/company/rules.ts'
import { addressAsks, missingAbroad } from '#shop/order/address-rules.ts'
import type { SettleCase } from '#shop/order/contract/order.ts'
import { missing, type OrderForm } from '#shop/order/contract/place.ts'
import { type PayWay, payWays } from '#shop/payment/contract.ts'
import { escrowWays, settleCaseOf, wayRests } from '#shop/payment/rules.ts'
import { waysOf } from '#shop/payment/service/attempt.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { wrongReceipt } from './cash-receipt.ts'
import type { CartLines } from './order-of.ts'

/** The way to pay behind the form's word; null for a bank transfer. */
export function wayOf(settle_case: SettleCase): PayWay | null {
  return payWays.find((way) => settleCaseOf[way] === settle_case) ?? null
}

/** What is missing on the form, field by field. */
export function refuseIncomplete(ctx: Ctx, form: OrderForm, settings: Settings) {
  const fields: FieldPhrases = {}
  if (!ctx.visitor.mb_id && !form.od_pwd)
    fields.od_pwd = ['주문을 조회할 때 쓸 비밀번호를 적어 주세요.']
  if (!ctx.visitor.mb_id && form.agree_privacy !== true)
    fields.agree_privacy = ['개인정보 수집·이용 안내를 확인하고 동의해 주세요.']
  Object.assign(
    fields,
    form.classes_only ? {} : wrongAddress(form),
    wrongPayment(ctx, form, settings),
    wrongReceipt(form),
  )
  if (Object.keys(fields).length) throw invalid(fields)
}

/** A Korean address has a zone code; one abroad what that country asks for and a number that can be called from here. */
function wrongAddress(form: OrderForm): FieldPhrases {
  const { zip } = addressAsks(form.country_code)
  const blank = Object.entries(missing).filter(
    // the names are its own keys
    ([name]) => !form[name as keyof typeof missing] && (zip || name !== 'od_b_zip'),
  )
  if (blank.length) return Object.fromEntries(blank.map(([name, phrase]) => [name, [phrase]]))
  const { country_code, od_b_zip, od_b_hp } = form
  if (country_code === 'KR')
    return /^\d{5}$/.test(od_b_zip) ? {} : { od_b_zip: ['우편번호는 숫자 5자리예요.'] }
  return {
    ...fieldPhrases(missingAbroad(country_code, form)),
    ...(isForeignPhone(od_b_hp)
      ? {}
      : { od_b_hp: ['한국 밖으로 보내려면 +로 시작하는 국제 전화번호를 적어 주세요.'] }),
  }
}

const fieldPhrases = (missing: Record<string, string>): FieldPhrases =>
  Object.fromEntries(Object.entries(missing).map(([name, phrase]) => [name, [phrase]]))

/** Nothing to pay asks for nothing; a bank transfer names the account and the depositor; another way must be offered, for this currency and sum. */
function wrongPayment(ctx: Ctx, form: OrderForm, settings: Settings): FieldPhrases {
  const way = wayOf(form.od_settle_case)
  const due = form.expected_total - form.credit
  if (due <= 0) return {}
  if (form.tax_invoice && form.cash_receipt !== 'none')
    return { cash_receipt: ['세금계산서와 현금영수증은 함께 받을 수 없어요. 하나만 골라 주세요.'] }
  if (form.use_escrow && !(way && escrowWays.includes(way) && settings.payment.escrow))
    return { use_escrow: ['구매안전서비스는 가상계좌와 계좌이체에서만 쓸 수 있어요.'] }
  if (way) {
    const offered = waysOf(ctx.house).find(
      (one) => one.way === way && one.currency === form.currency,
    )
    if (!offered)
      return { od_settle_case: ['지금은 쓸 수 없는 결제 방법이에요. 다른 방법을 골라 주세요.'] }
    return due < offered.min && form.credit === 0
      ? {
          od_settle_case: [
            '이 방법으로 결제할 수 있는 가장 적은 금액보다 적어요. 다른 방법을 골라 주세요.',
          ],
        }
      : {}
  }
  // asked of the company's account, in the order's own transaction
  if (form.od_settle_case === byAccount) return {}
  return {
    ...(settings.bank_accounts.some((account) => account.use && account.id === form.od_bank_account)
      ? {}
      : { od_bank_account: ['입금할 계좌를 골라 주세요.'] }),
    ...(form.od_deposit_name ? {} : { od_deposit_name: ['입금하는 분의 이름을 적어 주세요.'] }),
  }
}

/** A provider that does not answer is not waited for: nothing is written, and the cart stays as it is. */
export function refuseResting(ctx: Ctx, form: OrderForm) {
  const way = form.expected_total > form.credit ? wayOf(form.od_settle_case) : null
  const rests_for = waysOf(ctx.house).find((one) => one.way === way)?.rests_for ?? null
  if (rests_for !== null)
    throw new Failure('UNAVAILABLE', wayRests, {
      fields: { od_settle_case: [wayRests] },
      detail: { retry_after: rests_for },
    })
}

/** The law lets a shop keep made and sealed goods only when the buyer was told apart and agreed. */
export function refuseUnagreed(form: OrderForm, lines: CartLines) {
  if (!form.agree_no_return && lines.some((line) => line.no_return))
    throw invalid({
      agree_no_return: [
        '단순 변심으로 반품할 수 없는 상품이 있어요. 안내를 확인하고 동의해 주세요.',
      ],
    })
}

/** Without an address only classes can be ordered; theirs is not kept. */
export function addressFor(form: OrderForm, lines: CartLines): OrderForm {
  if (lines.every(isClass)) return { ...form, ...nowhere, country_code: 'KR' }
  if (form.classes_only)
    throw new Failure(
      'CONFLICT',
      '그사이 보낼 상품이 장바구니에 담겼어요. 받는 분과 주소를 적어 주세요.',
      { detail: { code: 'ADDRESS_NEEDED' } },
    )
  return form
}

const nowhere = {
  od_b_name: '',
  od_b_hp: '',
  od_b_zip: '',
  od_b_addr1: '',
  od_b_addr2: '',
  od_b_addr3: '',
  od_b_city: '',
  od_b_state: '',
  od_gift: false,
}

/** Lines that cannot be bought as they are, each with the way out. */
export function refuseLines(lines: CartLines) {
  const refused = lines.flatMap((line) => {
    const found = problemOf(line, lines)
    return found && blocks(found) ? [{ line, found }] : []
  })
  const first = refused[0]
  if (!first) return
  throw new Failure('CONFLICT', first.found.phrase, {
    params: first.found.params,
    detail: {
      lines: refused.map(({ line, found }) => ({
        ct_id: line.ct_id,
        it_id: line.it_id,
        io_no: line.io_no,
        it_name: line.it_name,
        it_name_en: line.it_name_en,
        code: found.code,
        fix_qty: found.fix_qty,
      })),
    },
  })
}
