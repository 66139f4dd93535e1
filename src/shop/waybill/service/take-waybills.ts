import { Failure, invalid } from '#kernel/failure.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import { type Ctx, say } from '#platform/context.ts'
import { beginErrand, errandOf, errandOfMine } from '#platform/errands.ts'
import { linesLimits, notesOf, readTable } from '#platform/table/read-table.ts'
import { isSamePerson, unsentUnits } from '#shop/order/parcel-rules.ts'
import { placeIn, placeNumber } from '#shop/order/send-rules.ts'
import { sendParcel, shipOrder } from '#shop/order/service/parcels.ts'
import { othersWith } from '#shop/order/service/same-waybill.ts'
import { readSettings } from '#shop/setting/service.ts'
import type { WaybillRow, WaybillSheet } from '#shop/waybill/contract.ts'
import {
  bareNumber,
  courierOf,
  mostRows,
  readWaybills,
  type TypedRow,
  verdictOf,
  whyBadNumber,
} from '#shop/waybill/rules.ts'
import { listNamed, type NamedOrder } from '#shop/waybill/store.ts'

type Judged = WaybillRow & {
  /** of a `same` row: what it does once staff are sure */
  else?: 'ship' | 'parcel' | 'box'
}

/** What a sheet would do, row by row. Nothing is written. */
export async function checkWaybills(
  ctx: Ctx,
  sheet: WaybillSheet,
): Promise<{ rows: WaybillRow[]; notes: string[] }> {
  const { rows, notes } = await rowsOf(ctx, sheet)
  return { rows: await judge(ctx, rows, sheet.company), notes }
}

/** Each row in a transaction of its own, so that one that cannot be sent holds nobody up. Taken twice, a sheet changes nothing the second time. */
export async function takeWaybills(
  ctx: Ctx,
  sheet: WaybillSheet & { sure: readonly number[] },
): Promise<{ errand_id: number }> {
  const rows = await judge(ctx, (await rowsOf(ctx, sheet)).rows, sheet.company)
  return beginErrand<Line>(ctx, {
    kind: 'waybills',
    sent: sheet,
    lines: rows.map((row) => ({ ...row, sure: sheet.sure.includes(row.row) })),
  })
}

type Line = Judged & { sure: boolean }

export const waybillErrand = errandOf<unknown, Line, WaybillRow>({
  who: ['order'],
  line: (ctx, _, { sure, ...row }) => takeOne(ctx, row, sure),
  refused: (row, message) => ({ ...row, verdict: 'wrong', message }),
})

export async function waybillTaking(ctx: Ctx, errand_id: number) {
  const { errand, lines } = await errandOfMine<WaybillRow>(ctx, ['waybills'], errand_id)
  return { errand, rows: lines }
}

async function takeOne(ctx: Ctx, row: Judged, sure: boolean): Promise<WaybillRow> {
  const way = row.verdict === 'same' ? sure && row.else : row.verdict
  if (way !== 'ship' && way !== 'parcel' && way !== 'box') return row
  const { od_id, company, invoice: od_invoice } = row
  try {
    const to = placeIn(od_id) ?? { od_id }
    const sent = { ...to, company, od_invoice }
    if (way === 'ship') await shipOrder(ctx, to.od_id, sent)
    else await sendParcel(ctx, to.od_id, { ...sent, same_goods: way === 'box' })
    return { ...row, verdict: 'done', message: say(ctx, '보냈어요.') }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { ...row, verdict: 'wrong', message: say(ctx, error.phrase, error.params) }
  }
}

async function rowsOf(
  ctx: Ctx,
  sheet: WaybillSheet,
): Promise<{ rows: TypedRow[]; notes: string[] }> {
  if (sheet.rows) return { rows: sheet.rows.map((row, at) => ({ row: at + 1, ...row })), notes: [] }
  const field = sheet.xlsx ? 'xlsx' : 'text'
  const table = await readTable(ctx, sheet, linesLimits(mostRows))
  const read = readWaybills(table)
  if (!read?.length)
    throw invalid({
      [field]: ['주문번호와 송장번호 칸이 있는 CSV나 엑셀(xlsx) 파일을 골라 주세요.'],
    })
  if (read.length > mostRows)
    throw invalid({ [field]: ['한 번에 500줄까지 올릴 수 있어요. 파일을 나누어 주세요.'] })
  return { rows: read, notes: notesOf(ctx, table) }
}

