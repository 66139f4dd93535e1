import { Failure, type FieldPhrases, invalid, notFound } from '#kernel/failure.ts'
import { type Paged, pageOf } from '#kernel/paging.ts'
import { paths } from '#kernel/paths.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { dropLinks } from '#shop/setting/service/menu-links.ts'
import type { CmsFull, CmsKind, CmsRow, CmsVersion } from './admin-contract.ts'
import {
  addVersion,
  changeCms,
  deleteCms,
  findCms,
  findVersion,
  insertCms,
  listCms,
  listVersions,
  type NewVersion,
} from './cms-store.ts'
import type { TemplateNode } from './contract.ts'
import { isSafeLink } from './rules.ts'
import { harmless, whyCannotSave } from './template-rules.ts'

type Content = Omit<NewVersion, 'template' | 'made_by'> & {
  template?: unknown
  title: string
  link: string
  link_en: string
}
type PageAsk = Parameters<typeof listVersions>[2]

export async function staffPages(
  ctx: Ctx,
  ask: Parameters<typeof listCms>[1],
): Promise<Paged<CmsRow>> {
  const { rows, total } = await listCms(ctx, ask)
  return pageOf(
    rows.map((row) => ({ ...row, kind: row.kind as CmsKind, ...timesOf(row) })), // written by this file only
    total,
    ask,
  )
}

export async function staffPage(ctx: Ctx, id: number): Promise<CmsFull> {
  const { page, version } = await pageAndVersion(ctx, id)
  const template = harmless(version.template) ?? {
    id: 'page',
    tag: 'div',
    option: { class: '', style: {}, props: {} },
    children: [],
  }
  return { ...version, ...page, kind: page.kind as CmsKind, template, ...timesOf(page) } // written by this file only
}

export function createPage(
  ctx: Ctx,
  { kind, name, ...given }: Content & { kind: CmsKind; name: string },
): Promise<CmsFull> {
  const wrong: FieldPhrases = /^[a-z\d][a-z\d-]{0,59}$/.test(name)
    ? {}
    : { name: ['이름은 영문 소문자와 숫자로 시작하고, - 를 넣어 60자까지예요.'] }
  if (kind === 'page' && builtIn.has(name))
    wrong.name = ['가게가 이미 쓰는 주소예요. 다른 이름을 적어 주세요.']
  const content = readContent(ctx, given, wrong)
  return transact(ctx, async (ctx) => {
    const id = await insertCms(ctx, { kind, name }, content)
    if (id === null) throw invalid({ name: ['이미 있는 이름이에요. 다른 이름을 적어 주세요.'] })
    await announce(ctx, 'cms.created', name, { kind, ...titlesOf(content) })
    return staffPage(ctx, id)
  })
}

/** Addresses below /contents that are pages of their own. */
const builtIn = new Set(['diy', 'promotion', 'select', 'store', 'privacy', 'terms'])

export function savePage(
  ctx: Ctx,
  id: number,
  { version, ...given }: Content & { version: number },
): Promise<CmsFull> {
  const content = readContent(ctx, given)
  return transact(ctx, async (ctx) => {
    const { page } = await pageAndVersion(ctx, id)
    if (!(await addVersion(ctx, page.id, version, content))) throw outOfDate(page.version)
    await announce(ctx, 'cms.saved', page.name, { version: version + 1, ...titlesOf(content) })
    return staffPage(ctx, page.id)
  })
}

type Publication = { version: number; publish_from: string | null; publish_until: string | null }

/** Puts the newest version on the shop. */
export function publishPage(
  ctx: Ctx,
  id: number,
  { version, publish_from, publish_until }: Publication,
): Promise<CmsFull> {
  if (publish_from && publish_until && publish_from >= publish_until)
    throw invalid({ publish_until: ['끝나는 때는 시작보다 뒤여야 해요.'] })
  return transact(ctx, async (ctx) => {
    const { page, version: shown } = await pageAndVersion(ctx, id)
    const times = {
      publish_from: publish_from ? new Date(publish_from) : null,
      publish_until: publish_until ? new Date(publish_until) : null,
    }
    if (!(await changeCms(ctx, page.id, version, { published_version: version, ...times })))
      throw outOfDate(page.version)
    await announce(ctx, 'cms.published', page.name, {
      ...{ version, publish_from, publish_until },
      ...titlesOf(shown),
    })
    touch(ctx, 'content')
    return staffPage(ctx, page.id)
  })
}

