import { Failure, type FieldPhrases, invalid, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Reply } from '#platform/implement.ts'
import { sweepDrawer } from '#platform/left-behind.ts'
import { dropPrivate, readPrivate } from '#platform/private-files.ts'
import { touch, transact } from '#platform/transact.ts'
import { keepFiles, undoneFiles } from '#shop/inquiry/service/files.ts'
import { memberOf } from '#shop/member/service.ts'
import {
  type DocumentKind,
  type DocumentLang,
  type DocumentRow,
  type DocumentView,
  documentKinds,
  type StaffDocument,
  type StaffDocumentRow,
} from './contract.ts'
import { whyBadCas, whyBadIssue } from './rules.ts'
import {
  deleteVersion,
  downloadsOf,
  findDocument,
  findVersion,
  hasItem,
  holdDocument,
  insertDocument,
  insertVersion,
  listDocumentFileIds,
  listDocuments,
  listVersions,
  noteDownload,
  putWithdrawn,
  updateDocument,
  type VersionRecord,
} from './store.ts'

export const drawer = 'documents'
const latestDownloads = 20
type Found = NonNullable<Awaited<ReturnType<typeof findDocument>>>
type Ask = Parameters<typeof listDocuments>[1]

type Typed = {
  dc_title: string
  dc_title_en: string
  dc_kind: DocumentKind
  dc_lang: DocumentLang
  it_id: string
  dc_lot: string
  dc_cas: string[]
  dc_note: string
  dc_note_en: string
}
type Issue = { dv_version: string; issued_on: string; files: File[] }

export async function documentBoard(ctx: Ctx, ask: Ask) {
  const { rows, total } = await listDocuments(ctx, ask)
  return pageOf(rows.map(rowOf), total, ask)
}

export async function documentOf(ctx: Ctx, dc_id: number): Promise<DocumentView> {
  const found = await onBoard(ctx, dc_id)
  return viewOf(found, await listVersions(ctx, dc_id))
}

/** Who saved it is written down before it is handed out. */
export async function handOutDocument(
  ctx: Ctx,
  { dc_id, dv_id }: { dc_id: number; dv_id: number },
  reply: Reply,
) {
  await onBoard(ctx, dc_id)
  const version = await findVersion(ctx, dc_id, dv_id)
  const bytes = version && (await readPrivate(ctx.house.config, version.file_id, drawer))
  if (!version || !bytes) throw notFound()
  await noteDownload(ctx, dv_id, memberOf(ctx))
  reply.file = { bytes, name: version.file_name, type: version.file_type }
  return {}
}

export async function documentsForStaff(ctx: Ctx, ask: Ask) {
  const { rows, total, counts } = await listDocuments(ctx, ask, true)
  return { ...pageOf(rows.map(staffRowOf), total, ask), counts }
}

export async function documentForStaff(ctx: Ctx, dc_id: number): Promise<StaffDocument> {
  const found = await anyDocument(ctx, dc_id)
  const [versions, downloads] = await Promise.all([
    listVersions(ctx, dc_id),
    downloadsOf(ctx, dc_id, latestDownloads),
  ])
  return {
    ...viewOf(found, versions),
    ...staffRowOf(found),
    version: found.document.version,
    downloads: downloads.total,
    saved_by: downloads.rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
  }
}

export async function createDocument(
  ctx: Ctx,
  { dv_version, issued_on, files, ...given }: Typed & Issue,
): Promise<StaffDocument> {
  const typed = await checked(ctx, given, { ...wrongIssue(ctx, issued_on, files) })
  const kept = await keepFiles(ctx, files, 0, { most: 1, drawer })
  const dc_id = await undoneFiles(
    ctx,
    kept,
    () =>
      transact(ctx, async (ctx) => {
        const dc_id = await insertDocument(ctx, {
          ...typed,
          created_at: ctx.now,
          updated_at: ctx.now,
        })
        for (const file of kept)
          await insertVersion(ctx, { ...file, dc_id, dv_version, issued_on, created_at: ctx.now })
        await announce(ctx, 'document.created', String(dc_id), { title: typed.dc_title })
        touch(ctx, 'document')
        return dc_id
      }),
    drawer,
  )
  return documentForStaff(ctx, dc_id)
}

export async function changeDocument(
  ctx: Ctx,
  dc_id: number,
  { version, ...given }: Typed & { version: number },
): Promise<StaffDocument> {
  const typed = await checked(ctx, given)
  await transact(ctx, async (ctx) => {
    const { document } = await anyDocument(ctx, dc_id)
    if (!(await updateDocument(ctx, dc_id, version, typed)))
      throw new Failure(
        'CONFLICT',
        '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
        { detail: { version: document.version } },
      )
    await announce(ctx, 'document.changed', String(dc_id), {
      title: typed.dc_title,
      before: document.dc_title,
    })
    touch(ctx, 'document')
  })
  return documentForStaff(ctx, dc_id)
}

