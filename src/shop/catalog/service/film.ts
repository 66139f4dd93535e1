import { invalid } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { type FilmTrouble, judgeFilm } from '#platform/film-bytes.ts'
import { keepFilm } from '#platform/films.ts'
import { sweepFilms as sweep } from '#platform/left-behind.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { type FilmTold, largestFilm, longestFilm } from '#shop/catalog/film-contract.ts'
import { type ItemRow, listFilmNames } from '#shop/catalog/store.ts'

const perHour = 60
const phrases: Record<FilmTrouble, string> = {
  unreadable: '영상을 읽을 수 없어요. MP4나 WebM만 올릴 수 있어요.',
  sound: '소리가 든 영상은 올릴 수 없어요. 소리를 뺀 파일로 올려 주세요.',
  codec: '많은 브라우저가 재생하지 못하는 형식이에요. H.264로 바꿔 올려 주세요.',
}

/** What was sent is judged by what it is, not by its name. */
export async function addFilm(ctx: Ctx, sent: readonly File[]): Promise<{ name: string }> {
  await limitTries(ctx, `film:${ctx.visitor.mb_id}`, perHour, 3600)
  const [file] = sent
  if (!file) throw invalid({ files: ['영상을 골라 주세요.'] })
  if (file.size > largestFilm) throw invalid({ files: ['영상은 30 MB까지 올릴 수 있어요.'] })
  const bytes = Buffer.from(await file.arrayBuffer())
  const film = judgeFilm(bytes)
  if (typeof film === 'string') throw invalid({ files: [phrases[film]] })
  if ((film.seconds ?? 0) > longestFilm)
    throw invalid({ files: ['영상은 1분까지 올릴 수 있어요.'] })
  const name = await keepFilm(ctx.house.config, bytes, film)
  await transact(ctx, (ctx) => announce(ctx, 'film.added', name, { bytes: bytes.byteLength }))
  return { name }
}

/** Films that no product has: the form was never saved, or shows another now. */
export function sweepFilms(ctx: Ctx): Promise<void> {
  return sweep(ctx, listFilmNames)
}

/** What shoppers get of what moves. */
export function movingOf({ film, turn_images }: ItemRow): {
  film: FilmTold | null
  turn_images: string[]
} {
  return {
    film: film && {
      ...{ url: `/film/${film.name}`, image: film.image },
      ...{ alt: film.alt, alt_en: film.alt_en },
    },
    turn_images,
  }
}
