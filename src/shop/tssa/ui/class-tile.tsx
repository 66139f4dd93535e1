import { Link } from 'react-router'
import { shortDay } from '#kernel/day-words.ts'
import { koreanClock, koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import type { ClassTile as Tile } from '#shop/tssa/class-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { Picture } from '#ui/picture.tsx'
import { kindWord, lengthOf, levelWord } from './class-words.ts'
import { SeatsWord } from './seats.tsx'
import { useSessionState } from './use-session-state.ts'

// two beside each other on a phone, one where letters are large
const twoOrOne =
  'grid max-card:grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] card:grid-cols-2'
const across = { 3: 'desk:grid-cols-3', 4: 'desk:grid-cols-4' }
const widths = {
  3: '(width > 1360px) 411px, (width > 1000px) 30vw, 46vw',
  4: '(width > 1360px) 302px, (width > 1000px) 22vw, 46vw',
}

type Props = {
  tiles: readonly Tile[]
  columns?: 3 | 4
  heading?: 'h2' | 'h3'
  /** photographs of the first screen are not lazy */
  eager?: number
}

/** Classes with their next date each. */
export function ClassTiles({ tiles, columns = 3, heading = 'h2', eager = 0 }: Props) {
  return (
    <ul className={cx(twoOrOne, 'gap-x-3 gap-y-8 card:gap-x-6 card:gap-y-10', across[columns])}>
      {tiles.map((tile, at) => (
        <li key={tile.class_id}>
          <ClassTile tile={tile} heading={heading} sizes={widths[columns]} eager={at < eager} />
        </li>
      ))}
    </ul>
  )
}

function ClassTile({
  tile,
  heading: Heading,
  sizes,
  eager,
}: {
  tile: Tile
  heading: 'h2' | 'h3'
  sizes: string
  eager: boolean
}) {
  const t = useT()
  const { pick, lang } = useLang()
  return (
    <article className="group relative flex h-full flex-col">
      <span className="block aspect-4/3 overflow-hidden bg-paper-200">
        <Picture
          name={tile.image}
          alt=""
          ratio="4:3"
          sizes={sizes}
          eager={eager}
          className="transition-transform duration-[320ms] group-hover:scale-[1.03]"
        />
      </span>
      <p className="mt-3.5 text-caption font-medium text-ink-500">
        {t(kindWord[tile.kind])} · {t(levelWord[tile.level])}
        <span className="max-card:hidden"> · {lengthOf(t, tile)}</span>
      </p>
      <Heading
        className="mt-1 text-body leading-snug font-semibold card:text-lead"
        lang={lang === 'en' && !tile.title.en ? 'ko' : undefined}
      >
        <Link
          to={paths.tssa.class(tile.class_id)}
          prefetch="intent"
          className="cover-link group-hover:underline group-hover:decoration-line group-hover:underline-offset-4"
        >
          {pick(tile.title.ko, tile.title.en)}
        </Link>
      </Heading>
      <p className="mt-1 text-plain text-pretty text-ink-700 max-card:hidden">
        {pick(tile.summary.ko, tile.summary.en)}
      </p>
      <p className="mt-2 mb-2.5">
        <Money
          amount={tile.price.value}
          currency={tile.price.currency}
          strong
          className="text-lead"
        />
      </p>
      <NextDate tile={tile} />
    </article>
  )
}

function NextDate({ tile: { next, kind } }: { tile: Tile }) {
  const t = useT()
  const { lang } = useLang()
  const stateOf = useSessionState()
  return (
    <p className="hairline-t mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-2.5 text-small text-ink-700">
      {next ? (
        <>
          <time dateTime={next.starts_at} className="tabular">
            {shortDay(koreanDay(next.starts_at), lang)} {koreanClock(next.starts_at)}
          </time>
          <SeatsWord session={next} state={stateOf(next)} />
        </>
      ) : (
        <span className="text-ink-500">
          {kind === 'group' ? t('날짜는 함께 정해요') : t('다음 날짜를 준비하고 있어요')}
        </span>
      )}
    </p>
  )
}
