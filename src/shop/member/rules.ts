import { isDay } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import { isCommonPassword } from './common-rules.ts'

/** Why something typed is refused, as a phrase with its numbers; null when it is right. The browser and the server ask the same. */
export type Why = [phrase: string, params?: PhraseParams] | null

const reserved =
  /^(admin(istrator)?|root|system|owner|staff.*|manager|operator|support|help|webmaster|postmaster|hostmaster|master|security|abuse|info|mail|api|www|null|undefined|guest|odemoa.*|tssa.*|kakao.*|official)$/i

export function whyBadId(typed: string): Why {
  const id = typed.trim()
  if (!id) return ['아이디를 적어 주세요.']
  if (id.includes('@'))
    return ['메일 주소 말고 아이디를 정해 주세요. 로그인은 메일로도 할 수 있어요.']
  if (!/^[A-Za-z0-9_]*$/.test(id)) return ['아이디에는 영문, 숫자, 밑줄(_)만 쓸 수 있어요.']
  if (id.length < 3) return ['아이디는 3자 이상이에요. 지금은 {now}자예요.', { now: id.length }]
  if (id.length > 20) return ['아이디는 20자까지예요. 지금은 {now}자예요.', { now: id.length }]
  return reserved.test(id) ? ['쓸 수 없는 아이디예요. 다른 아이디를 적어 주세요.'] : null
}

export const longestPassword = 128

/** Written in one way, so that the same letters typed on another machine are the same password. */
export function samePassword(typed: string): string {
  return typed.normalize('NFC')
}

export type PasswordParts = { length: boolean; kinds: boolean; plain: boolean; own: boolean }
type Person = { mb_id?: string; mb_hp?: string; mb_birth?: string; mb_email?: string }

export function kindsOf(password: string): number {
  return [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
}

/** The rules one by one, for the hints beside the field. */
export function passwordParts(typed: string, person: Person = {}): PasswordParts {
  const password = samePassword(typed)
  const length = [...password].length
  return {
    length: length >= 8 && length <= longestPassword,
    kinds: kindsOf(password) >= 3 || (kindsOf(password) >= 2 && length >= 10),
    plain: password !== '' && !hasRun(password) && !isCommonPassword(password),
    own: password !== '' && !holdsOwn(password, person),
  }
}

export function whyBadPassword(typed: string, person: Person = {}): Why {
  const length = [...samePassword(typed)].length
  if (!length) return ['비밀번호를 적어 주세요.']
  if (length < 8) return ['비밀번호는 8자 이상이에요. 지금은 {now}자예요.', { now: length }]
  if (length > longestPassword) return ['비밀번호는 {most}자까지예요.', { most: longestPassword }]
  const parts = passwordParts(typed, person)
  if (!parts.kinds)
    return [
      '대문자, 소문자, 숫자, 기호 중 세 가지를 섞거나, 두 가지를 섞어 10자 이상으로 적어 주세요.',
    ]
  if (!parts.own) return ['아이디, 메일, 휴대폰 번호, 생일이 들어간 비밀번호는 쓸 수 없어요.']
  return parts.plain
    ? null
    : ['누구나 짐작할 수 있는 비밀번호예요. 흔한 낱말이나 1234, qwer, aaaa 같은 줄을 빼 주세요.']
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))]

/** Four of the same, or four that stand side by side in the alphabet, among the digits or on the keyboard. */
function hasRun(password: string): boolean {
  const text = password.toLowerCase()
  for (let at = 0; at + 4 <= text.length; at++) {
    const four = text.slice(at, at + 4)
    if (/^(.)\1{3}$/su.test(four) || runs.some((row) => row.includes(four))) return true
  }
  return false
}

function holdsOwn(
  password: string,
  { mb_id = '', mb_hp = '', mb_birth = '', mb_email = '' }: Person,
): boolean {
  const text = password.toLowerCase()
  const digits = mb_hp.replace(/\D/g, '')
  const birth = mb_birth.replace(/\D/g, '')
  const own = [
    mb_id.trim(),
    mb_email.split('@')[0] ?? '',
    digits,
    digits.slice(-8),
    birth,
    birth.slice(2),
  ]
  return (
    own.some((part) => part.length >= 4 && text.includes(part.toLowerCase())) ||
    (mb_id.length === 3 && text === mb_id.toLowerCase())
  )
}

export const youngest = 14

/** A birthday may stay empty; one that is given says that its owner is old enough, by the Korean calendar. */
export function whyBadBirth(typed: string, now: Date): Why {
  const birth = typed.trim()
  if (!birth) return null
  const today = koreanDay(now)
  if (!isDay(birth)) return ['생년월일을 1995-03-14처럼 적어 주세요.']
  if (birth >= today) return ['지난 날짜를 적어 주세요.']
  if (Number(birth.slice(0, 4)) < Number(today.slice(0, 4)) - 120)
    return ['태어난 해를 다시 확인해 주세요.']
  return ageOn(birth, today) >= youngest
    ? null
    : ['만 14세부터 가입할 수 있어요. 어린이의 상품은 보호자께서 주문해 주세요.']
}

/** Full years on a day; both as YYYY-MM-DD. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** What is asked when somebody joins. */
export const joinConsents = ['terms', 'age', 'privacy', 'mail', 'sms'] as const
export const consentKinds = [...joinConsents, 'chat'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** The version of the text that a member agrees to today. */
export const consentVersions: Record<ConsentKind, string> = {
  terms: '2026-01',
  age: '2026-01',
  privacy: '2026-01',
  mail: '2026-01',
  sms: '2026-01',
  chat: '2026-11',
}
