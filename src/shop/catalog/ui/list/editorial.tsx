import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { storyOf } from './story.ts'

/** A whole row between the tiles: why one would want these goods, and a way to those that go together. */
export function Editorial() {
  const ca_id = Number(useParams().categoryId)
  const t = useT()
  const { pick, lang } = useLang()
  // it came with the list; a category without a story is not asked again
  const story = useQuery({ ...storyOf(ca_id), enabled: false }).data?.data[0]
  if (!story) return null
  return (
    <div className="group relative grid bg-paper-100 desk:my-2 desk:grid-cols-2">
      <span className="block aspect-2/1 overflow-hidden desk:aspect-16/9">
        <Picture
          name={story.image}
          alt=""
          ratio="4:3"
          sizes="(width > 1360px) 505px, (width > 1000px) 37vw, 92vw"
          className="transition-transform duration-[320ms] group-hover:scale-[1.03]"
        />
      </span>
      <span className="flex flex-col justify-center px-5 py-6 desk:px-10">
        <span className="text-caption font-medium text-pine-700">{t('셀렉트')}</span>
        <a
          href={paths.select(story.id)}
          data-ahead
          lang={lang === 'en' && !story.title_en ? 'ko' : undefined}
          className="type-h3 cover-link mt-1.5 text-balance group-hover:underline group-hover:decoration-line group-hover:underline-offset-4"
        >
          {pick(story.title, story.title_en)}
        </a>
        <span className="mt-2 text-plain text-pretty text-ink-700">
          {pick(story.summary, story.summary_en)}
        </span>
      </span>
    </div>
  )
}
