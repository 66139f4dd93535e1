import { type Failure, invalid } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { cleaned, fileTypes, kindOf } from '#platform/file-types.ts'
import { sweepDrawer } from '#platform/left-behind.ts'
import { type Drawer, keepPrivate, orDropPrivate } from '#platform/private-files.ts'
import { fileNameOf, largestFile, mostFiles } from '#shop/inquiry/rules.ts'
import { listFileIds, type NewFile } from '#shop/inquiry/store/personal.ts'

type Keeping = { most?: number; drawer?: Drawer }

/** Judged by their bytes, pictures drawn anew, and put where no address leads. */
export async function keepFiles(
  ctx: Ctx,
  files: readonly File[],
  there = 0,
  { most = mostFiles, drawer = '' }: Keeping = {},
): Promise<NewFile[]> {
  if (there + files.length > most) throw tooManyFiles(most)
  if (files.some((file) => file.size > largestFile))
    throw invalid({ files: ['파일 하나는 10 MB까지 올릴 수 있어요.'] })
  const clean: { name: string; type: string; bytes: Buffer }[] = []
  for (const file of files) {
    const bytes = Buffer.from(await file.arrayBuffer())
    const kind = kindOf(bytes)
    const whole = kind && (await cleaned(bytes, kind))
    if (!kind || !whole)
      throw invalid({
        files: [
          [
            '{name} 파일은 올릴 수 없어요. JPEG, PNG, GIF, WebP, BMP, PDF만 올릴 수 있어요.',
            { name: fileNameOf(file.name) },
          ],
        ],
      })
    const ending = kind === 'jpeg' ? 'jpg' : kind
    clean.push({
      name: `${fileNameOf(file.name).replace(/\.\w{1,5}$/, '')}.${ending}`,
      type: fileTypes[kind],
      bytes: whole,
    })
  }
  const kept: NewFile[] = []
  for (const { name, type, bytes } of clean)
    kept.push({
      file_id: await keepPrivate(ctx.house.config, bytes, drawer),
      file_name: name,
      file_type: type,
      file_size: bytes.byteLength,
    })
  return kept
}

export function tooManyFiles(most: number): Failure {
  return invalid({ files: [['파일은 {count}개까지 올릴 수 있어요.', { count: most }]] })
}

/** Takes files away again when the work they were kept for does not come about. */
export function undoneFiles<T>(
  ctx: Ctx,
  files: readonly NewFile[],
  work: () => Promise<T>,
  drawer: Drawer = '',
): Promise<T> {
  const ids = files.map((file) => file.file_id)
  return orDropPrivate(ctx.house.config, ids, drawer, work)
}

/** Files whose question was never written, or is gone. */
export function sweepFiles(ctx: Ctx): Promise<void> {
  return sweepDrawer(ctx, '', listFileIds)
}
