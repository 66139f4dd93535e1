import { isDay } from '#kernel/days.ts'
import { isMail } from '#kernel/mail-address.ts'
import { whyBadPhone } from '#kernel/phone.ts'
import { isBusinessNumber } from '#shop/payment/receipt-rules.ts'
import type { ApplicationKind, ApplicationState, ApplicationTyped } from './contract.ts'
import { fieldsOf, isAsked } from './field-rules.ts'
import type { ApplicationField } from './piece-rules.ts'

export const mostFiles = 5
export const mostLines = 20
export const acceptedFiles = 'image/jpeg,image/png,application/pdf'
/** The words beside the tick; a change of them is a new version. */
export const privacyVersion = '2026-11-24'

export const kindWords: Record<ApplicationKind, string> = {
  wholesale: '도매 회원 신청',
  dealer: '대리점 신청',
  bulk: '대량 주문 문의',
  class: '클래스 문의',
  fragrance: '커스텀 향 의뢰',
}

/** A business asks for a standing of its own; the others ask for an answer. */
export function isTrade(kind: ApplicationKind): boolean {
  return kind === 'wholesale' || kind === 'dealer'
}

/** What a brief for a scent agrees to besides, each by a tick of its own. */
export const agreements = ['made_to_order', 'sample_fee'] as const
export type Agreement = (typeof agreements)[number]
export const needAgreement: Record<Agreement, string> = {
  made_to_order: '맞춤 제작 안내에 동의해 주세요.',
  sample_fee: '샘플 비용 안내에 동의해 주세요.',
}

export function agreementsOf(kind: ApplicationKind): readonly Agreement[] {
  return kind === 'fragrance' ? agreements : []
}

const stateWords: Record<ApplicationState, string> = {
  received: '신청 접수',
  reviewing: '검토 중',
  need_more: '보완 요청',
  quoted: '견적 보냄',
  confirmed: '예약 확정',
  approved: '승인',
  rejected: '반려',
  withdrawn: '취소함',
  suspended: '중지',
}

export function stateWord(kind: ApplicationKind, state: ApplicationState): string {
  if (kind === 'bulk' && state === 'confirmed') return '주문함'
  if (!isTrade(kind) && state === 'approved') return '답변함'
  if (!isTrade(kind) && state === 'rejected') return '진행하지 않음'
  return stateWords[state]
}

const waiting: readonly ApplicationState[] = ['received', 'reviewing', 'need_more', 'quoted']

/** Does somebody still wait for the other's word? */
export function isOpen(state: ApplicationState): boolean {
  return waiting.includes(state)
}

/** Why its applicant cannot change it; null when they can. */
export function whyCannotEdit(kind: ApplicationKind, state: ApplicationState): string | null {
  if (state === 'received' || state === 'need_more') return null
  if (state === 'quoted' && kind === 'bulk')
    return '견적을 받은 문의예요. 바꿀 것이 있으면 고객센터로 알려 주세요. 견적을 다시 드릴게요.'
  if (state === 'quoted')
    return '견적을 받은 문의예요. 바꿀 것이 있으면 공방에 알려 주세요. 견적을 다시 드릴게요.'
  return state === 'reviewing'
    ? '지금 검토하고 있어서 고칠 수 없어요. 더할 것이 있으면 고객센터로 알려 주세요.'
    : '이미 끝난 신청이에요. 바뀐 것이 있으면 새로 신청해 주세요.'
}

export function whyCannotWithdraw(state: ApplicationState): string | null {
  return isOpen(state) ? null : '이미 끝난 신청이라 취소할 수 없어요.'
}

export const decisions = ['reviewing', 'need_more', 'approved', 'rejected', 'suspended'] as const
export type Decision = (typeof decisions)[number]

/** What staff may decide next. */
export function decisionsOf(kind: ApplicationKind, state: ApplicationState): Decision[] {
  if (state === 'received') return ['reviewing', 'approved', 'need_more', 'rejected']
  if (state === 'reviewing') return ['approved', 'need_more', 'rejected']
  if (state === 'need_more' || state === 'quoted') return ['approved', 'rejected']
  return state === 'approved' && isTrade(kind) ? ['suspended'] : []
}

/** Why an approval has no other last day; null when it may get one. */
export function whyCannotExtend(kind: ApplicationKind, state: ApplicationState): string | null {
  return isTrade(kind) && state === 'approved' ? null : '승인한 거래의 유효기간만 바꿀 수 있어요.'
}

