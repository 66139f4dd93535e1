import { Failure, invalid } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import type { Told } from '#kernel/table.ts'
import { type Ctx, say } from '#platform/context.ts'
import { beginErrand, errandOf, errandOfMine, listErrands } from '#platform/errands.ts'
import { linesLimits, notesOf, readTable, sayTold } from '#platform/table/read-table.ts'
import type { FileReceipt, ReceiptsFile, StoreOrderForm } from '#shop/store-order/contract.ts'
import {
  dayIn,
  type FileRow,
  fileHead,
  readReceiptRows,
  receiptsIn,
  wonIn,
} from '#shop/store-order/file-rules.ts'
import type { TakenReceipt } from '#shop/store-order/files-contract.ts'
import {
  bareReceipt,
  beyondPhrase,
  lineTooMuch,
  mostLines,
  mostRows,
  sumOf,
  whyBadDay,
} from '#shop/store-order/rules.ts'
import { listGoods, listStores } from '#shop/store-order/store/goods.ts'
import { listTaken } from '#shop/store-order/store/receipts.ts'
import { enterReceipt, memberBy, takenPhrase } from './enter-receipt.ts'

type Read = { told: FileReceipt; form: StoreOrderForm }

/** What a file would enter, receipt by receipt, with every error at its row. */
export async function checkFile(
  ctx: Ctx,
  file: ReceiptsFile,
): Promise<{ data: FileReceipt[]; notes: string[] }> {
  const { read, notes } = await readReceipts(ctx, file)
  return { data: read.map(({ told }) => told), notes }
}

/** Enters what has no error; a receipt that somebody entered meanwhile is answered with that. */
export async function takeFile(
  ctx: Ctx,
  file: ReceiptsFile,
): Promise<{ entered: number; linked: number; left: FileReceipt[] }> {
  const left: FileReceipt[] = []
  let entered = 0
  let linked = 0
  for (const read of (await readReceipts(ctx, file)).read) {
    const { linked: isLinked, ...told } = await takeOne(ctx, read)
    if (told.errors.length) left.push(told)
    else entered += 1
    if (isLinked) linked += 1
  }
  return { entered, linked, left }
}

async function takeOne(ctx: Ctx, { told, form }: Read): Promise<TakenReceipt> {
  if (told.errors.length) return { ...told, linked: false }
  try {
    // whoever it went to by then, which is nobody where it would be the clerk's own
    const { linked, mb_id } = await enterReceipt(ctx, form)
    return { ...told, linked, mb_id }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return withError(told, firstOf(ctx, error))
  }
}

const withError = (told: FileReceipt, message: string): TakenReceipt => ({
  ...told,
  errors: [{ row: told.row, message }],
  linked: false,
})

const kind = 'receipts'

/** The same as work that goes on by itself, each receipt in a transaction of its own. */
export async function beginFile(ctx: Ctx, file: ReceiptsFile): Promise<{ errand_id: number }> {
  return beginErrand(ctx, { kind, sent: file, lines: (await readReceipts(ctx, file)).read })
}

export const receiptsErrand = errandOf<unknown, Read, TakenReceipt>({
  who: ['order'],
  line: (ctx, _, read) => takeOne(ctx, read),
  refused: ({ told }, why) => withError(told, why),
})

export const listFiles = (ctx: Ctx) => listErrands(ctx, [kind])

export async function fileOfMine(ctx: Ctx, errand_id: number) {
  const { errand, lines } = await errandOfMine<TakenReceipt>(ctx, [kind], errand_id)
  return { errand, receipts: lines }
}

function firstOf(ctx: Ctx, failure: Failure): string {
  const first = Object.values(failure.fields ?? {})[0]?.[0] ?? failure.phrase
  return typeof first === 'string' ? say(ctx, first, failure.params) : say(ctx, ...first)
}

async function readReceipts(
  ctx: Ctx,
  { csv, xlsx }: ReceiptsFile,
): Promise<{ read: Read[]; notes: string[] }> {
  const table = await readTable(ctx, { text: csv, xlsx }, linesLimits(mostRows), 'csv')
  const rows = readReceiptRows(table)
  if (!rows)
    throw invalid({ csv: [['첫 줄에 {columns} 칸이 있어야 해요.', { columns: fileHead }]] })
  if (rows.length === 0)
    throw invalid({ csv: ['등록할 영수증이 없어요. 둘째 줄부터 적어 주세요.'] })
  if (rows.length > mostRows)
    throw invalid({ csv: ['한 번에 500줄까지 올릴 수 있어요. 파일을 나누어 주세요.'] })
  const stores = new Set((await listStores(ctx)).map(({ title }) => title))
  const taken = await listTaken(ctx, [...new Set(rows.map((row) => bareReceipt(row.so_receipt)))])
  const goods = await listGoods(ctx, [...new Set(rows.map((row) => row.item).filter(Boolean))])
  const read: Read[] = []
  for (const group of receiptsIn(rows, bareReceipt))
    read.push(await readOne(ctx, group, { stores, taken, goods }))
  return { read, notes: notesOf(ctx, table) }
}

