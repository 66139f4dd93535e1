import { createHash } from 'node:crypto'
import { readTable } from '#kernel/csv.ts'
import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf, rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { readSheetFile } from '#platform/sheet-file.ts'
import { together, transact } from '#platform/transact.ts'
import { confirmDeposit } from '#shop/order/service/staff-moves.ts'
import { undoDeposit } from '#shop/order/service/undo-deposit.ts'
import { waitingByBank, waitingOf } from '#shop/order/service/waiting.ts'
import { personalByBank, personalOf } from '#shop/personal-payment/service/desk.ts'
import { takeTransfer, undoTransfer } from '#shop/personal-payment/service/settle.ts'
import type { BankFile } from './contract.ts'
import { type BankLine, findWaiting, judge, readDeposits, type Verdict } from './rules.ts'
import {
  changeDeposit,
  countDeposits,
  type DepositAsk,
  findDeposit,
  insertDeposit,
  listDeposits,
  listKnown,
  lockDeposit,
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

/** The same line of the same account, whenever and by whomever it is uploaded. The balance tells two equal deposits of one minute apart. */
function printOf({ at, amount, depositor, balance }: BankLine): string {
  return createHash('sha256').update([at, amount, depositor, balance].join('|')).digest('base64url')
}

async function linesOf({ text, xlsx }: BankFile) {
  if (!text && !xlsx) throw invalid({ text: ['파일을 골라 주세요.'] })
  const rows = xlsx ? await readSheetFile(Buffer.from(xlsx, 'base64')) : readTable(text)
  if (!rows)
    throw invalid({
      xlsx: [
        '읽을 수 없는 엑셀 파일이에요. 암호를 풀고 xlsx로 저장하거나, 1만 줄까지 나누어 올려 주세요.',
      ],
    })
  const read = readDeposits(rows)
  if (!read)
    throw invalid({
      [xlsx ? 'xlsx' : 'text']: [
        '은행 거래내역 파일이 아니에요. 거래일시, 입금액, 보낸 사람이 있는 CSV나 엑셀(xlsx) 파일을 골라 주세요.',
      ],
    })
  return read
}

export async function previewFile(ctx: Ctx, file: BankFile) {
  const { lines, skipped } = await linesOf(file)
  const [known, waiting] = await Promise.all([listKnown(ctx, lines.map(printOf)), allWaiting(ctx)])
  const shown = lines.map((line) => {
    const verdict = judge(line, waiting)
    return {
      at: line.at,
      amount: line.amount,
      depositor: line.depositor,
      known: known.has(printOf(line)),
      verdict: verdict.kind,
      ...told(verdict),
    }
  })
  return { lines: shown, skipped }
}

function told(verdict: Verdict): { why: string; od_id: string | null } {
  return verdict.kind === 'match'
    ? { why: '', od_id: verdict.od_id }
    : { why: verdict.why, od_id: null }
}

/** Each line in its own transaction: one that cannot be matched does not hold up the others. */
export async function takeFile(ctx: Ctx, file: BankFile) {
  const { lines } = await linesOf(file)
  const count = { added: 0, matched: 0, queued: 0, known: 0 }
  for (const line of lines) {
    const end = await transact(ctx, (ctx) => takeLine(ctx, line, file.name))
    if (end === 'known') count.known++
    else {
      count.added++
      count[end]++
    }
  }
  return count
}

async function takeLine(
  ctx: Ctx,
  line: BankLine,
  file: string,
): Promise<'known' | 'matched' | 'queued'> {
  const verdict = judge(line, await allWaiting(ctx))
  const candidates = verdict.kind === 'queue' ? verdict.candidates : [verdict.od_id]
  const row = await insertDeposit(ctx, {
    print: printOf(line),
    at: new Date(line.at),
    amount: line.amount,
    depositor: line.depositor,
    memo: line.memo,
    state: 'queued',
    why: told(verdict).why,
    candidates,
    file: file.slice(0, 100),
    created_at: ctx.now,
  })
  if (!row) return 'known'
  if (verdict.kind === 'queue') return 'queued'
  await stand(ctx, verdict.od_id, { amount: line.amount, reason: '' })
  await changeDeposit(ctx, row.dep_id, { state: 'matched', od_id: verdict.od_id, done_by: 'auto' })
  return 'matched'
}

/** A person decides: the money stands on the order, with a note when the amount is another. */
export function matchDeposit(ctx: Ctx, dep_id: number, od_id: string) {
  return transact(ctx, async (ctx) => {
    const deposit = await lockDeposit(ctx, dep_id)
    if (!deposit) throw notFound()
    if (deposit.state === 'matched') throw new Failure('CONFLICT', '이미 주문에 맞춘 입금이에요.')
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