export async function addDocumentVersion(
  ctx: Ctx,
  dc_id: number,
  { dv_version, issued_on, files }: Issue,
): Promise<StaffDocument> {
  await anyDocument(ctx, dc_id)
  const wrong = wrongIssue(ctx, issued_on, files)
  if (Object.keys(wrong).length) throw invalid(wrong)
  const kept = await keepFiles(ctx, files, 0, { most: 1, drawer })
  await undoneFiles(
    ctx,
    kept,
    () =>
      transact(ctx, async (ctx) => {
        await held(ctx, dc_id)
        if ((await listVersions(ctx, dc_id)).some((one) => one.dv_version === dv_version))
          throw invalid({ dv_version: ['이미 있는 버전이에요. 다른 이름을 적어 주세요.'] })
        for (const file of kept)
          await insertVersion(ctx, { ...file, dc_id, dv_version, issued_on, created_at: ctx.now })
        await announce(ctx, 'document.version_added', String(dc_id), { version: dv_version })
        touch(ctx, 'document')
      }),
    drawer,
  )
  return documentForStaff(ctx, dc_id)
}

export async function removeDocumentVersion(
  ctx: Ctx,
  { dc_id, dv_id }: { dc_id: number; dv_id: number },
): Promise<StaffDocument> {
  const gone = await transact(ctx, async (ctx) => {
    await held(ctx, dc_id)
    const versions = await listVersions(ctx, dc_id)
    const gone = versions.find((one) => one.dv_id === dv_id)
    if (!gone) throw notFound()
    if (versions.length === 1)
      throw new Failure('CONFLICT', '하나 남은 버전은 지울 수 없어요. 자료를 내려 주세요.')
    await deleteVersion(ctx, dc_id, dv_id)
    await announce(ctx, 'document.version_removed', String(dc_id), { version: gone.dv_version })
    touch(ctx, 'document')
    return gone.file_id
  })
  await dropPrivate(ctx.house.config, [gone], drawer)
  return documentForStaff(ctx, dc_id)
}

export async function withdrawDocument(
  ctx: Ctx,
  dc_id: number,
  withdrawn: boolean,
): Promise<StaffDocument> {
  await transact(ctx, async (ctx) => {
    const row = await held(ctx, dc_id)
    if (!!row.withdrawn_at === withdrawn) return
    await putWithdrawn(ctx, dc_id, withdrawn ? ctx.now : null)
    await announce(ctx, withdrawn ? 'document.withdrawn' : 'document.restored', String(dc_id), {
      title: row.dc_title,
    })
    touch(ctx, 'document')
  })
  return documentForStaff(ctx, dc_id)
}

/** Files whose document was never written. */
export function sweepDocuments(ctx: Ctx): Promise<void> {
  return sweepDrawer(ctx, drawer, listDocumentFileIds)
}

function wrongIssue(ctx: Ctx, issued_on: string, files: readonly File[]): FieldPhrases {
  const why = whyBadIssue(issued_on, koreanDay(ctx.now))
  return {
    ...(why && { issued_on: [why] }),
    ...(files.length === 0 && { files: ['파일을 골라 주세요.'] }),
  }
}

async function checked(ctx: Ctx, given: Typed, more: FieldPhrases = {}) {
  const badCas = whyBadCas(given.dc_cas)
  const wrong: FieldPhrases = {
    ...(!given.dc_title && { dc_title: ['제목을 적어 주세요.'] }),
    ...(badCas && { dc_cas: [badCas] }),
    ...(given.it_id &&
      !(await hasItem(ctx, given.it_id)) && { it_id: ['지금은 없는 상품이에요.'] }),
    ...more,
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
  return { ...given, it_id: given.it_id || null }
}

export async function anyDocument(ctx: Ctx, dc_id: number): Promise<Found> {
  const found = await findDocument(ctx, dc_id)
  if (!found) throw notFound()
  return found
}

async function onBoard(ctx: Ctx, dc_id: number): Promise<Found> {
  const found = await anyDocument(ctx, dc_id)
  if (found.document.withdrawn_at) throw notFound()
  return found
}

async function held(ctx: Ctx, dc_id: number) {
  const row = await holdDocument(ctx, dc_id)
  if (!row) throw notFound()
  return row
}

function rowOf({ document, item, material }: Found): DocumentRow {
  return {
    ...document,
    dc_kind: documentKinds.find((kind) => kind === document.dc_kind) ?? 'sds',
    dc_lang: document.dc_lang === 'en' ? 'en' : 'ko',
    ...{ item, material },
  }
}

export function staffRowOf(found: Found): StaffDocumentRow {
  return {
    ...rowOf(found),
    withdrawn: found.document.withdrawn_at !== null,
    updated_at: found.document.updated_at.toISOString(),
  }
}

function viewOf(found: Found, versions: VersionRecord[]): DocumentView {
  const { dc_note, dc_note_en } = found.document
  return { ...rowOf(found), dc_note, dc_note_en, versions }
}
