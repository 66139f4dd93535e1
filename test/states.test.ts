import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { before } from '#kernel/korean-time.ts'
import { jobStates } from '#shop/bottle/job-contract.ts'
import { movesFrom } from '#shop/bottle/job-rules.ts'
import { quotationStates } from '#shop/cart/quotation-contract.ts'
import { whyOver } from '#shop/cart/quotation-rules.ts'
import { claimStates } from '#shop/claim/contract.ts'
import { type ClaimMove, claimMoves, whyCannotClaim, whyCannotMove } from '#shop/claim/rules.ts'
import { whyCannotEdit, whyCannotWrite, whyWaits } from '#shop/order/edit-rules.ts'
import { whyCannotTakeBack } from '#shop/order/parcel-rules.ts'
import { whyCannotCancelPart, whyCannotEnd } from '#shop/order/part-rules.ts'
import { whyCannotRevive } from '#shop/order/revive-rules.ts'
import {
  isLate,
  type OrderMove,
  orderMoves,
  whyCannot,
  whyCannotCancel,
  whyCannotComplete,
  whyNotPrepared,
} from '#shop/order/rules.ts'
import { whyCannotSellOut, whyCannotUndo } from '#shop/order/sold-out-rules.ts'
import {
  stateOf,
  takesMoney,
  whyCannotPay,
  whyCannotRefund,
  whyCannotWithdraw,
} from '#shop/personal-payment/rules.ts'
import { bookingRows, unaskedBookings, waitRows } from './class-states.ts'
import { open, type Row } from './state-row.ts'

/*
 * Every state with what leads on from it, asked of the rules that refuse: `STATES=write npx vitest run --project server test/states.test.ts`
 * writes the table down. A state that is no end and that nobody and nothing leads on from fails.
 */
const file = 'docs/states.md'
const now = new Date()
const ago = (days: number) => before(now, { days })

type Situation = {
  state: string
  od_status: Parameters<typeof whyCannot>[1]['od_status']
  paid?: number
  rest?: boolean
  /** of a difference after an edit */
  unpaid?: number
  late?: boolean
  arrived?: Date
  by?: 'deadline' | 'buyer'
  soldOut?: boolean
  claimed?: boolean
  end?: string
}

const total = 10_000
const situations: Situation[] = [
  { state: '주문', od_status: '주문' },
  { state: '주문, a part has come', od_status: '주문', paid: 4_000 },
  { state: '주문, after its deadline', od_status: '주문', late: true },
  { state: '입금', od_status: '입금', paid: total },
  { state: '입금, dearer since an edit', od_status: '입금', paid: total, unpaid: 2_000 },
  { state: '준비', od_status: '준비', paid: total },
  { state: '준비, dearer since an edit', od_status: '준비', paid: total, unpaid: 2_000 },
  { state: '배송, all has left', od_status: '배송', paid: total },
  { state: '배송, a part has left', od_status: '배송', paid: total, rest: true },
  {
    ...{ state: '배송, a part has left and the rest is dearer', od_status: '배송' as const },
    ...{ paid: total, rest: true, unpaid: 2_000 },
  },
  { state: '배송, something comes back', od_status: '배송', paid: total, claimed: true },
  { state: '완료', od_status: '완료', paid: total, arrived: ago(1) },
  {
    ...{ state: '완료, after the days for returns', od_status: '완료' as const, paid: total },
    ...{ arrived: ago(40), end: 'the sale is over; a fault is told by an inquiry' },
  },
  { state: '취소, at its deadline', od_status: '취소', by: 'deadline' },
  {
    ...{ state: '취소, by a person', od_status: '취소' as const, by: 'buyer' as const },
    end: 'all that was held has gone back; ordered again in one press',
  },
  { state: '품절', od_status: '품절', soldOut: true },
  {
    ...{ state: '반품', od_status: '반품' as const },
    end: 'all has come back and its money has gone; ordered again in one press',
  },
]

function orderRow(given: Situation): Row {
  const { od_status, paid = 0, unpaid = 0, rest = false, late, arrived, by } = given
  const order = {
    ...{ od_status, od_receipt_price: paid, od_credit_price: 0, od_settle_case: '무통장' },
    ...{ quote: { basis: {} }, od_b_addr1: '서울' },
    od_deposit_deadline: late ? ago(1) : null,
  }
  const events = by ? [{ name: 'order.cancelled', payload: { by } }] : []
  const done = {
    ...{ from: '입금' as const, cancel_price: 0, moved: [], coupons: [], points: 0 },
    ...{ emptied: [], refund_id: '' },
  }
  const sent = { kind: 'order', sent_at: now }
  const end = whyCannotEnd(rest, given.claimed ?? false)
  const moves = Object.keys(orderMoves) as OrderMove[] // the keys of a literal
  const deskMoves = Object.fromEntries(
    moves.map((move) => [
      move,
      whyCannot(move, order) ??
        (move === 'ship' ? whyWaits(order, unpaid) : null) ??
        (move === 'complete' ? end : null),
    ]),
  )
  const cut = whyCannotCancelPart(order, 'staff', rest)
  return {
    state: given.state,
    buyer: open({
      cancel: whyCannotCancel(order),
      'cancel a part': whyCannotCancelPart(order, 'buyer', rest),
      'change the address': whyCannotEdit(order, 'buyer', rest),
      'change the words': whyCannotWrite({ ct_status: od_status }, 'buyer'),
      'pay the difference': whyWaits(order, unpaid) ? null : false,
      'say that it is here': whyCannotComplete(order) ?? end,
      'return or exchange': whyCannotClaim(
        { od_status, arrived_at: arrived ?? null, hasOpen: given.claimed ?? false },
        now,
      ),
    }),
    desk: open({
      ...deskMoves,
      'cancel a part': cut,
      'sell out': whyCannotSellOut(order, rest),
      edit: whyCannotEdit(order, 'staff', rest),
      'send the rest': rest ? whyWaits(order, unpaid) : false,
      'note the difference': whyWaits(order, unpaid) ? null : false,
      'take packing back': whyNotPrepared(order),
      'take the parcel back': whyCannotTakeBack(order, sent, now),
      revive: whyCannotRevive(order, events),
      'undo the selling out': whyCannotUndo(given.soldOut ? done : null, 'queued', od_status),
    }),
    alone: open({
      'cancelled at its deadline': isLate(order, now) && paid === 0 ? null : false,
      'completed after a week': whyCannot('complete', order) ?? end,
      'goes on with its return': given.claimed ? null : false,
    }),
    end: given.end ?? null,
  }
}

