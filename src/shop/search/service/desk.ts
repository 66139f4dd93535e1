import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { isSafeLink } from '#shop/content/rules.ts'
import type { SearchPageForm, SearchRow, WordKind } from '#shop/search/admin-contract.ts'
import { squeezed } from '#shop/search/rules.ts'
import { askedRow } from '#shop/search/service/hidden.ts'
import { countAskedRows, listAskedRows } from '#shop/search/store/asked.ts'
import {
  countWordKinds,
  deletePage,
  deleteSynonym,
  hasPage,
  hasSynonym,
  insertPage,
  insertSynonym,
  listPageRows,
  listSynonymRows,
  listUnfound,
  type PageRow,
  type SynonymRow,
  type UnfoundRow,
  updatePage,
  updateSynonym,
} from '#shop/search/store/desk.ts'

const blank = {
  title: '',
  title_en: '',
  url: '',
  use: true,
  searches: 0,
  lang: '',
  last_day: '',
}
const synonymRow = ({ sy_id, words, version }: SynonymRow): SearchRow => ({
  ...blank,
  kind: 'synonym',
  id: sy_id,
  words,
  version,
})
const pageRow = ({ sp_id, words, title, title_en, url, sp_use, version }: PageRow): SearchRow => ({
  ...blank,
  kind: 'page',
  id: sp_id,
  words,
  title,
  title_en,
  url,
  use: sp_use,
  version,
})
const unfoundRow = ({ keyword, ...row }: UnfoundRow): SearchRow => ({
  ...blank,
  ...row,
  kind: 'none',
  id: 0,
  words: [keyword],
  version: 0,
})

type Ask = { page: number; per_page: number; keyword?: string; state: WordKind }

export async function searchDesk(ctx: Ctx, ask: Ask) {
  const counts = {
    ...(await countWordKinds(ctx, ask.keyword)),
    popular: await countAskedRows(ctx, ask.keyword),
  }
  const rows = {
    none: async () => (await listUnfound(ctx, ask)).map(unfoundRow),
    popular: async () => (await listAskedRows(ctx, ask)).map(askedRow),
    synonym: async () => (await listSynonymRows(ctx, ask)).map(synonymRow),
    page: async () => (await listPageRows(ctx, ask)).map(pageRow),
  }
  return { ...pageOf(await rows[ask.state](), counts[ask.state], ask), counts }
}

/** The words without doubles, and how they are looked up. */
function keyed(typed: readonly string[], least: number): { words: string[]; keys: string[] } {
  const byKey = new Map(
    typed.flatMap((word) => (squeezed(word) ? [[squeezed(word), word] as const] : [])),
  )
  if (byKey.size < least)
    throw invalid({
      words: [
        least > 1
          ? '서로 다른 말을 두 개 이상 적어 주세요.'
          : '글자나 숫자가 있는 말을 적어 주세요.',
      ],
    })
  return { words: [...byKey.values()], keys: [...byKey.keys()] }
}

function refuseLink(url: string) {
  if (!isSafeLink(url))
    throw invalid({ url: ['주소는 우리 가게의 /로 시작하거나 https://로 시작해요.'] })
}

const taken = (there: boolean) =>
  there
    ? new Failure('CONFLICT', '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.')
    : notFound()

async function said(ctx: Ctx, name: string, id: number) {
  await announce(ctx, name, String(id))
  touch(ctx, 'search', 'catalog')
}

export function addSynonym(ctx: Ctx, form: { words: string[] }): Promise<SearchRow> {
  const row = keyed(form.words, 2)
  return transact(ctx, async (ctx) => {
    const made = await insertSynonym(ctx, row)
    if (!made) throw notFound()
    await said(ctx, 'search.synonym-created', made.sy_id)
    return synonymRow(made)
  })
}

export function changeSynonym(
  ctx: Ctx,
  sy_id: number,
  form: { words: string[]; version: number },
): Promise<SearchRow> {
  const row = keyed(form.words, 2)
  return transact(ctx, async (ctx) => {
    const made = await updateSynonym(ctx, sy_id, form.version, row)
    if (!made) throw taken(await hasSynonym(ctx, sy_id))
    await said(ctx, 'search.synonym-changed', sy_id)
    return synonymRow(made)
  })
}

export function removeSynonym(ctx: Ctx, sy_id: number): Promise<{ message: string }> {
  return transact(ctx, async (ctx) => {
    if (!(await deleteSynonym(ctx, sy_id))) throw notFound()
    await said(ctx, 'search.synonym-removed', sy_id)
    return { message: say(ctx, '지웠어요.') }
  })
}

export function addPage(ctx: Ctx, form: SearchPageForm): Promise<SearchRow> {
  const row = { ...form, ...keyed(form.words, 1) }
  refuseLink(form.url)
  return transact(ctx, async (ctx) => {
    const made = await insertPage(ctx, row)
    if (!made) throw notFound()
    await said(ctx, 'search.page-created', made.sp_id)
    return pageRow(made)
  })
}

export function changePage(
  ctx: Ctx,
  sp_id: number,
  { version, ...form }: SearchPageForm & { version: number },
): Promise<SearchRow> {
  const row = { ...form, ...keyed(form.words, 1) }
  refuseLink(form.url)
  return transact(ctx, async (ctx) => {
    const made = await updatePage(ctx, sp_id, version, row)
    if (!made) throw taken(await hasPage(ctx, sp_id))
    await said(ctx, 'search.page-changed', sp_id)
    return pageRow(made)
  })
}

export function removePage(ctx: Ctx, sp_id: number): Promise<{ message: string }> {
  return transact(ctx, async (ctx) => {
    if (!(await deletePage(ctx, sp_id))) throw notFound()
    await said(ctx, 'search.page-removed', sp_id)
    return { message: say(ctx, '지웠어요.') }
  })
}
