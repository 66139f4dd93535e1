import { createHash } from 'node:crypto'
import { moneyRoles } from '#kernel/endpoint.ts'
import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf, rowsBefore } from '#kernel/paging.ts'
import type { UnreadRow } from '#kernel/table-file.ts'
import type { Ctx } from '#platform/context.ts'
import { beginErrand, errandOf, errandOfMine } from '#platform/errands.ts'
import { heavyTask, inWorker } from '#platform/heavy.ts'
import { linesLimits, notesOf, readTable, sayTold } from '#platform/table/read-table.ts'
import { together, transact } from '#platform/transact.ts'
import { confirmDeposit } from '#shop/order/service/staff-moves.ts'
import { undoDeposit } from '#shop/order/service/undo-deposit.ts'
import { waitingByBank, waitingOf } from '#shop/order/service/waiting.ts'
import { personalByBank, personalOf } from '#shop/personal-payment/service/desk.ts'
import { takeTransfer, undoTransfer } from '#shop/personal-payment/service/settle.ts'
import { refuseOwnOrder } from '#shop/point/service/hand-money.ts'
import {
  type BankLine,
  type BankRead,
  type ChosenColumns,
  findBank,
  guessHeads,
  headSignature,
  mostBankLines,
  type readBankTable,
  shownColumns,
  whyBadColumns,
} from './bank-rules.ts'
import type { BankFile, TakenLine } from './contract.ts'
import { findWaiting, judge, unknownBank, type Verdict, waitingBook } from './rules.ts'
import {
  changeDeposit,
  countDeposits,
  type DepositAsk,
  findDeposit,
  insertDeposit,
  listColumns,
  listDeposits,
  listKnown,
  lockDeposit,
  putColumns,
} from './store.ts'

/** Orders and personal payments wait side by side: a deposit is for one of them. */
async function allWaiting(ctx: Ctx) {
  const [orders, personal] = await together(
    ctx,
    () => waitingByBank(ctx),
    () => personalByBank(ctx),
  )
  return [...orders, ...personal]
}

const isPersonal = (od_id: string) => /^P\d/.test(od_id)

/** The money stands on an order, or on a personal payment by its own number. */
async function stand(ctx: Ctx, od_id: string, asked: { amount: number; reason: string }) {
  if (isPersonal(od_id)) await takeTransfer(ctx, od_id, asked)
  else await confirmDeposit(ctx, od_id, asked)
}

/** The same line of the same account, whenever, by whomever and in whatever format it is uploaded; of two equal lines of one file the second is another deposit. */
function printOf({ at, amount, depositor, balance, nth }: BankLine): string {
  const line = [at, amount, depositor, balance, ...(nth ? [nth] : [])]
  return createHash('sha256').update(line.join('|')).digest('base64url')
}

const reading = heavyTask<typeof readBankTable>('#shop/deposit/bank-rules.ts', 'readBankTable')

async function linesOf(ctx: Ctx, file: BankFile): Promise<BankRead> {
  const table = await readTable(ctx, file, linesLimits(mostBankLines))
  const read = await inWorker(ctx, reading, { table, kept: await keptColumns(ctx) })
  if (!read)
    throw invalid({
      [file.xlsx ? 'xlsx' : 'text']: [unknownBank],
    })
  return read
}

async function keptColumns(ctx: Ctx) {
  const rows = await listColumns(ctx)
  return new Map<string, ChosenColumns>(
    rows.map(({ names, columns }) => [headSignature(names), columns]),
  )
}

/** The headings of a file, for whoever is to say which is what. */
export async function headsOf(ctx: Ctx, file: BankFile) {
  const table = await readTable(ctx, file, linesLimits(mostBankLines))
  const bank = findBank(table, await keptColumns(ctx))
  const at = table.rows.findIndex(({ cells }) => cells === bank?.names)
  const found = bank && {
    names: [...bank.names],
    samples: table.rows.slice(at + 1, at + 4).map(({ cells }) => [...cells]),
  }
  const heads = found ?? guessHeads(table)
  if (!heads)
    throw invalid({
      [file.xlsx ? 'xlsx' : 'text']: [
        '제목 줄을 찾지 못했어요. 거래내역 파일이 맞는지 확인해 주세요.',
      ],
    })
  return { ...heads, columns: bank ? shownColumns(bank) : {} }
}

