import { whyBadMail } from '#kernel/mail-address.ts'
import { whyBadName } from '#kernel/person-name.ts'
import { whyBadPhone } from '#kernel/phone.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import type { JoinTyped } from '#shop/member/contract.ts'
import { type Why, whyBadBirth, whyBadId, whyBadPassword } from '#shop/member/rules.ts'

/** What stands in the fields of the form. */
export type Joining = {
  mb_id: string
  password: string
  mb_name: string
  mb_email: string
  mb_hp: string
  mb_birth: string
  // the address field's own names
  od_b_zip: string
  od_b_addr1: string
  od_b_addr2: string
  od_b_addr3: string
  od_b_addr_jibeon: string
  agree_terms: boolean
  agree_age: boolean
  agree_privacy: boolean
  agree_mail: boolean
  agree_sms: boolean
}

export const emptyJoining: Joining = {
  mb_id: '',
  password: '',
  mb_name: '',
  mb_email: '',
  mb_hp: '',
  mb_birth: '',
  od_b_zip: '',
  od_b_addr1: '',
  od_b_addr2: '',
  od_b_addr3: '',
  od_b_addr_jibeon: '',
  agree_terms: false,
  agree_age: false,
  agree_privacy: false,
  agree_mail: false,
  agree_sms: false,
}

/** The fields that show what the server says of an address. */
export const shownAs = {
  mb_zip: 'od_b_zip',
  mb_addr1: 'od_b_addr1',
  mb_addr2: 'od_b_addr2',
  mb_addr3: 'od_b_addr3',
} as const

export const neededTicks = ['agree_terms', 'agree_age', 'agree_privacy'] as const

type Known = {
  t: (phrase: string, params?: PhraseParams) => string
  now: Date
  /** came through Kakao: no id and no password */
  kakao: boolean
}

/** Why a field is wrong, as a sentence; null when it is right. */
export function whyWrong(
  name: keyof Joining,
  typed: Joining,
  { t, now, kakao }: Known,
): string | null {
  const say = (why: Why) => why && t(...why)
  switch (name) {
    case 'mb_id':
      return kakao ? null : say(whyBadId(typed.mb_id))
    case 'password':
      return kakao ? null : say(whyBadPassword(typed.password, typed))
    case 'mb_name':
      return say(whyBadName(typed.mb_name))
    case 'mb_email':
      return say(whyBadMail(typed.mb_email))
    case 'mb_hp':
      return say(whyBadPhone(typed.mb_hp))
    case 'mb_birth':
      return say(whyBadBirth(typed.mb_birth, now))
    case 'od_b_zip':
      return typed.od_b_zip && !/^\d{5}$/.test(typed.od_b_zip)
        ? t('우편번호는 숫자 5자리예요.')
        : null
    case 'agree_terms':
      return typed.agree_terms ? null : t('이용약관에 동의해 주세요.')
    case 'agree_age':
      return typed.agree_age ? null : t('만 14세 이상인지 확인해 주세요.')
    case 'agree_privacy':
      return typed.agree_privacy ? null : t('개인정보 수집·이용에 동의해 주세요.')
    default:
      return null
  }
}

export function bodyOf(typed: Joining, kakao: string | null): JoinTyped {
  const {
    mb_id,
    password,
    od_b_zip,
    od_b_addr1,
    od_b_addr2,
    od_b_addr3,
    od_b_addr_jibeon,
    ...rest
  } = typed
  const address = {
    mb_zip: od_b_zip,
    mb_addr1: od_b_addr1,
    mb_addr2: od_b_addr2,
    mb_addr3: od_b_addr3,
    mb_addr_jibeon: od_b_addr_jibeon === 'J' ? ('J' as const) : ('R' as const),
  }
  return { ...rest, ...(od_b_addr1 ? address : {}), ...(kakao ? { kakao } : { mb_id, password }) }
}
