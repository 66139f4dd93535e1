import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { type Paged, pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { fieldPhrases } from '#platform/field-phrases.ts'
import { touch, transact } from '#platform/transact.ts'
import { dropLinks } from '#shop/setting/service/menu-links.ts'
import type { EntryRow as ListRow } from './admin-contract.ts'
import {
  type EntryForm,
  type EntryKind,
  entryBodies,
  entryHead,
  entryKinds,
} from './entry-contract.ts'
import { wrongEntry } from './entry-rules.ts'
import { bodyOf } from './service.ts'
import {
  deleteEntry,
  type EntryRow,
  findEntry,
  insertEntry,
  listEntries,
  replaceEntry,
} from './store.ts'

type Stored = EntryForm & { id: number; version: number; updated_at: string }

function kindOf(given: string): EntryKind {
  const kind = entryKinds.find((one) => one === given)
  if (!kind) throw notFound()
  return kind
}

export async function staffEntries(
  ctx: Ctx,
  kind: string,
  ask: Parameters<typeof listEntries>[2],
): Promise<Paged<ListRow>> {
  const known = kindOf(kind)
  const { rows, total } = await listEntries(ctx, known, ask)
  return pageOf(
    rows.map((row) => {
      const form = formOf(known, row)
      return { ...form, image: pictureOf(form), days: daysOf(form) }
    }),
    total,
    ask,
  )
}

function daysOf(form: EntryForm): ListRow['days'] {
  return 'from' in form ? { from: form.from, until: form.until } : null
}

function pictureOf(form: EntryForm): string {
  if ('thumbnail_ko' in form) return form.thumbnail_ko
  if ('picture' in form) return form.picture
  return 'images' in form ? (form.images[0] ?? '') : form.image
}

export async function staffEntry(ctx: Ctx, kind: string, id: number): Promise<Stored> {
  const row = await findEntry(ctx, kindOf(kind), id)
  if (!row) throw notFound()
  return formOf(kindOf(kind), row)
}

export function createEntry(ctx: Ctx, kind: string, given: unknown): Promise<Stored> {
  const known = kindOf(kind)
  const entry = readForm(known, given)
  return transact(ctx, async (ctx) => {
    const row = await insertEntry(ctx, { kind: known, ...entry })
    await said(ctx, 'content.created', known, row.id)
    return formOf(known, row)
  })
}

export function saveEntry(
  ctx: Ctx,
  kind: string,
  id: number,
  version: number,
  given: unknown,
): Promise<Stored> {
  const known = kindOf(kind)
  const entry = readForm(known, given)
  return transact(ctx, async (ctx) => {
    const before = await findEntry(ctx, known, id)
    if (!before) throw notFound()
    const row = await replaceEntry(ctx, known, before.id, version, entry)
    if (!row)
      throw new Failure(
        'CONFLICT',
        '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
        { detail: { version: before.version } },
      )
    await said(ctx, 'content.changed', known, row.id)
    return formOf(known, row)
  })
}

export function removeEntry(ctx: Ctx, kind: string, id: number) {
  const known = kindOf(kind)
  return transact(ctx, async (ctx) => {
    if (!(await deleteEntry(ctx, known, id))) throw notFound()
    await dropLinks(ctx, `/contents/${known}/${id}`)
    await said(ctx, 'content.removed', known, id)
    return { message: say(ctx, '삭제했어요.') }
  })
}

async function said(ctx: Ctx, name: string, kind: EntryKind, id: number) {
  await announce(ctx, name, `${kind}/${id}`)
  touch(ctx, 'content')
}

/** Shape first, then what a shape cannot say. Both name the field. */
function readForm(kind: EntryKind, given: unknown) {
  const head = entryHead.safeParse(given)
  const body = entryBodies[kind].safeParse(given)
  if (!head.success || !body.success)
    throw invalid({
      ...fieldPhrases(head.error?.issues ?? []),
      ...fieldPhrases(body.error?.issues ?? []),
    })
  const wrong = wrongEntry(kind, { ...head.data, ...body.data } as EntryForm) // both halves were parsed
  if (Object.keys(wrong).length) throw invalid(wrong)
  const { opens_at, closes_at, ...words } = head.data
  return {
    ...words,
    opens_at: opens_at ? new Date(opens_at) : null,
    closes_at: closes_at ? new Date(closes_at) : null,
    body: body.data,
  }
}

function formOf(kind: EntryKind, row: EntryRow): Stored {
  const { id, title, title_en, position, shown, version } = row
  const times = {
    opens_at: row.opens_at?.toISOString() ?? null,
    closes_at: row.closes_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }
  return { id, title, title_en, position, shown, version, ...times, ...bodyOf(kind, row) }
}
