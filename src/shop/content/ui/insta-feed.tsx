import { useQuery } from '@tanstack/react-query'
import { mediaName } from '#kernel/picture-address.ts'
import { isSafeLink, shownFeeds } from '#shop/content/rules.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { feedQuery } from './feed-query.ts'

/** Up to six pictures of the feed, served by the shop itself. */
export function InstaFeed() {
  const t = useT()
  const { pick } = useLang()
  const pictures = shownFeeds(useQuery(feedQuery).data?.data ?? [])
  if (pictures.length === 0) return null
  return (
    <section aria-labelledby="insta-title" className="wrap pt-15 desk:pt-22">
      <h2 id="insta-title" className="type-h2 mb-4.5 desk:mb-7">
        {t('공방의 하루')}
      </h2>
      <ul className="grid grid-cols-3 gap-1.5 desk:grid-cols-6 desk:gap-3">
        {pictures.map((picture) => (
          <li key={picture.id} className="aspect-square overflow-hidden">
            <a
              href={isSafeLink(picture.permalink) ? picture.permalink : undefined}
              target="_blank"
              rel="noopener noreferrer"
              className="group block size-full"
            >
              <Picture
                name={mediaName(picture.media_url)}
                alt={`${pick(picture.alt, picture.alt_en)} (${t('인스타그램, 새 창')})`}
                ratio="1:1"
                sizes="(width > 1360px) 206px, (width > 1000px) 15vw, 32vw"
                className="transition-transform duration-[320ms] group-hover:scale-[1.03]"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