async function judge(ctx: Ctx, typed: TypedRow[], usual: string): Promise<Judged[]> {
  const { couriers } = await readSettings(ctx)
  const named = await listNamed(ctx, [...new Set(typed.map(({ od_id }) => orderIn(od_id)))])
  const orders = new Map(named.map((order) => [order.od_id, order]))
  const sent = new Map<string, string[]>()
  const judged: Judged[] = []
  for (const row of typed) {
    const order = orders.get(orderIn(row.od_id))
    const to = placeIn(row.od_id)
    const company = courierOf(row.company || usual, couriers)
    const invoice = bareNumber(row.invoice)
    const od_id = to ? placeNumber(to.od_id, to.send_nth) : bareNumber(row.od_id)
    const base = { row: row.row, od_id, od_name: order?.od_name ?? '' }
    const told = { ...base, company: company ?? row.company, invoice }
    const wrong = (phrase: string, params?: PhraseParams): Judged => ({
      ...told,
      verdict: 'wrong',
      message: say(ctx, phrase, params),
    })
    const bad = whyBadNumber(row)
    if (bad) judged.push(typeof bad === 'string' ? wrong(bad) : wrong(...bad))
    else if (!order) judged.push(wrong('없는 주문번호예요. 다시 확인해 주세요.'))
    else if (!company)
      judged.push(
        row.company
          ? wrong('모르는 택배사예요: {name}', { name: row.company })
          : wrong('택배사를 골라 주세요.'),
      )
    else {
      const here = sent.get(order.od_id) ?? []
      const next = verdictAt(order, here, invoice, to?.send_nth)
      if (next.verdict === 'wrong') judged.push(wrong(next.why))
      else if (next.verdict === 'known')
        judged.push({ ...told, verdict: 'known', message: say(ctx, '이미 적은 송장이에요.') })
      else {
        const same = await bearers(ctx, order, invoice, orders, sent)
        sent.set(order.od_id, [...here, invoice])
        judged.push(
          same.length
            ? {
                ...told,
                verdict: 'same',
                else: next.verdict,
                message: say(ctx, '다른 사람의 주문에도 있는 번호예요: {orders}', {
                  orders: same.join(', '),
                }),
              }
            : { ...told, verdict: next.verdict, message: say(ctx, verdictWords[next.verdict]) },
        )
      }
    }
  }
  return judged
}

const verdictWords = {
  ship: '배송을 시작해요.',
  parcel: '남은 상품을 보내요.',
  box: '같은 상품의 송장을 더해요.',
}

/** The order a number belongs to, whether it names one of its places or not. */
const orderIn = (typed: string) => placeIn(typed)?.od_id ?? bareNumber(typed)

/** Of an order for several places a row sends one of them. */
function verdictAt(
  order: NamedOrder,
  here: readonly string[],
  invoice: string,
  send_nth: number | undefined,
) {
  const known = knownOf(order, here)
  const wrong = (why: string) => ({ verdict: 'wrong' as const, why })
  if (!order.places)
    return send_nth
      ? wrong('한 곳으로 가는 주문이에요. 번호 뒤를 지워 주세요.')
      : verdictOf(known, invoice)
  if (known.invoices.includes(invoice)) return verdictOf(known, invoice)
  if (!send_nth) return wrong('받는 곳이 여러 곳인 주문이에요. 받는 곳마다 송장을 적어 주세요.')
  if (order.parcels.some((one) => one.send_nth === send_nth)) return wrong('이미 보낸 곳이에요.')
  const begun = here.length > 0 ? { od_status: '배송' as const, hasUnsent: true } : {}
  return verdictOf({ ...known, ...begun, sentHere: false }, invoice)
}

function knownOf(order: NamedOrder, here: readonly string[]) {
  return {
    od_status: order.od_status,
    invoices: [order.od_invoice, ...order.parcels.map(({ invoice }) => invoice), ...here],
    hasUnsent: unsentUnits(order.lines, order.parcels).length > 0,
    sentHere: here.length > 0,
  }
}

/** Orders of other people with this number: in the books, or further up in the sheet. */
async function bearers(
  ctx: Ctx,
  order: NamedOrder,
  invoice: string,
  orders: ReadonlyMap<string, NamedOrder>,
  sent: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const kept = await othersWith(ctx, order, invoice)
  const above = [...sent].flatMap(([od_id, invoices]) => {
    const other = orders.get(od_id)
    return other && invoices.includes(invoice) && !isSamePerson(other, order) ? [other] : []
  })
  return [...kept, ...above].map(({ od_id, od_name }) => `${od_id} (${od_name})`)
}