/** A return is never exchanged, an exchange never refunded. */
const canBe = (kind: 'return' | 'exchange') => (state: string) =>
  state !== (kind === 'return' ? 'exchanged' : 'refunded')

function claimRows(): Row[] {
  const ends: readonly string[] = ['refunded', 'exchanged', 'refused', 'withdrawn']
  const moves = Object.keys(claimMoves) as ClaimMove[] // the keys of a literal
  return (['return', 'exchange'] as const).flatMap((kind) =>
    claimStates.filter(canBe(kind)).map((state) => {
      const able = moves.filter((move) => !whyCannotMove(move, { state, kind }))
      return {
        state: `${kind}: ${state}`,
        buyer: able.filter((move) => claimMoves[move].by === 'buyer'),
        desk: able.filter((move) => claimMoves[move].by === 'staff'),
        alone: [],
        end: ends.includes(state) ? 'the order goes on; another may be asked for' : null,
      }
    }),
  )
}

function personalRows(): Row[] {
  const of = (state: 'waiting' | 'paid' | 'withdrawn', days = -1, refunded = 0) => ({
    ...{ state, price: 10_000, refunded, for_order: false, expires_at: ago(days) },
  })
  return [of('waiting'), of('waiting', 1), of('paid'), of('paid', -1, 10_000), of('withdrawn')].map(
    (row) => {
      const state = stateOf(row, now)
      return {
        state,
        buyer: open({ pay: whyCannotPay(row, now) }),
        desk: open({
          withdraw: whyCannotWithdraw(row, now),
          refund: state === 'refunded' ? false : whyCannotRefund(row),
        }),
        alone: open({ 'money that comes late is kept': takesMoney(row) ? null : false }),
        end: state === 'refunded' || state === 'withdrawn' ? 'nobody owes anything' : null,
      }
    },
  )
}

function quotationRows(): Row[] {
  return quotationStates.map((state) => ({
    state,
    buyer: open({ order: whyOver(state) }),
    desk: [],
    alone: [],
    end: whyOver(state) && 'a new one is made at the prices of the day, as it says itself',
  }))
}

function bottleRows(): Row[] {
  const buyers: Partial<Record<(typeof jobStates)[number], string[]>> = {
    proof_sent: ['approve', 'ask for a change'],
    approved: ['pay'],
  }
  const ends: readonly string[] = ['done', 'cancelled']
  return jobStates.map((state) => ({
    state,
    buyer: buyers[state] ?? [],
    desk: movesFrom(state, 'submitted').map((to) => `to ${to}`),
    alone: [],
    end: ends.includes(state) ? 'made, or given up with its money' : null,
  }))
}

const tables: { title: string; rows: Row[] }[] = [
  { title: 'Orders', rows: situations.map(orderRow) },
  { title: 'Returns and exchanges', rows: claimRows() },
  { title: 'Personal payments', rows: personalRows() },
  { title: 'Quotations', rows: quotationRows() },
  { title: 'Bottles with a label', rows: bottleRows() },
  { title: 'Bookings of classes', rows: bookingRows() },
  { title: 'Places in the line for a class', rows: waitRows() },
]

const text = [
  '# States and what leads on from them',
  'Made from the rules that refuse (`STATES=write npx vitest run --project server test/states.test.ts`), so that a rule and this table cannot disagree. A state without a way on is an end and says so, or the test fails. “By itself” is the clock, or another thing that goes on.',
  ...tables.flatMap(({ title, rows }) => [
    `## ${title}`,
    [
      '| State | The buyer | The desk | By itself | Or it is an end |',
      '|---|---|---|---|---|',
      ...rows.map(
        ({ state, buyer, desk, alone, end }) =>
          `| ${[state, ...[buyer, desk, alone].map((acts) => acts.join(', ') || '–'), end ?? '–'].join(' | ')} |`,
      ),
    ].join('\n'),
  ]),
].join('\n\n')

test('every state has a way on, or is an end that says so', () => {
  const stuck = tables.flatMap(({ title, rows }) =>
    rows
      .filter(
        ({ buyer, desk, alone, end }) => !buyer.length && !desk.length && !alone.length && !end,
      )
      .map(({ state }) => `${title}: ${state}`),
  )
  expect(stuck).toEqual([])
})

test('every state of a booking is asked about', () => {
  expect(unaskedBookings()).toEqual([])
})

test('the table in the documents is that of the rules', () => {
  if (process.env.STATES === 'write') writeFileSync(file, `${text}\n`)
  expect(readFileSync(file, 'utf8')).toBe(`${text}\n`)
})
