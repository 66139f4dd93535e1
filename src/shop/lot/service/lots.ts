import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import type { Lot, StaffLot, StaffLotView } from '#shop/lot/contract.ts'
import { countHolders, listHolders } from '#shop/lot/packed-store.ts'
import { longestLotNo, tidyLotNo, wrongLot } from '#shop/lot/rules.ts'
import {
  deleteLot,
  type FoundLot,
  findLot,
  findLotByNumber,
  hasGoods,
  insertLot,
  isNumberTaken,
  liftRecall,
  listLots,
  updateLot,
} from '#shop/lot/store.ts'

type Typed = {
  lot_no: string
  it_id: string
  made_on: string
  expires_on: string
  lot_qty: number
  lot_note: string
  lot_note_en: string
}
const changedPhrase = '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.'
const takenPhrase = '이미 있는 로트 번호예요. 다른 번호를 적어 주세요.'

export async function lotByNumber(ctx: Ctx, lot_no: string): Promise<Lot | null> {
  const found = await findLotByNumber(ctx, tidyLotNo(lot_no).slice(0, longestLotNo))
  return found && viewOf(found)
}

export async function lotsForStaff(ctx: Ctx, ask: Parameters<typeof listLots>[1]) {
  const { rows, total, counts } = await listLots(ctx, ask, koreanDay(ctx.now))
  return { ...pageOf(rows.map(staffRowOf), total, ask), counts }
}

export async function lotForStaff(ctx: Ctx, lot_id: number): Promise<StaffLotView> {
  const found = await anyLot(ctx, lot_id)
  return { ...staffRowOf(found), ...(await countHolders(ctx, lot_id, found.lot.recalls)) }
}

export async function createLot(ctx: Ctx, typed: Typed): Promise<StaffLotView> {
  const row = await checked(ctx, typed, 0)
  const lot_id = await transact(ctx, async (ctx) => {
    const made = await insertLot(ctx, { ...row, created_at: ctx.now, updated_at: ctx.now })
    if (made === null) throw invalid({ lot_no: [takenPhrase] })
    await announce(ctx, 'lot.created', made, { lot_no: row.lot_no })
    touch(ctx, 'lot')
    return made
  })
  return lotForStaff(ctx, lot_id)
}

export async function changeLot(
  ctx: Ctx,
  lot_id: number,
  { version, ...typed }: Typed & { version: number },
): Promise<StaffLotView> {
  const row = await checked(ctx, typed, lot_id)
  await transact(ctx, async (ctx) => {
    const { lot, sent } = await anyLot(ctx, lot_id)
    // what has left is of these goods, whatever is typed now
    if (sent > 0 && (row.it_id !== lot.it_id || row.lot_no !== lot.lot_no))
      throw invalid({
        [row.it_id === lot.it_id ? 'lot_no' : 'it_id']: [
          '이미 보낸 로트의 상품과 번호는 바꿀 수 없어요. 새 로트를 만들어 주세요.',
        ],
      })
    if (!(await updateLot(ctx, lot_id, version, row)))
      throw new Failure('CONFLICT', changedPhrase, { detail: { version: lot.version } })
    await announce(ctx, 'lot.changed', lot_id, { lot_no: row.lot_no })
    touch(ctx, 'lot')
  })
  return lotForStaff(ctx, lot_id)
}

export async function removeLot(ctx: Ctx, lot_id: number): Promise<{ message: string }> {
  await transact(ctx, async (ctx) => {
    const { lot } = await anyLot(ctx, lot_id)
    if (!(await deleteLot(ctx, lot_id)))
      throw new Failure('CONFLICT', '이미 보낸 로트는 지울 수 없어요. 기록으로 남아 있어야 해요.')
    await announce(ctx, 'lot.removed', lot_id, { lot_no: lot.lot_no })
    touch(ctx, 'lot')
  })
  return { message: say(ctx, '로트를 지웠어요.') }
}

type Recall = { recall_reason: string; recall_reason_en: string; version: number }

/** Its page says so at once; the buyers are told after the commit. */
export async function recallLot(
  ctx: Ctx,
  lot_id: number,
  { version, ...reason }: Recall,
): Promise<StaffLotView> {
  await transact(ctx, async (ctx) => {
    const { lot } = await anyLot(ctx, lot_id)
    if (lot.recalled_at) throw new Failure('CONFLICT', '이미 회수하고 있는 로트예요.')
    const change = { ...reason, recalled_at: ctx.now, recalls: lot.recalls + 1 }
    if (!(await updateLot(ctx, lot_id, version, change)))
      throw new Failure('CONFLICT', changedPhrase, { detail: { version: lot.version } })
    await announce(ctx, 'lot.recalled', lot_id, {
      lot_no: lot.lot_no,
      reason: reason.recall_reason,
    })
    touch(ctx, 'lot')
  })
  return lotForStaff(ctx, lot_id)
}

export async function takeRecallBack(ctx: Ctx, lot_id: number): Promise<StaffLotView> {
  await transact(ctx, async (ctx) => {
    const { lot } = await anyLot(ctx, lot_id)
    if (!(await liftRecall(ctx, lot_id)))
      throw new Failure('CONFLICT', '회수하고 있지 않은 로트예요.')
    await announce(ctx, 'lot.recall_lifted', lot_id, { lot_no: lot.lot_no })
    touch(ctx, 'lot')
  })
  return lotForStaff(ctx, lot_id)
}

export async function lotHolders(ctx: Ctx, lot_id: number, ask: Parameters<typeof listHolders>[3]) {
  const { lot } = await anyLot(ctx, lot_id)
  const [rows, { orders }] = await Promise.all([
    listHolders(ctx, lot_id, lot.recalls, ask),
    countHolders(ctx, lot_id, lot.recalls),
  ])
  return pageOf(rows, orders, ask)
}

async function anyLot(ctx: Ctx, lot_id: number): Promise<FoundLot> {
  const found = await findLot(ctx, lot_id)
  if (!found) throw notFound()
  return found
}

async function checked(ctx: Ctx, typed: Typed, but: number) {
  const wrong = wrongLot(typed, koreanDay(ctx.now))
  if (!typed.it_id) wrong.it_id = ['어느 상품의 로트인지 골라 주세요.']
  else if (!(await hasGoods(ctx, typed.it_id))) wrong.it_id = ['지금은 없는 상품이에요.']
  if (!wrong.lot_no && (await isNumberTaken(ctx, typed.lot_no, but))) wrong.lot_no = [takenPhrase]
  if (Object.keys(wrong).length) throw invalid(wrong)
  return { ...typed, expires_on: typed.expires_on || null }
}

function viewOf({ lot, item }: Pick<FoundLot, 'lot' | 'item'>): Lot {
  return {
    ...lot,
    item,
    recall: lot.recalled_at && {
      at: lot.recalled_at.toISOString(),
      reason: lot.recall_reason,
      reason_en: lot.recall_reason_en,
    },
  }
}

function staffRowOf(found: FoundLot): StaffLot {
  const { lot_id, lot_qty, version, updated_at } = found.lot
  return {
    ...viewOf(found),
    lot_id,
    lot_qty,
    sent: found.sent,
    version,
    updated_at: updated_at.toISOString(),
  }
}
