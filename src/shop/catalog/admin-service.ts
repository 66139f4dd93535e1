import { randomInt } from 'node:crypto'
import { Failure, type FieldPhrases, invalid, notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { filmSize } from '#platform/films.ts'
import { withFreeNumber } from '#platform/free-number.ts'
import { safeHtml } from '#platform/html.ts'
import { transact } from '#platform/transact.ts'
import { readSettings } from '#shop/setting/service.ts'
import {
  longestText,
  type StaffProduct,
  type StaffProductForm,
  type StaffProductRow,
} from './admin-contract.ts'
import {
  changeItem,
  countCategories,
  findStaffRow,
  type ItemChange,
  insertItem,
  listStaffProducts,
  putOptions,
} from './admin-store.ts'
import { whyUneven } from './allergen-rules.ts'
import { isCheaperItem, isSpreadChanged } from './cheaper-rules.ts'
import { fewestTurned } from './film-contract.ts'
import { listRelatedIds, putRelated } from './related-store.ts'
import { levelSeparator, levelsOf } from './rules.ts'
import { refuseArchived } from './service/archive.ts'
import { announceArrivals, openOptions } from './service/arrivals.ts'
import { refuseUnsafe, unsafeFields } from './service/safety.ts'
import { refreshTiles } from './service.ts'
import { findItem, listItemsById, listOptions } from './store.ts'

type ListAsk = Parameters<typeof listStaffProducts>[1]

export async function staffProducts(ctx: Ctx, ask: ListAsk) {
  const { rows, counts } = await listStaffProducts(ctx, ask)
  return { ...pageOf(rows, counts[ask.state ?? 'all'], ask), counts }
}

export async function staffProduct(ctx: Ctx, it_id: string): Promise<StaffProduct> {
  const [found, options, related] = await Promise.all([
    findItem(ctx, it_id),
    listOptions(ctx, [it_id]),
    listRelatedIds(ctx, it_id),
  ])
  if (!found) throw notFound()
  return {
    ...found,
    related,
    option_subject: undefined,
    archived: found.archived_at !== null,
    discount_from: found.discount_from?.toISOString() ?? null,
    discount_until: found.discount_until?.toISOString() ?? null,
    updated_at: found.updated_at.toISOString(),
    options: options.map((option) => ({ ...option, io_type: option.io_type === 1 ? 1 : 0 })),
  } as StaffProduct // the row holds every column of the form
}

export async function createProduct(ctx: Ctx, form: StaffProductForm): Promise<StaffProduct> {
  await refuseBadForm(ctx, form)
  await refuseRelated(ctx, null, form.related)
  refuseForeign([], form.options)
  return withFreeNumber(() =>
    transact(ctx, async (ctx) => {
      const it_id = String(randomInt(1_800_000_000, 1_999_999_999))
      await insertItem(ctx, it_id, stored(form))
      await putOptions(ctx, it_id, form.options)
      await putRelated(ctx, it_id, form.related)
      await refreshTiles(ctx, [it_id])
      await announce(ctx, 'product.created', it_id)
      return staffProduct(ctx, it_id)
    }),
  )
}

export async function saveProduct(
  ctx: Ctx,
  it_id: string,
  { version, ...form }: StaffProductForm & { version: number },
): Promise<StaffProduct> {
  await refuseBadForm(ctx, form)
  await refuseRelated(ctx, it_id, form.related)
  return changed(ctx, it_id, version, stored(form), async (ctx) => {
    await refuseTakenNames(ctx, it_id, form.options)
    await putOptions(ctx, it_id, form.options)
    await putRelated(ctx, it_id, form.related)
    return staffProduct(ctx, it_id)
  })
}

export async function quickChange(
  ctx: Ctx,
  it_id: string,
  { version, ...change }: { version: number } & ItemChange,
): Promise<StaffProductRow> {
  // a percent takes the place of won
  const instead = change.discount_rate ? { discount_amount: 0 } : {}
  return changed(ctx, it_id, version, { ...change, ...instead }, async (ctx) => {
    const item = change.it_use ? await findItem(ctx, it_id) : null
    if (item) refuseUnsafe(ctx, item)
    const row = await findStaffRow(ctx, it_id)
    if (!row) throw notFound()
    return row
  })
}

async function changed<T>(
  ctx: Ctx,
  it_id: string,
  version: number,
  change: ItemChange,
  then: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  return transact(ctx, async (ctx) => {
    const before = await findItem(ctx, it_id)
    if (!before) throw notFound()
    if (change.it_use) refuseArchived(before)
    const wasOpen = await openOptions(ctx, it_id)
    const were = await listOptions(ctx, [it_id])
    const { usd_rate } = (await readSettings(ctx)).payment
    if (!(await changeItem(ctx, it_id, version, change))) {
      throw new Failure(
        'CONFLICT',
        '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
        { detail: { version: before.version } },
      )
    }
    const result = await then(ctx)
    await refreshTiles(ctx, [it_id])
    await announceArrivals(ctx, it_id, wasOpen)
    const options = { were, are: await listOptions(ctx, [it_id]) }
    await announce(ctx, 'product.changed', it_id, {
      it_price: change.it_price,
      before: before.it_price,
      discount_rate: change.discount_rate,
      discount_amount: change.discount_amount,
      ...(isCheaperItem(before, change, options, usd_rate) && { cheaper: true }),
      ...(isSpreadChanged(before, change, options) && { spread: true }),
    })
    return result
  })
}

function stored({
  options: _,
  related: __,
  discount_from,
  discount_until,
  it_explan,
  it_explan_en,
  ...words
}: StaffProductForm) {
  return {
    ...words,
    it_explan: safeHtml(it_explan),
    it_explan_en: safeHtml(it_explan_en),
    discount_from: discount_from ? new Date(discount_from) : null,
    discount_until: discount_until ? new Date(discount_until) : null,
  }
}

async function refuseBadForm(ctx: Ctx, form: StaffProductForm) {
  const fields: FieldPhrases = unsafeFields(ctx, form)
  const uneven = form.allergens && whyUneven(form.allergens)
  if (uneven) fields['allergens.more_en'] = [uneven]
  const wrong = (field: string, phrase: FieldPhrases[string][number]) => {
    fields[field] = [...(fields[field] ?? []), phrase]
  }
  const ca_ids = [
    ...new Set([form.ca_id, form.ca_id2, form.ca_id3].filter((ca_id) => ca_id !== null)),
  ]
  if ((await countCategories(ctx, ca_ids)) !== ca_ids.length) wrong('ca_id', '없는 분류예요.')
  if (form.discount_from && form.discount_until && form.discount_from >= form.discount_until)
    wrong('discount_until', '끝나는 때는 시작보다 뒤여야 해요.')
  if (form.discount_amount > 0 && form.discount_rate > 0)
    wrong('discount_amount', '할인율과 할인 금액 가운데 하나만 적어 주세요.')
  if (form.discount_amount > 0 && form.discount_amount >= lowestPrice(form))
    wrong('discount_amount', '가장 싼 옵션의 값보다 적게 적어 주세요.')
  if (form.it_buy_max_qty > 0 && form.it_buy_min_qty > form.it_buy_max_qty)
    wrong('it_buy_max_qty', '최대 수량은 최소 수량보다 적을 수 없어요.')
  if (form.it_sc_type >= 2 && form.it_sc_price === 0)
    wrong('it_sc_price', '배송비를 적어 주세요. 받지 않으려면 무료를 골라 주세요.')
  if (form.it_sc_type === 2 && form.it_sc_minimum === 0)
    wrong('it_sc_minimum', '얼마부터 무료인지 적어 주세요.')
  if (form.it_sc_type === 1 && form.it_sc_method !== 0)
    wrong('it_sc_method', '무료로 보내는 상품은 착불로 보낼 수 없어요.')
  if (form.it_point_type > 0 && (form.it_point ?? 0) > 100)
    wrong('it_point', '적립 비율은 100%까지예요.')
  for (const field of ['it_explan', 'it_explan_en'] as const) {
    // cleaning may write a sign as a longer one
    if (safeHtml(form[field]).length > longestText)
      wrong(field, ['{count}자까지 적을 수 있어요.', { count: longestText }])
  }
  if (form.turn_images.length > 0 && form.turn_images.length < fewestTurned)
    wrong('turn_images', '돌려 보는 사진은 4장 이상 골라 주세요.')
  if (form.film && (await filmSize(ctx.house.config, form.film.name)) === null)
    wrong('film', '영상을 다시 올려 주세요.')
  const seen = new Set<string>()
  for (const [row, option] of form.options.entries()) {
    const levels = option.io_type === 0 ? form.it_option_subject.length : 2
    const values = levelsOf(option.io_id)
    if (values.length !== levels || values.some((value) => !value.trim()))
      wrong(`options.${row}.io_id`, [
        '값 {count}개를 {mark}로 나누어 적어 주세요.',
        { count: levels, mark: levelSeparator },
      ])
    if (/["'<>]/.test(option.io_id)) wrong(`options.${row}.io_id`, '따옴표와 < > 는 쓸 수 없어요.')
    const key = `${option.io_type} ${option.io_id}`
    if (seen.has(key)) wrong(`options.${row}.io_id`, '같은 옵션이 두 번 있어요.')
    seen.add(key)
    if (option.io_type === 0 && form.it_price + option.io_price < 0)
      wrong(`options.${row}.io_price`, '판매가가 0원보다 작아져요.')
    if (option.io_asks && option.io_text_max === 0)
      wrong(`options.${row}.io_text_max`, '몇 자까지 새길 수 있는지 적어 주세요.')
    if (option.io_type === 0 && option.io_text_max > 0 && !option.io_asks)
      wrong(`options.${row}.io_asks`, '무엇을 적는 칸인지 골라 주세요.')
    if (option.io_type === 1 && option.io_price < 0)
      wrong(`options.${row}.io_price`, '0원 이상이어야 해요.')
  }
  if (!form.options.some((option) => option.io_type === 0))
    wrong('options', '판매할 옵션이 한 줄은 있어야 해요.')
  if (Object.keys(fields).length) throw invalid(fields)
}

function lowestPrice({ it_price, options }: StaffProductForm): number {
  return Math.min(
    ...options.filter(({ io_type }) => io_type === 0).map(({ io_price }) => it_price + io_price),
  )
}

async function refuseRelated(ctx: Ctx, it_id: string | null, related: readonly string[]) {
  if (new Set(related).size !== related.length)
    throw invalid({ related: ['같은 상품이 두 번 있어요.'] })
  if (it_id !== null && related.includes(it_id))
    throw invalid({ related: ['이 상품 자신은 함께 보일 수 없어요.'] })
  if (related.length && (await listItemsById(ctx, [...related])).length !== related.length)
    throw invalid({ related: ['없는 상품이 있어요. 빼고 다시 저장해 주세요.'] })
}

/** An option keeps its number only within its own product: another's would be left where it is, and this one would have none. */
function refuseForeign(own: readonly { io_no: number }[], options: StaffProductForm['options']) {
  const at = options.findIndex(
    ({ io_no }) => io_no !== null && !own.some((one) => one.io_no === io_no),
  )
  if (at >= 0)
    throw invalid({
      [`options.${at}.io_no`]: ['이 상품의 옵션이 아니에요. 새 옵션으로 더해 주세요.'],
    })
}

// a row that is left out stays in the books under its name
async function refuseTakenNames(ctx: Ctx, it_id: string, options: StaffProductForm['options']) {
  const rows = await listOptions(ctx, [it_id])
  refuseForeign(rows, options)
  const leftOut = rows.filter((row) => !options.some(({ io_no }) => io_no === row.io_no))
  for (const [row, option] of options.entries()) {
    const taken =
      option.io_no !== null &&
      leftOut.some((other) => other.io_type === option.io_type && other.io_id === option.io_id)
    if (taken)
      throw invalid({
        [`options.${row}.io_id`]: [
          '이름을 바꾸려는 옵션과 같은 이름의 옵션을 함께 뺄 수 없어요. 먼저 빼고 저장한 뒤 이름을 바꿔 주세요.',
        ],
      })
  }
}
