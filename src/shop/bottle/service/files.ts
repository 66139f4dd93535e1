import sharp from 'sharp'
import { invalid, notFound } from '#kernel/failure.ts'
import { before } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { kindOf } from '#platform/file-types.ts'
import type { Reply } from '#platform/implement.ts'
import { sweepKeptFiles } from '#platform/kept-file.ts'
import { sweepDrawer } from '#platform/left-behind.ts'
import { keepPrivate, orDropPrivate, readPrivate } from '#platform/private-files.ts'
import { limitTries, whoTries } from '#platform/rate-limit.ts'
import type { KeptPicture } from '#shop/bottle/contract.ts'
import type { DesignDoc } from '#shop/bottle/design-contract.ts'
import { deleteUnused, findFile, forgetSets, insertFile, listFileIds } from '#shop/bottle/store.ts'

const drawer = 'bottles'
const mostBytes = 10 * 1024 * 1024
const mostPixels = 40_000_000
const perHour = 60
const keptDays = 180
/** so long a drawn proof is kept, which may be asked for and drawn again later */
const drawnDays = 30
/** so long a set may lie in no cart and come back */
const setDays = 60

/** A picture for print: judged by its bytes, rid of all but its pixels, not made smaller. */
export async function keepPicture(ctx: Ctx, file: File): Promise<KeptPicture> {
  await limitTries(ctx, `bottle-file:${whoTries(ctx)}`, perHour, 3600)
  if (file.size > mostBytes) throw wrong('그림은 10 MB까지 올릴 수 있어요.')
  const made = await cleaned(Buffer.from(await file.arrayBuffer()))
  const { config } = ctx.house
  const file_id = await keepPrivate(config, made.bytes, drawer)
  const { width, height, type } = made
  await orDropPrivate(config, [file_id], drawer, () =>
    insertFile(ctx, { file_id, file_type: type, width, height }),
  )
  return { file_id, width, height }
}

const wrong = (words: string) => invalid({ file: [words] })

let queue: Promise<unknown> = Promise.resolve()

/** One picture at a time, so that a burst leaves a core to the shop. */
function cleaned(bytes: Buffer): ReturnType<typeof clean> {
  const made = queue.then(() => clean(bytes))
  queue = made.catch(() => undefined)
  return made
}

async function clean(bytes: Buffer) {
  const start = bytes.subarray(0, 1_000).toString('utf8')
  if (/<svg|<\?xml|<!doctype/i.test(start))
    throw wrong('SVG 파일은 올릴 수 없어요. PNG로 저장해서 올려 주세요.')
  const kind = kindOf(bytes)
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp')
    throw wrong('JPEG, PNG, WebP 그림만 올릴 수 있어요.')
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', animated: true })
  const facts = await picture.metadata().catch(() => {
    throw wrong('그림을 읽을 수 없어요. 파일이 온전한지 확인해 주세요.')
  })
  if ((facts.pages ?? 1) > 1 || isAnimatedPng(bytes))
    throw wrong('움직이는 그림은 인쇄할 수 없어요. 한 장면만 저장해서 올려 주세요.')
  if (facts.width * facts.height > mostPixels)
    throw wrong('그림이 너무 커요. 4천만 화소(예: 8000 × 5000)까지 올릴 수 있어요.')
  if (facts.space === 'cmyk')
    throw wrong('CMYK 그림은 색이 달라질 수 있어 받지 않아요. RGB로 바꿔서 올려 주세요.')
  try {
    const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .toColourspace('srgb')
    const { data, info } = await (kind === 'jpeg'
      ? upright.jpeg({ quality: 97, chromaSubsampling: '4:4:4' })
      : upright.png()
    ).toBuffer({ resolveWithObject: true })
    const type = kind === 'jpeg' ? 'image/jpeg' : 'image/png'
    return { bytes: data, width: info.width, height: info.height, type }
  } catch {
    // cut short, or broken within
    throw wrong('그림을 읽을 수 없어요. 파일이 온전한지 확인해 주세요.')
  }
}

// sharp sees only the first picture of an animated PNG
function isAnimatedPng(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 4_096).toString('latin1')
  const at = head.indexOf('acTL')
  return at > 0 && at < (head.indexOf('IDAT') + 1 || head.length)
}

export async function handOut(ctx: Ctx, file_id: string, reply: Reply) {
  const row = /^[\da-f]{32}$/.test(file_id) ? await findFile(ctx, file_id) : null
  const bytes = row && (await readPrivate(ctx.house.config, file_id, drawer))
  if (!row || !bytes) throw notFound()
  const ending = row.file_type === 'image/jpeg' ? 'jpg' : 'png'
  reply.headers['cache-control'] = 'private, max-age=31536000, immutable'
  reply.file = { bytes, name: `label.${ending}`, type: row.file_type }
  return {}
}

/** The pictures of a design; one that nobody sent is refused by the place it stands in. */
export async function picturesOf(
  ctx: Ctx,
  { elements }: Pick<DesignDoc, 'elements'>,
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const [at, element] of elements.entries()) {
    if (element.type !== 'image' || found.has(element.file_id)) continue
    const bytes =
      (await findFile(ctx, element.file_id)) &&
      (await readPrivate(ctx.house.config, element.file_id, drawer))
    if (!bytes)
      throw invalid({
        [`doc.elements.${at}.file_id`]: ['그림을 찾을 수 없어요. 다시 올려 주세요.'],
      })
    found.set(element.file_id, bytes)
  }
  return found
}

/** The resolution is that of the file, whatever the sender says of it. */
export async function withTruePixels(ctx: Ctx, doc: DesignDoc): Promise<DesignDoc> {
  const elements = await Promise.all(
    doc.elements.map(async (element, at) => {
      if (element.type !== 'image') return element
      const file = await findFile(ctx, element.file_id)
      if (!file)
        throw invalid({
          [`doc.elements.${at}.file_id`]: ['그림을 찾을 수 없어요. 다시 올려 주세요.'],
        })
      return { ...element, px: file.width, px_h: file.height }
    }),
  )
  return { ...doc, elements }
}

/** Half a year after it came a picture that stands on no label is gone, and shares that are over with it. */
export async function sweepBottles(ctx: Ctx): Promise<void> {
  await forgetSets(ctx, before(ctx.now, { days: setDays }))
  await deleteUnused(ctx, before(ctx.now, { days: keptDays }))
  await sweepDrawer(ctx, drawer, listFileIds)
  await sweepKeptFiles(ctx, before(ctx.now, { days: drawnDays }))
}
