import { urlOf } from '#kernel/endpoint.ts'
import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { paths } from '#kernel/paths.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { safeHtml } from '#platform/html.ts'
import type { Reply } from '#platform/implement.ts'
import { sweepDrawer } from '#platform/left-behind.ts'
import { dropPrivate, readPrivate } from '#platform/private-files.ts'
import { touch, transact } from '#platform/transact.ts'
import { keepFiles, tooManyFiles, undoneFiles } from '#shop/inquiry/service/files.ts'
import { dropLinks } from '#shop/setting/service/menu-links.ts'
import { type Board, boards } from './contract.ts'
import { noticeFiles, type StaffNotice } from './notice-contract.ts'
import { mostNoticeFiles, saysNothing } from './notice-rules.ts'
import {
  deleteNotice,
  deleteNoticeFile,
  type FileRow,
  findForStaff,
  findNoticeFile,
  holdNotice,
  insertNotice,
  insertNoticeFiles,
  listForStaff,
  listNoticeFileIds,
  listNoticeFiles,
  type NewFile,
  type NoticeRow,
  type StaffAsk,
  updateNotice,
} from './notice-store.ts'

const drawer = 'notices'

type Typed = {
  title: string
  title_en: string
  content: string
  content_en: string
  board: Board
  pinned: boolean
}

export async function noticesForStaff(ctx: Ctx, ask: StaffAsk) {
  const { rows, total, counts } = await listForStaff(ctx, ask)
  return { ...pageOf(rows.map(told), total, ask), counts }
}

export async function noticeForStaff(ctx: Ctx, id: number): Promise<StaffNotice> {
  const row = await anyNotice(ctx, id)
  return { ...told(row), files: await listNoticeFiles(ctx, [row.id]) }
}

export async function createNotice(
  ctx: Ctx,
  { files, ...given }: Typed & { files: File[] },
): Promise<StaffNotice> {
  const typed = cleaned(given)
  const kept = await keepFiles(ctx, files, 0, { most: mostNoticeFiles, drawer })
  const id = await undone(ctx, kept, () =>
    transact(ctx, async (ctx) => {
      const id = await insertNotice(ctx, typed)
      await insertNoticeFiles(ctx, id, kept)
      await announce(ctx, 'notice.created', String(id), { title: typed.title })
      touch(ctx, 'notice')
      return id
    }),
  )
  return noticeForStaff(ctx, id)
}

export async function changeNotice(
  ctx: Ctx,
  id: number,
  { version, ...given }: Typed & { version: number },
): Promise<StaffNotice> {
  const typed = cleaned(given)
  await transact(ctx, async (ctx) => {
    const before = await anyNotice(ctx, id)
    if (!(await updateNotice(ctx, before.id, version, typed)))
      throw new Failure(
        'CONFLICT',
        '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
        { detail: { version: before.version } },
      )
    await announce(ctx, 'notice.changed', String(before.id), {
      title: typed.title,
      before: before.title,
    })
    touch(ctx, 'notice')
  })
  return noticeForStaff(ctx, id)
}

export async function removeNotice(ctx: Ctx, id: number) {
  const gone = await transact(ctx, async (ctx) => {
    const row = await held(ctx, id)
    const files = await listNoticeFiles(ctx, [row.id])
    await deleteNotice(ctx, row.id)
    await dropLinks(ctx, paths.notice(row.id))
    await announce(ctx, 'notice.removed', String(row.id), { title: row.title })
    touch(ctx, 'notice')
    return files.map((file) => file.file_id)
  })
  await dropPrivate(ctx.house.config, gone, drawer)
  return { message: say(ctx, '삭제했어요.') }
}

export async function addNoticeFiles(ctx: Ctx, id: number, files: File[]): Promise<StaffNotice> {
  const { id: notice_id } = await anyNotice(ctx, id)
  if (files.length === 0) throw invalid({ files: ['파일을 골라 주세요.'] })
  const kept = await keepFiles(ctx, files, (await listNoticeFiles(ctx, [notice_id])).length, {
    most: mostNoticeFiles,
    drawer,
  })
  await undone(ctx, kept, () =>
    transact(ctx, async (ctx) => {
      await held(ctx, id)
      // somebody else may have added some while these were read
      if ((await listNoticeFiles(ctx, [notice_id])).length + kept.length > mostNoticeFiles)
        throw tooManyFiles(mostNoticeFiles)
      await insertNoticeFiles(ctx, notice_id, kept)
      await announce(ctx, 'notice.file_added', id, { names: kept.map((file) => file.file_name) })
      touch(ctx, 'notice')
    }),
  )
  return noticeForStaff(ctx, notice_id)
}

export async function removeNoticeFile(ctx: Ctx, { id, file }: { id: number; file: string }) {
  await transact(ctx, async (ctx) => {
    const row = await anyNotice(ctx, id)
    const known = await findNoticeFile(ctx, row.id, file)
    if (!known || !(await deleteNoticeFile(ctx, row.id, file))) throw notFound()
    await announce(ctx, 'notice.file_removed', id, { name: known.file_name })
    touch(ctx, 'notice')
  })
  await dropPrivate(ctx.house.config, [file], drawer)
  return { message: say(ctx, '파일을 지웠어요.') }
}

/** A file of a notice is anybody's who reads it: saved, never opened as a page. */
export async function handOutNoticeFile(
  ctx: Ctx,
  { id, file }: { id: number; file: string },
  reply: Reply,
) {
  const known = await findNoticeFile(ctx, id, file)
  const bytes = known && (await readPrivate(ctx.house.config, known.file_id, drawer))
  if (!known || !bytes) throw notFound()
  reply.file = { bytes, name: known.file_name, type: known.file_type }
  return {}
}

/** The files of one notice, as its readers get them. */
export function shownFiles(id: number, files: readonly FileRow[]): { name: string; url: string }[] {
  return files
    .filter((file) => file.notice_id === id)
    .map(({ file_id, file_name }) => ({
      name: file_name,
      url: urlOf(noticeFiles.file.path, { id, file: file_id }),
    }))
}

/** Files whose notice was never written, or is gone. */
export function sweepNoticeFiles(ctx: Ctx): Promise<void> {
  return sweepDrawer(ctx, drawer, listNoticeFileIds)
}

function undone<T>(ctx: Ctx, kept: readonly NewFile[], work: () => Promise<T>): Promise<T> {
  return undoneFiles(ctx, kept, work, drawer)
}

async function anyNotice(ctx: Ctx, id: number): Promise<NoticeRow> {
  const row = await findForStaff(ctx, id)
  if (!row) throw notFound()
  return row
}

async function held(ctx: Ctx, id: number): Promise<NoticeRow> {
  const row = await holdNotice(ctx, id)
  if (!row) throw notFound()
  return row
}

/** What runs or covers the page is taken out; what is then left must still say something. */
function cleaned(given: Typed): Typed {
  const content = safeHtml(given.content)
  const english = safeHtml(given.content_en)
  const missing = {
    ...(!given.title && { title: ['제목을 적어 주세요.'] }),
    ...(saysNothing(content) && { content: ['내용을 적어 주세요.'] }),
  }
  if (Object.keys(missing).length) throw invalid(missing)
  return { ...given, content, content_en: saysNothing(english) ? '' : english }
}

function told<Row extends { board: string; created_at: Date }>(row: Row) {
  return {
    ...row,
    board: boards.find((board) => board === row.board) ?? ('shop' as const),
    created_at: row.created_at.toISOString(),
  }
}