type Known = {
  stores: Set<string>
  taken: Set<string>
  goods: Awaited<ReturnType<typeof listGoods>>
}

async function readOne(ctx: Ctx, rows: FileRow[], { stores, taken, goods }: Known): Promise<Read> {
  const errors: FileReceipt['errors'] = []
  const [first = rows[0] as FileRow] = rows // a group has a row
  const wrong = (row: number, phrase: Told) =>
    errors.push({
      row,
      message: sayTold(ctx, phrase),
    })
  for (const { row, trouble } of rows) if (trouble) wrong(row, trouble)
  const so_receipt = bareReceipt(first.so_receipt)
  const so_day = dayIn(first.so_day)
  if (!/^\w{1,40}$/.test(so_receipt))
    wrong(
      first.row,
      first.so_receipt
        ? '영수증 번호는 영문, 숫자, - 로 적어 주세요.'
        : '영수증 번호를 적어 주세요.',
    )
  else if (taken.has(so_receipt)) wrong(first.row, takenPhrase)
  if (!stores.has(first.so_store))
    wrong(first.row, ['등록한 매장이 아니에요: {name}', { name: first.so_store || '-' }])
  const day = whyBadDay(so_day, koreanDay(ctx.now))
  if (day) wrong(first.row, day)
  // told once, on any of its rows
  const so_hp = rows.find((row) => row.so_hp)?.so_hp ?? ''
  const taken_off = rows.find((row) => row.so_discount)?.so_discount ?? '0'
  const others = new Set(rows.flatMap((row) => (row.so_discount ? [wonIn(row.so_discount)] : [])))
  if (others.size > 1)
    wrong(first.row, '한 영수증에 서로 다른 할인이 적혀 있어요. 하나만 적어 주세요.')
  const phone = so_hp ? whyBadPhone(so_hp) : null
  if (phone) wrong(first.row, phone)
  const discount = wonIn(taken_off)
  if (discount === null) wrong(first.row, '할인을 원 단위 숫자로 적어 주세요.')
  if (rows.length > mostLines) wrong(first.row, '한 영수증에는 100줄까지예요.')
  const lines = rows.map((row) => {
    const [qty, price] = [wonIn(row.sl_qty), wonIn(row.sl_price)]
    if (
      row.so_store !== first.so_store ||
      dayIn(row.so_day) !== so_day ||
      (row.so_hp && phoneDigits(row.so_hp) !== phoneDigits(so_hp))
    )
      wrong(row.row, '같은 영수증의 매장, 날짜, 휴대폰이 위와 달라요.')
    if (!row.item || row.item.length > 100 || /[<>]/.test(row.item))
      wrong(row.row, '상품을 적어 주세요.')
    if (!qty || qty > 9_999) wrong(row.row, '수량을 1 이상의 숫자로 적어 주세요.')
    if (price === null || price > 100_000_000) wrong(row.row, '단가를 원 단위 숫자로 적어 주세요.')
    const known =
      goods.find(({ it_id }) => it_id === row.item) ??
      goods.find(({ it_name }) => it_name === row.item)
    return {
      it_id: known?.it_id ?? null,
      sl_name: known?.it_name ?? row.item,
      sl_qty: qty ?? 0,
      sl_price: price ?? 0,
    }
  })
  const so_total = sumOf(lines, discount ?? 0)
  const beyond = lineTooMuch(lines)
  if (beyond !== null) wrong(rows[beyond]?.row ?? first.row, beyondPhrase)
  if (so_total < 0) wrong(first.row, '할인이 상품 금액보다 커요.')
  const mb_id = errors.length ? null : await memberBy(ctx, phoneDigits(so_hp), so_day)
  return {
    told: {
      row: first.row,
      so_receipt: so_receipt || first.so_receipt,
      so_store: first.so_store,
      so_day,
      so_total: Math.max(0, so_total),
      lines: lines.length,
      mb_id,
      errors,
    },
    form: {
      so_receipt,
      so_store: first.so_store,
      so_day,
      so_hp,
      mb_id: '',
      so_discount: discount ?? 0,
      lines,
    },
  }
}
