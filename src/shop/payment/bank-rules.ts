import { translate } from '#kernel/translate.ts'
import { creditBank } from '#shop/credit/rules.ts'

/** Korean banks by the two-digit code of the providers. */
export const bankNames: Record<string, string> = {
  '02': '한국산업은행',
  '03': 'IBK기업은행',
  '06': 'KB국민은행',
  '07': 'Sh수협은행',
  '11': 'NH농협은행',
  '20': '우리은행',
  '23': 'SC제일은행',
  '27': '씨티은행',
  '31': 'iM뱅크',
  '32': '부산은행',
  '34': '광주은행',
  '35': '제주은행',
  '37': '전북은행',
  '39': '경남은행',
  '45': '새마을금고',
  '48': '신협',
  '71': '우체국',
  '81': '하나은행',
  '88': '신한은행',
  '89': '케이뱅크',
  '90': '카카오뱅크',
  '92': '토스뱅크',
}

export function bankOf(code: string): { ko: string; en: string } {
  const name = bankNames[code]
  return name ? { ko: name, en: translate('en', name) } : { ko: code, en: code }
}

/** Why money cannot be sent to this account, by field; empty when it can. */
export function whyBadAccount({
  bank,
  number,
  holder,
}: {
  bank: string
  number: string
  holder: string
}): Record<string, string> {
  // the buyer's balance with the shop needs neither number nor name
  if (bank === creditBank) return {}
  const digits = number.replace(/[\s-]/g, '')
  return {
    ...(Object.hasOwn(bankNames, bank) ? {} : { bank: '은행을 골라 주세요.' }),
    ...(/^\d{10,16}$/.test(digits)
      ? {}
      : { number: digits ? '계좌번호는 숫자 10~16자리예요.' : '계좌번호를 적어 주세요.' }),
    ...(/^[\p{L}\p{M}\p{N} ().'’·-]{2,30}$/u.test(holder.trim())
      ? {}
      : { holder: '예금주 이름을 두 글자 이상 적어 주세요.' }),
  }
}
