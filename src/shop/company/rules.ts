import { addDays, daysFrom } from '#kernel/days.ts'
import type { Amount } from '#kernel/money.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import type { CompanyState } from './contract.ts'

/** How an order is paid that a company settles later: `od_settle_case`. */
export const byAccount = '외상'
export const mostColleagues = 20
/** So long an invitation may be accepted. */
export const inviteDays = 14
/** A receipt may be entered so long after the day it came. */
export const receiptDays = 60
/** The largest limit a company can have. */
export const mostLimit: Amount = 1_000_000_000
/** Days from the due day on which a reminder leaves: three before, then ever more seldom. */
export const remindOn: readonly number[] = [-3, 1, 7, 14, 30, 60]

export type Open = { od_id: string; day: string; due_on: string; amount: Amount; rest: Amount }
export type Ages = {
  not_due: Amount
  to_30: Amount
  to_60: Amount
  over_60: Amount
}

/** Days since the due day; 0 or less while there is time. */
export function daysOver(due_on: string, today: string): number {
  return daysFrom(due_on, today)
}

export function dueOn(today: string, due_days: number): string {
  return addDays(today, due_days)
}

/** How old what is owed has become, in the four columns of a list of debts. */
export function agesOf(open: readonly Pick<Open, 'due_on' | 'rest'>[], today: string): Ages {
  const ages = { not_due: 0, to_30: 0, to_60: 0, over_60: 0 }
  for (const { due_on, rest } of open) {
    const over = daysOver(due_on, today)
    ages[over <= 0 ? 'not_due' : over <= 30 ? 'to_30' : over <= 60 ? 'to_60' : 'over_60'] += rest
  }
  return ages
}

export function overdueSum({ to_30, to_60, over_60 }: Ages): Amount {
  return to_30 + to_60 + over_60
}

export type Standing = {
  state: CompanyState
  credit_limit: Amount
  block_days: number
  owed: Amount
  open: readonly Pick<Open, 'due_on' | 'rest'>[]
}
export type Why = { phrase: string; params?: PhraseParams }

/** What may still be ordered on account; what the shop owes the company adds to it. */
export function leftOf({ credit_limit, owed }: Pick<Standing, 'credit_limit' | 'owed'>): Amount {
  return Math.max(0, credit_limit - owed)
}

/** Why a company cannot order on account now; null when it can, within what is left. */
export function whyNoAccount(standing: Standing, today: string): Why | null {
  const { state, credit_limit, block_days, open } = standing
  if (state !== 'open' || credit_limit === 0)
    return { phrase: '외상 결제를 쓸 수 없는 회원이에요. 다른 결제 방법을 골라 주세요.' }
  const oldest = open.reduce((most, { due_on }) => Math.max(most, daysOver(due_on, today)), 0)
  if (oldest > block_days)
    return {
      phrase:
        '결제 기한이 {days}일 지난 외상이 있어 새 외상 주문을 받을 수 없어요. 밀린 금액을 입금하거나 다른 결제 방법을 골라 주세요.',
      params: { days: oldest },
    }
  return null
}

/** Why an order of this sum cannot go on account; null when it can. */
export function whyTooMuch(standing: Standing, total: Amount): Why | null {
  const left = leftOf(standing)
  return total > left
    ? {
        phrase: '남은 외상 한도는 {count}원이에요. 수량을 줄이거나 다른 결제 방법을 골라 주세요.',
        params: { count: left.toLocaleString('en-US') },
      }
    : null
}

/** Why an order that is on account already cannot cost so much more; null when it can. */
export function whyNoMore(standing: Standing, more: Amount, today: string): Why | null {
  if (standing.state !== 'open' || standing.credit_limit === 0)
    return {
      phrase:
        '이 회사는 지금 외상을 쓸 수 없어 더 비싸게 고칠 수 없어요. 더하는 상품은 새 주문으로 받아 주세요.',
    }
  if (whyNoAccount(standing, today))
    return {
      phrase:
        '결제 기한이 지난 외상이 있어 더 비싸게 고칠 수 없어요. 밀린 금액을 받은 뒤 고치거나, 더하는 상품을 새 주문으로 받아 주세요.',
    }
  const left = leftOf(standing)
  return more > left
    ? {
        phrase:
          '남은 외상 한도가 {count}원이라 더 비싸게 고칠 수 없어요. 수량을 줄이거나 외상 한도를 올린 뒤 다시 고쳐 주세요.',
        params: { count: left.toLocaleString('en-US') },
      }
    : null
}

/** Why what an exchange costs cannot be owed with its order; null when it can. */
export function whyNotBeside(
  standing: Standing,
  more: Amount,
  due_on: string,
  today: string,
): Why | null {
  if (standing.state !== 'open' || standing.credit_limit === 0)
    return { phrase: '이 회사는 지금 외상을 쓸 수 없어요. 다른 방법으로 내 주세요.' }
  // it would be overdue from the first day
  if (due_on < today || whyNoAccount(standing, today))
    return { phrase: '결제 기한이 지난 외상이 있어 더할 수 없어요. 다른 방법으로 내 주세요.' }
  const left = leftOf(standing)
  return more > left
    ? {
        phrase: '남은 외상 한도가 {count}원이라 더할 수 없어요. 다른 방법으로 내 주세요.',
        params: { count: left.toLocaleString('en-US') },
      }
    : null
}

/** Does such a limit want a second person? The owner has no ceiling. */
export function wantsSecond(limit: Amount, ceiling: Amount, isOwner: boolean): boolean {
  return !isOwner && limit > ceiling
}

/** Why a receipt cannot stand on this day; null when it can. */
export function whyBadDay(day: string, today: string): string | null {
  const ago = daysFrom(day, today)
  if (ago < 0) return '입금한 날이 오늘보다 뒤예요. 날짜를 다시 확인해 주세요.'
  return ago > receiptDays ? '60일보다 오래된 입금은 적을 수 없어요. 적는 날로 적어 주세요.' : null
}

/** Is today one of the days on which what is due on that day is asked for? */
export function isReminderDay(due_on: string, today: string): boolean {
  return remindOn.includes(daysOver(due_on, today))
}

/** May it be asked for by hand: what is due within a week, or was. */
export function isAskable(due_on: string, today: string): boolean {
  return daysOver(due_on, today) >= -7
}