/** Chosen once for a bank: every file with these headings is read so. */
export async function chooseColumns(
  ctx: Ctx,
  { names, columns }: { names: string[]; columns: ChosenColumns },
) {
  const bad = whyBadColumns(columns, names.length)
  if (bad) throw invalid({ [`columns.${bad.field}`]: [bad.why] })
  const print = createHash('sha256').update(headSignature(names)).digest('base64url')
  const chosen_by = ctx.visitor.mb_id
  await putColumns(ctx, { print, names, columns, chosen_by, chosen_at: ctx.now })
  return columns
}

/** What taking the file would do, line by line: an order that one line pays waits for no other. */
export async function previewFile(ctx: Ctx, file: BankFile) {
  const { lines, skipped, unread, notes } = await linesOf(ctx, file)
  const [known, all] = await Promise.all([listKnown(ctx, lines.map(printOf)), allWaiting(ctx)])
  const book = waitingBook(all)
  const taken = new Set<string>()
  const shown = lines.map((line) => {
    const isKnown = known.has(printOf(line))
    const verdict = judge(line, book, taken)
    if (!isKnown && verdict.kind === 'match') taken.add(verdict.od_id)
    const { row, at, day_only, amount, depositor } = line
    return {
      ...{ row, at, day_only, amount, depositor },
      known: isKnown,
      verdict: verdict.kind,
      ...told(verdict),
    }
  })
  return {
    lines: shown,
    skipped,
    unread: named(ctx, unread),
    notes: notesOf(ctx, { notes }),
  }
}

const named = (ctx: Ctx, unread: BankRead['unread']) =>
  unread.map(({ row, why }) => ({ row, message: sayTold(ctx, why) }))

function told(verdict: Verdict): { why: string; od_id: string | null } {
  return verdict.kind === 'match'
    ? { why: '', od_id: verdict.od_id }
    : { why: verdict.why, od_id: null }
}

/** Each line in its own transaction: one that cannot be matched does not hold up the others. A job goes on with it. */
export async function takeFile(ctx: Ctx, file: BankFile) {
  const { lines, skipped, unread } = await linesOf(ctx, file)
  const apart: Apart = { skipped, unread: named(ctx, unread) }
  const name = file.name.slice(0, 100)
  return beginErrand<BankLine>(ctx, {
    ...{ kind: 'deposits', name, sent: file, given: { name }, apart, lines },
  })
}

type Apart = { skipped: number; unread: UnreadRow[] }

export const depositErrand = errandOf<{ name: string }, BankLine, TakenLine>({
  who: moneyRoles,
  line: (ctx, { name }, line) => takeLine(ctx, line, name),
  refused: (line, why) => ({ ...seenOf(line), end: 'refused', od_id: '', why }),
})

const seenOf = ({ row, at, amount, depositor }: BankLine) => ({ row, at, amount, depositor })

export async function uploadedFile(ctx: Ctx, errand_id: number) {
  const { errand, lines, apart } = await errandOfMine<TakenLine, Apart>(
    ctx,
    ['deposits'],
    errand_id,
  )
  const ends = (...wanted: TakenLine['end'][]) =>
    lines.filter(({ end }) => wanted.includes(end)).length
  return {
    ...{ errand, lines, ...apart },
    ...{ added: ends('matched', 'queued'), matched: ends('matched') },
    ...{ queued: ends('queued'), known: ends('known') },
  }
}

async function takeLine(ctx: Ctx, line: BankLine, file: string): Promise<TakenLine> {
  const print = printOf(line)
  const known = { ...seenOf(line), end: 'known' as const, od_id: '', why: '' }
  if ((await listKnown(ctx, [print])).has(print)) return known
  const verdict = judge(line, waitingBook(await allWaiting(ctx)))
  const candidates = verdict.kind === 'queue' ? verdict.candidates : [verdict.od_id]
  const { why } = told(verdict)
  const row = await insertDeposit(ctx, {
    ...{ print, at: new Date(line.at), amount: line.amount, depositor: line.depositor },
    ...{ memo: line.memo, state: 'queued', why, candidates, file, created_at: ctx.now },
  })
  if (!row) return known
  if (verdict.kind === 'queue') return { ...known, end: 'queued', why }
  const { od_id } = verdict
  await stand(ctx, od_id, { amount: line.amount, reason: '' })
  await changeDeposit(ctx, row.dep_id, { state: 'matched', od_id, done_by: 'auto' })
  return { ...known, end: 'matched', od_id }
}