export function whyBadLastDay(valid_until: string | null, today: string): string | null {
  return valid_until !== null && valid_until < today ? '오늘이나 그 뒤의 날을 골라 주세요.' : null
}

/** So many days before a grade ends its member and the staff hear of it. */
export const tellDaysBefore = 30

/** Did the last day pass, rather than somebody end it? */
export function isPast(
  { state, valid_until }: { state: ApplicationState; valid_until: string | null },
  ended: string,
): boolean {
  return state === 'suspended' && valid_until !== null && valid_until < ended
}

/** What staff look at before a business is given a grade. */
export const checklist = ['registration', 'tax_office', 'contact', 'business'] as const
export const checkWords: Record<(typeof checklist)[number], string> = {
  registration: '사업자등록증과 적은 내용이 같아요',
  tax_office: '국세청에서 계속사업자로 확인했어요',
  contact: '담당자와 통화했어요',
  business: '거래할 수 있는 업종이에요',
}

/** Why a field of this kind is wrong; null when it is right. The same on the page and at the door. */
export function whyBad(
  kind: ApplicationKind,
  name: keyof ApplicationTyped,
  typed: ApplicationTyped,
  today: string,
): string | [string, Record<string, number | string>] | null {
  const field = fieldsOf(kind).find((one) => one.name === name)
  if (!field || !isAsked(field, typed)) return null
  const value = typed[name].trim()
  if (!value) return field.need ?? null
  if ([...value].length > field.most)
    return ['{count}자까지 적을 수 있어요.', { count: field.most }]
  if (field.type === 'phone') return whyBadPhone(value)
  if (field.type === 'email')
    return isMail(value) ? null : '메일 주소 형식이 아니에요. 예: name@example.com'
  if (field.type === 'url')
    return isAddress(value) ? null : 'https://로 시작하는 주소를 적어 주세요.'
  if (field.type === 'links') return whyBadLinks(value)
  if (field.type === 'business')
    return isBusinessNumber(value.replace(/[\s-]/g, ''))
      ? null
      : '사업자등록번호 10자리를 다시 확인해 주세요.'
  if (field.type === 'zip')
    return /^\d{5}$/.test(value) ? null : '우편번호 다섯 자리를 적어 주세요.'
  if (field.type === 'count') return /^[1-9]\d{0,5}$/.test(value) ? null : '숫자로 적어 주세요.'
  if (field.type === 'choice')
    return field.choices?.some((one) => one.value === value) ? null : '고를 수 없는 값이에요.'
  if (field.type === 'chips') return whyBadChips(field, value)
  return field.type === 'past' || field.type === 'future'
    ? whyBadDay(field.type, value, today)
    : null
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s<>"]+\.[^\s<>"]+$/i.test(text)
}

const mostLinks = 5

function whyBadLinks(value: string): string | [string, Record<string, number>] | null {
  const links = value.split(/\s+/)
  if (links.length > mostLinks)
    return ['주소는 {count}곳까지 적을 수 있어요.', { count: mostLinks }]
  return links.every(isAddress) ? null : 'https://로 시작하는 주소를 한 줄에 하나씩 적어 주세요.'
}

function whyBadChips(
  { choices = [], top = choices.length }: ApplicationField,
  value: string,
): string | [string, Record<string, number>] | null {
  const chosen = value.split(',')
  if (!chosen.every((one) => choices.some((choice) => choice.value === one)))
    return '고를 수 없는 값이에요.'
  return chosen.length > top ? ['{count}개까지 고를 수 있어요.', { count: top }] : null
}

function whyBadDay(type: 'past' | 'future', value: string, today: string): string | null {
  if (!isDay(value)) return '날짜를 2026-03-14처럼 적어 주세요.'
  if (type === 'past') return value > today ? '오늘이나 그 전의 날을 적어 주세요.' : null
  return value < today ? '오늘이나 그 뒤의 날을 골라 주세요.' : null
}

type Line = { name: string; qty: string }

/** Goods of a bulk request as they were typed; empty rows fall out. */
export function filledLines<L extends Line>(lines: readonly L[]): L[] {
  return lines.filter(({ name, qty }) => name.trim() || qty.trim())
}

export function whyBadLines(lines: readonly Line[]): string | null {
  const filled = filledLines(lines)
  if (filled.length === 0) return '필요한 상품과 수량을 한 줄 이상 적어 주세요.'
  return filled.every(({ name, qty }) => name.trim() && /^[1-9]\d{0,5}$/.test(qty.trim()))
    ? null
    : '상품마다 이름과 수량을 함께 적어 주세요. 수량은 1부터 999,999까지 숫자로 적어요.'
}
