import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import { Goods } from '#shop/content/ui/trend-view.tsx'
import type { ClassDetail } from '#shop/tssa/class-contract.ts'
import { datesQuery } from '#shop/tssa/ui/class-queries.ts'
import { studioIn, studioQuery } from '#shop/tssa/ui/studio.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = { one: ClassDetail }

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="pt-9 desk:pt-11">
      <h2 id={id} className="type-h3 mb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function Story({ one }: Props) {
  const t = useT()
  const { pick, lang } = useLang()
  const body = pick(one.body.ko, one.body.en)
  if (!body) return null
  return (
    <Section id="story-title" title={t('어떤 클래스인가요')}>
      <div
        lang={lang === 'en' && !one.body.en ? 'ko' : undefined}
        className="measure grid gap-4 text-ink-700"
      >
        {body.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  )
}

export function Curriculum({ one }: Props) {
  const t = useT()
  const { pick } = useLang()
  if (one.curriculum.length === 0) return null
  return (
    <Section id="curriculum-title" title={t('무엇을 하나요')}>
      <ol className="rule-t">
        {one.curriculum.map((lesson, at) => (
          <li key={lesson.title.ko} className="hairline-b grid grid-cols-[2.5em_1fr] gap-3 py-3.5">
            <span
              aria-hidden="true"
              className="tabular font-serif text-head leading-[1.35] text-ink-500"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="text-body font-semibold">{pick(lesson.title.ko, lesson.title.en)}</h3>
              <p className="mt-0.5 text-plain text-ink-700">
                {pick(lesson.text.ko, lesson.text.en)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What is taken home, what to bring, for whom and where. */
export function Facts({ one }: Props) {
  const t = useT()
  const { pick } = useLang()
  const studio = studioIn(useQuery(studioQuery).data?.data)
  const place = useQuery(datesQuery(one.class_id)).data?.data[0]?.place
  const address = studio && pick(studio.address, studio.address_en)
  const facts: { word: string; text: ReactNode }[] = [
    { word: t('가져가는 것'), text: pick(one.makes.ko, one.makes.en) },
    {
      word: t('준비물'),
      text: pick(one.bring.ko, one.bring.en) || t('없어요. 재료와 도구, 앞치마까지 공방에 있어요.'),
    },
    { word: t('나이'), text: t('{age}세부터', { age: one.age_from }) },
    {
      word: t('인원'),
      text:
        one.min_people > 1
          ? t('{min}–{max}명', { min: one.min_people, max: one.max_people })
          : t('한 번에 {max}명까지', { max: one.max_people }),
    },
    {
      word: t('장소'),
      text: one.kind !== 'group' && (place || address) && (
        <>
          {place && <span className="block">{pick(place.ko, place.en)}</span>}
          {address && <span className="block text-ink-700">{address}</span>}
          <TextLink to={paths.tssa.studio()} className="text-plain">
            {t('공방 찾아오기')}
          </TextLink>
        </>
      ),
    },
  ]
  return (
    <Section id="facts-title" title={t('알아 두세요')}>
      <dl className="rule-t">
        {facts
          .filter(({ text }) => text)
          .map(({ word, text }) => (
            <div key={word} className="hairline-b flex flex-wrap gap-x-3 py-3">
              <dt className="w-[6.5em] shrink-0 text-ink-500">{word}</dt>
              {/* below its word where letters are large */}
              <dd className="min-w-0 flex-1 basis-[min(100%,8.5rem)]">{text}</dd>
            </div>
          ))}
      </dl>
    </Section>
  )
}

export function Teachers({ one }: Props) {
  const t = useT()
  const { pick } = useLang()
  if (one.instructors.length === 0) return null
  return (
    <Section id="teachers-title" title={t('함께하는 사람')}>
      <ul className="grid gap-4">
        {one.instructors.map((teacher) => (
          <li key={teacher.name.ko} className="flex gap-4">
            {teacher.photo && (
              <span className="size-20 shrink-0 overflow-hidden">
                <Picture name={teacher.photo} alt="" ratio="1:1" sizes="80px" />
              </span>
            )}
            <div>
              <h3 className="text-body font-semibold">{pick(teacher.name.ko, teacher.name.en)}</h3>
              <p className="measure mt-0.5 text-plain text-ink-700">
                {pick(teacher.bio.ko, teacher.bio.en)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The kit to go on with at home, or the book. */
export function Related({ one }: Props) {
  const t = useT()
  if (one.related.length === 0) return null
  return (
    <section aria-labelledby="related-title" className="pt-9 desk:pt-10">
      <h2 id="related-title" className="type-h3 rule-t mb-3 pt-4">
        {t('이 클래스와 함께 쓰는 것')}
      </h2>
      <Goods ask={{ trendId: '', look: 'lines', columns: '' }} products={one.related} />
    </section>
  )
}
