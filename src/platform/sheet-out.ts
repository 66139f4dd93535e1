import { type SQL, sql } from 'drizzle-orm'
import { writeCsv } from '#kernel/csv.ts'
import { Failure, invalid } from '#kernel/failure.ts'
import { koreanMinute } from '#kernel/korean-time.ts'
import { mostSheetRows, type SheetAsk, type SheetFormat } from '#kernel/sheet.ts'
import type { Ctx } from './context.ts'
import { announce } from './events.ts'
import { openExcel } from './excel-file.ts'
import type { Reply } from './implement.ts'
import { takePlace } from './sheet-places.ts'
import { transact } from './transact.ts'

/** A moment, or a Korean day without one, is a date in an xlsx: it can be sorted and reckoned with. */
export type SheetCell = string | number | null | Date | { day: string }
export type Sheet = {
  /** of the file, without its ending */
  name: string
  head: readonly string[]
  rows: readonly (readonly SheetCell[])[]
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A sheet as bytes to be saved. Texts are texts in both formats: no cell is ever run as a formula. */
export async function sheetFile(
  { name, head, rows }: Sheet,
  format: SheetFormat,
): Promise<{ bytes: Uint8Array; name: string; type: string }> {
  const bytes =
    format === 'csv'
      ? new TextEncoder().encode(writeCsv([head, ...rows].map((row) => row.map(textOf))))
      : await excelOf(head, rows)
  return { bytes, name: `${name}.${format}`, type: types[format] }
}

function textOf(cell: SheetCell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return koreanMinute(cell)
  return typeof cell === 'object' ? cell.day : String(cell)
}

async function excelOf(head: Sheet['head'], rows: Sheet['rows']): Promise<Uint8Array> {
  const excel = openExcel(head)
  excel.add(rows)
  return excel.bytes()
}

type Row = readonly SheetCell[]
export type List = {
  /** of the file, without its ending */
  name: string
  head: readonly string[]
  /** how many rows the file has, where not one for each of the list */
  lines?: number
  /** how many the list has */
  total: number
  /** one page of the list as rows of the file */
  page: (ctx: Ctx, paging: Paging) => Promise<readonly Row[]>
}
type Paging = { page: number; per_page: number }

/** Answers with a short list as a file; who took it, how many rows and why is in the log before it goes out. */
export async function answerSheet(ctx: Ctx, reply: Reply, ask: SheetAsk, sheet: Sheet) {
  refuseWhole(ctx, ask)
  const free = await takePlace(ctx.house)
  try {
    const file = await sheetFile(sheet, ask.format)
    await noteFile(ctx, ask, sheet.name, sheet.rows.length)
    reply.file = file
  } finally {
    free()
  }
  return {}
}

/**
 * The same of a list of any length, as it stood at one moment. A CSV goes out while it is made, a page at a time;
 * between two pages everybody else has their turn. An xlsx is gathered in the same way and packed beside the shop.
 */
export async function answerList(ctx: Ctx, reply: Reply, ask: SheetAsk, list: List) {
  refuseWhole(ctx, ask)
  const lines = list.lines ?? list.total
  refuseLong(Math.max(lines, list.total))
  const free = await takePlace(ctx.house)
  try {
    await noteFile(ctx, ask, list.name, lines)
    if (ask.format === 'csv') {
      const each = (take: Take) => eachPage(ctx, list, take)
      reply.file = csvFile(ctx, { ...list, each }, free)
      return {}
    }
    const bytes = await excelList(ctx, list)
    // nobody is there to hear what becomes of it
    if (bytes) reply.file = { bytes, name: `${list.name}.xlsx`, type: types.xlsx }
  } catch (error) {
    free()
    throw error
  }
  free()
  return {}
}

/** null when whoever asked has hung up. */
async function excelList(ctx: Ctx, list: List): Promise<Uint8Array | null> {
  const isGone = () => ctx.gone?.() ?? false
  const excel = openExcel(list.head)
  try {
    await eachPage(ctx, list, (rows) => (isGone() ? false : excel.add(rows)))
    if (!isGone()) return await excel.bytes()
    excel.drop()
    return null
  } catch (error) {
    excel.drop()
    throw error
  }
}

/** Takes rows of a file; `false` says that nobody wants more. */
type Take = (rows: readonly Row[]) => unknown
type Parts = Pick<List, 'name' | 'head'> & { each: (take: Take) => Promise<void> }

/** The same of what is no list of people: a CSV alone, made and sent in parts. */
export async function answerCsv(ctx: Ctx, reply: Reply, parts: Parts) {
  reply.file = csvFile(ctx, parts, await takePlace(ctx.house))
  return {}
}

/** The pages of a list as one moment saw it, however many. */
export const inPages = (ctx: Ctx, list: Pick<List, 'total' | 'page'>) => (take: Take) =>
  eachPage(ctx, list, take)

/** All that one question finds, however much: counted once, read piece by piece. */
export function inPieces<Found>(ctx: Ctx, question: SQL, rowOf: (found: Found) => Row) {
  return (take: Take) =>
    ctx.db.transaction(
      async (db) => {
        await db.execute(sql`declare piece no scroll cursor for ${question}`)
        const next = sql`fetch ${sql.raw(String(perPart))} from piece`
        for (;;) {
          const { rows } = await db.execute(next)
          // the caller names the columns of its own question
          if (rows.length === 0 || take((rows as Found[]).map(rowOf)) === false) return
          await new Promise((resolve) => setImmediate(resolve))
        }
      },
      { accessMode: 'read only' },
    )
}

/** Rows that are known already, in parts. */
export const inParts = (rows: readonly Row[]) => async (take: Take) => {
  for (let at = 0; at < rows.length; at += perPart) {
    if (take(rows.slice(at, at + perPart)) === false) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function csvFile(ctx: Ctx, parts: Parts, free: () => void) {
  return { bytes: streamOf(ctx, parts, free), name: `${parts.name}.csv`, type: types.csv }
}

function streamOf(ctx: Ctx, { name, head, each }: Parts, free: () => void) {
  let isLeft = false
  const bytesOf = (rows: readonly Row[], first: boolean) =>
    new TextEncoder().encode(
      writeCsv(
        rows.map((row) => row.map(textOf)),
        { first },
      ),
    )
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(out) {
      out.enqueue(bytesOf([head], true))
      // made without waiting for the reader, so that a slow one holds no transaction open
      each((part) => {
        if (isLeft) return false
        if (part.length) out.enqueue(bytesOf(part, false))
      })
        .then(() => isLeft || out.close())
        .catch((error: unknown) => {
          ctx.house.log.error({ err: error, list: name }, 'a file could not be finished')
          if (!isLeft) out.error(error)
        })
        .finally(free)
    },
    cancel() {
      isLeft = true
    },
  })
}

// small enough that nobody waits behind one
const perPart = 500

/** Every page of a list as one moment saw it; `false` stops. */
async function eachPage(ctx: Ctx, list: Pick<List, 'total' | 'page'>, take: Take) {
  await ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db: db as unknown as Ctx['db'] } // a transaction speaks the same queries as the database
      for (let page = 1; (page - 1) * perPart < list.total; page++) {
        if (take(await list.page(inside, { page, per_page: perPart })) === false) return
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Who took a file, of how many rows and why. */
export function noteFile(
  ctx: Ctx,
  { whole, reason }: Pick<SheetAsk, 'whole' | 'reason'>,
  name: string,
  lines: number,
) {
  return transact(ctx, (ctx) =>
    announce(ctx, 'list.saved', name, { lines, whole, reason, ip: ctx.ip }),
  )
}

/** Whoever only reads the books needs nobody's address. */
function refuseWhole(ctx: Ctx, { whole }: Pick<SheetAsk, 'whole'>) {
  if (whole && ctx.visitor.staff_role === 'accountant')
    throw new Failure('FORBIDDEN', '회계 담당은 개인 정보를 가린 파일만 받을 수 있어요.')
}

function refuseLong(total: number) {
  if (total > mostSheetRows)
    throw invalid({
      format: [['한 파일에는 {count}줄까지 담아요. 조건을 좁혀 주세요.', { count: mostSheetRows }]],
    })
}
