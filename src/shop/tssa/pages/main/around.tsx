import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import type { ProductTile } from '#shop/catalog/contract.ts'
import { TileGrid } from '#shop/catalog/ui/tile-grid.tsx'
import { StoreFacts } from '#shop/content/ui/store-facts.tsx'
import { studioIn, studioQuery } from '#shop/tssa/ui/studio.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { ArrowLink } from '#ui/links.tsx'
import { Picture } from '#ui/picture.tsx'
import { kitCategory, mainQueries } from './queries.ts'

function Head({
  id,
  title,
  more,
}: {
  id: string
  title: string
  more: { to: string; words: string }
}) {
  return (
    <div className="mb-5 flex items-end justify-between gap-4 desk:mb-7">
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      <ArrowLink to={more.to}>{more.words}</ArrowLink>
    </div>
  )
}

/** Books that go on where a class ends. */
export function Books() {
  const t = useT()
  return (
    <Goods
      id="books-title"
      title={t('공방의 책')}
      more={{ to: paths.tssa.books(), words: t('도서 전체') }}
      rows={useQuery(mainQueries.books).data?.data}
    />
  )
}

/** What a class makes, to be made again at home. */
export function Kits() {
  const t = useT()
  return (
    <Goods
      id="kits-title"
      title={t('집에서 다시 만드는 키트')}
      more={{ to: paths.category(kitCategory), words: t('키트 전체') }}
      rows={useQuery(mainQueries.kits).data?.data}
    />
  )
}

function Goods({
  rows = [],
  ...head
}: Parameters<typeof Head>[0] & { rows: readonly ProductTile[] | undefined }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={head.id} className="wrap pt-16 desk:pt-24">
      <Head {...head} />
      <TileGrid products={rows} columns={4} even />
    </section>
  )
}

/** The studio with its address, and what is new there. */
export function StudioAndNews() {
  const t = useT()
  const { pick, lang } = useLang()
  const studio = studioIn(useQuery(studioQuery).data?.data)
  const news = useQuery(mainQueries.notices).data?.data ?? []
  return (
    <section className="wrap grid gap-10 pt-16 desk:grid-cols-[7fr_5fr] desk:gap-12 desk:pt-24">
      {studio && (
        <div>
          <Head
            id="studio-title"
            title={t('공방')}
            more={{ to: paths.tssa.studio(), words: t('공방 둘러보기') }}
          />
          {studio.images[0] && (
            <div className="mb-5 aspect-2/1 overflow-hidden max-desk:-mx-4">
              <Picture
                name={studio.images[0]}
                alt={t('{name} 사진', { name: pick(studio.title, studio.title_en) })}
                ratio="2:1"
                sizes="(width > 1360px) 720px, (width > 1000px) 54vw, 100vw"
              />
            </div>
          )}
          <StoreFacts store={studio} />
        </div>
      )}
      {news.length > 0 && (
        <div>
          <Head
            id="news-title"
            title={t('공방 소식')}
            more={{ to: paths.tssa.notices(), words: t('소식 전체') }}
          />
          <ul className="rule-t">
            {news.map((row) => (
              <li key={row.id} className="hairline-b">
                <Link
                  to={paths.tssa.notice(row.id)}
                  className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 py-3 hover:underline hover:decoration-line hover:underline-offset-4"
                >
                  <span lang={lang === 'en' && !row.title_en ? 'ko' : undefined}>
                    {pick(row.title, row.title_en)}
                  </span>
                  <time
                    dateTime={koreanDay(row.created_at)}
                    className="tabular text-caption text-ink-500"
                  >
                    {dotted(koreanDay(row.created_at))}
                  </time>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** For companies and groups. */
export function GroupBand() {
  const t = useT()
  return (
    <section aria-labelledby="group-title" className="wrap pt-16 desk:pt-24">
      <div className="on-dark flex flex-wrap items-center justify-between gap-5 bg-pine-800 px-5 py-8 text-white desk:px-12 desk:py-11">
        <div>
          <h2 id="group-title" className="type-h2">
            {t('회사와 모임에서도 만들어요')}
          </h2>
          <p className="mt-1.5 opacity-85">
            {t('8명부터, 공방이나 원하시는 곳에서. 날짜와 인원을 적어 주시면 견적을 보내 드려요.')}
          </p>
        </div>
        <ButtonLink to={paths.tssa.classes({ kind: 'group' })} look="paper">
          {t('단체 클래스 보기')}
        </ButtonLink>
      </div>
    </section>
  )
}