export function withdrawPage(ctx: Ctx, id: number): Promise<CmsFull> {
  return transact(ctx, async (ctx) => {
    const { page, version: shown } = await pageAndVersion(ctx, id)
    await changeCms(ctx, page.id, page.version, {
      published_version: null,
      publish_from: null,
      publish_until: null,
    })
    await announce(ctx, 'cms.withdrawn', page.name, titlesOf(shown))
    touch(ctx, 'content')
    return staffPage(ctx, page.id)
  })
}

/** An old version becomes the newest draft; nothing between them is lost. */
export function restoreVersion(
  ctx: Ctx,
  id: number,
  number: number,
  version: number,
): Promise<CmsFull> {
  return transact(ctx, async (ctx) => {
    const { page } = await pageAndVersion(ctx, id)
    const old = await findVersion(ctx, page.id, number)
    if (!old) throw notFound()
    const { page_id: _, number: __, made_at: ___, ...content } = old
    if (!(await addVersion(ctx, page.id, version, { ...content, made_by: makerOf(ctx) })))
      throw outOfDate(page.version)
    await announce(ctx, 'cms.restored', page.name, { from: old.number, ...titlesOf(content) })
    return staffPage(ctx, page.id)
  })
}

export async function pageVersions(ctx: Ctx, id: number, ask: PageAsk): Promise<Paged<CmsVersion>> {
  const { page } = await pageAndVersion(ctx, id)
  const { rows, total } = await listVersions(ctx, page.id, ask)
  return pageOf(
    rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() })),
    total,
    ask,
  )
}

export function removePage(ctx: Ctx, id: number) {
  return transact(ctx, async (ctx) => {
    const { page, version: shown } = await pageAndVersion(ctx, id)
    await deleteCms(ctx, page.id)
    await dropLinks(ctx, paths.contents(page.name))
    await announce(ctx, 'cms.removed', page.name, titlesOf(shown))
    touch(ctx, 'content')
    return { message: say(ctx, '삭제했어요.') }
  })
}

async function pageAndVersion(ctx: Ctx, id: number) {
  const found = await findCms(ctx, id)
  if (!found) throw notFound()
  return found
}

function outOfDate(version: number): Failure {
  return new Failure(
    'CONFLICT',
    '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
    { detail: { version } },
  )
}

/** What the log calls it. */
const titlesOf = ({ title, title_en }: Pick<NewVersion, 'title' | 'title_en'>) => ({
  title,
  title_en,
})

function makerOf(ctx: Ctx): string {
  return ctx.visitor.mb_id ?? 'shop'
}

function readContent(ctx: Ctx, given: Content, wrong: FieldPhrases = {}): NewVersion {
  const fields = { ...wrong }
  if (!given.title.trim()) fields.title = ['제목을 적어 주세요.']
  for (const name of ['link', 'link_en'] as const)
    if (given[name] && !isSafeLink(given[name]))
      fields[name] = ['주소는 우리 가게의 /로 시작하거나 https://로 시작해요.']
  const trouble = whyCannotSave(given.template)
  if (trouble)
    fields[trouble.path ? `template.${trouble.path}` : 'template'] = [
      [trouble.phrase, trouble.params],
    ]
  if (Object.keys(fields).length) throw invalid(fields)
  return { ...given, template: given.template as TemplateNode, made_by: makerOf(ctx) } // whyCannotSave found nothing wrong
}

function timesOf(page: {
  publish_from: Date | null
  publish_until: Date | null
  updated_at: Date
}) {
  return {
    publish_from: page.publish_from?.toISOString() ?? null,
    publish_until: page.publish_until?.toISOString() ?? null,
    updated_at: page.updated_at.toISOString(),
  }
}