/** A person decides: the money stands on the order, with a note when the amount is another. */
export function matchDeposit(ctx: Ctx, dep_id: number, od_id: string) {
  return transact(ctx, async (ctx) => {
    const deposit = await lockDeposit(ctx, dep_id)
    if (!deposit) throw notFound()
    if (deposit.state === 'matched') throw new Failure('CONFLICT', '이미 주문에 맞춘 입금이에요.')
    // the file says that money came, but not for whom
    await refuseOwnOrder(ctx, od_id)
    await stand(ctx, od_id, {
      amount: deposit.amount,
      reason: `${deposit.depositor} ${koreanDay(deposit.at)}`,
    })
    await changeDeposit(ctx, dep_id, { state: 'matched', od_id, done_by: ctx.visitor.mb_id })
    return { dep_id }
  })
}

/** It was for another order: the money leaves the one it stood on, and a person decides anew. */
export function undoMatch(ctx: Ctx, dep_id: number, reason: string) {
  return transact(ctx, async (ctx) => {
    const deposit = await lockDeposit(ctx, dep_id)
    if (!deposit) throw notFound()
    const { od_id, amount } = deposit
    if (deposit.state !== 'matched' || !od_id)
      throw new Failure('CONFLICT', '주문에 맞추지 않은 입금이에요.')
    await refuseOwnOrder(ctx, od_id)
    if (isPersonal(od_id)) await undoTransfer(ctx, od_id, reason)
    else await undoDeposit(ctx, od_id, { amount, reason })
    const open = { state: 'queued', why: 'undone', od_id: null, done_by: null }
    // where it stood is offered last: it was wrong
    const candidates = [...deposit.candidates.filter((one) => one !== od_id), od_id]
    await changeDeposit(ctx, dep_id, { ...open, candidates })
    return { dep_id }
  })
}

/** Open orders for a deposit that nothing matched. */
export async function searchOrders(
  ctx: Ctx,
  dep_id: number,
  ask: { page: number; per_page: number; keyword?: string },
) {
  const deposit = await findDeposit(ctx, dep_id)
  if (!deposit) throw notFound()
  const found = findWaiting(await waitingByBank(ctx), ask.keyword ?? '', deposit.amount)
  const shown = found.slice(rowsBefore(ask), rowsBefore(ask) + ask.per_page)
  const views = shown.map(({ od_id, od_name, od_deposit_name, misu, od_status }) => ({
    ...{ od_id, name: od_name, depositor: od_deposit_name, misu, status: od_status },
  }))
  return pageOf(views, found.length, ask)
}

export function ignoreDeposit(ctx: Ctx, dep_id: number) {
  return transact(ctx, async (ctx) => {
    const deposit = await lockDeposit(ctx, dep_id)
    if (!deposit) throw notFound()
    if (deposit.state === 'matched') throw new Failure('CONFLICT', '이미 주문에 맞춘 입금이에요.')
    await changeDeposit(ctx, dep_id, { state: 'ignored', done_by: ctx.visitor.mb_id })
    return { dep_id }
  })
}

export async function deskDeposits(ctx: Ctx, ask: DepositAsk) {
  const [rows, states] = await Promise.all([listDeposits(ctx, ask), countDeposits(ctx, ask)])
  const all = states.reduce((sum, state) => sum + state.count, 0)
  const counts: Record<string, number> = {
    all,
    ...Object.fromEntries(states.map(({ state, count }) => [state, count])),
  }
  const ids = [...new Set(rows.flatMap((row) => row.candidates))]
  const known = [...(await waitingOf(ctx, ids)), ...(await personalOf(ctx, ids))]
  const views = rows.map(({ candidates, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    candidates: candidates.flatMap((od_id) => known.find((one) => one.od_id === od_id) ?? []),
  }))
  return { ...pageOf(views, ask.state ? (counts[ask.state] ?? 0) : all, ask), counts }
}
