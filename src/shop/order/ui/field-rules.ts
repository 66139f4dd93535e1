import { depositorSigns } from '#kernel/depositor.ts'
import { whyBadMail } from '#kernel/mail-address.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import { abroadNeeds } from '#shop/order/address-rules.ts'

type Why = [phrase: string, params?: PhraseParams] | null
type Rule = (typed: string) => Why

/**
 * The contract's rules on the fields of an order, for the browser: schemas stay on the server.
 * A test holds them against the contract, so that both say the same.
 */
const text =
  (missing: string): Rule =>
  (typed) => {
    if (!typed.trim()) return [missing]
    return /[<>]/.test(typed) ? ['< 와 > 는 쓸 수 없어요.'] : null
  }

const anyText: Rule = (typed) => (/[<>]/.test(typed) ? ['< 와 > 는 쓸 수 없어요.'] : null)

const phone: Rule = (typed) => whyBadPhone(typed)
// told apart from the orderer's in the list at the top
const receiverPhone: Rule = (typed) =>
  typed.trim() ? whyBadPhone(typed) : ['받는 분의 휴대폰 번호를 적어 주세요.']

function email(typed: string): Why {
  return whyBadMail(typed)
}

function password(typed: string): Why {
  if (!typed) return ['주문을 조회할 때 쓸 비밀번호를 적어 주세요.']
  return typed.length < 8 ? ['비밀번호는 8자 이상이에요.'] : null
}

function zip(typed: string): Why {
  if (typed.trim().length > 10) return ['우편번호는 10자까지예요.']
  return /^[A-Za-z0-9 -]*$/.test(typed.trim())
    ? null
    : ['우편번호는 영문, 숫자, 빈칸, - 만 쓸 수 있어요.']
}

/** What a country asks for beside the rules of each field: the server asks the same. */
export function whyWrongIn(country_code: string, name: string, typed: string): Why {
  if (country_code === 'KR') {
    if (name === 'od_b_zip' && !typed.trim()) return ['우편번호를 적어 주세요.']
    return name === 'od_b_zip' && !/^\d{5}$/.test(typed.trim())
      ? ['우편번호는 숫자 5자리예요.']
      : null
  }
  if (name === 'od_b_addr1' && !typed.trim()) return ['주소를 적어 주세요.']
  const missing = !typed.trim() && abroadNeeds(country_code)[name]
  if (missing) return [missing]
  if (name === 'od_b_hp' && typed.trim() && !phoneDigits(typed).startsWith('+'))
    return ['한국 밖으로 보내려면 +로 시작하는 국제 전화번호를 적어 주세요.']
  return null
}

function depositor(typed: string): Why {
  if (!typed.trim()) return ['입금하는 분의 이름을 적어 주세요.']
  if (typed.trim().length > 20) return ['입금자명은 20자까지예요.']
  return depositorSigns.test(typed.trim()) ? null : ['입금자명에는 글자와 숫자만 쓸 수 있어요.']
}

export const fieldRules = {
  od_name: text('주문하는 분의 이름을 적어 주세요.'),
  od_hp: phone,
  od_email: email,
  od_pwd: password,
  od_b_name: text('받는 분의 이름을 적어 주세요.'),
  od_b_hp: receiverPhone,
  od_b_zip: zip,
  od_b_addr1: text('주소를 찾아 주세요.'),
  od_b_addr2: anyText,
  od_b_city: anyText,
  od_b_state: anyText,
  od_memo: anyText,
  od_bank_account: (typed) => (typed ? null : ['입금할 계좌를 골라 주세요.']),
  od_deposit_name: depositor,
} as const satisfies Record<string, Rule>
