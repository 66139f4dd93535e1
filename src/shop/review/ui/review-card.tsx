import type { ReactNode } from 'react'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { spokenIn, writtenIn } from '#kernel/language.ts'
import type { Review } from '#shop/review/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { LanguageMark } from '#ui/language-mark.tsx'
import { Stars } from '#ui/stars.tsx'
import { facetPairs } from './facet-words.ts'
import { Helpful } from './helpful.tsx'
import { ReviewPhotos } from './review-photos.tsx'

/** One review, and the shop's answer to it. */
export function ReviewCard({
  review,
  voted = false,
  mine = false,
  grouped = false,
  head,
  foot,
}: {
  review: Review
  voted?: boolean
  mine?: boolean
  /** the list has said already in which language this is */
  grouped?: boolean
  head?: ReactNode
  foot?: ReactNode
}) {
  const t = useT()
  const { pick } = useLang()
  const day = koreanDay(review.is_time)
  const pairs = facetPairs(t, review.is_facets)
  const words = pick(review.is_content, review.is_content_en)
  const reply = pick(review.is_reply, review.is_reply_en)
  const option = pick(review.ct_option, review.ct_option_en)
  return (
    <li className="hairline-b py-5">
      {head}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-500">
        {review.is_best && <Badge tone="soft">{t('베스트 후기')}</Badge>}
        <Stars score={review.is_score} size={14} />
        <span lang={writtenIn(review.is_name)}>{review.is_name}</span>
        <time dateTime={day} className="tabular">
          {dotted(day)}
        </time>
        {review.edited && <span>{t('고침')}</span>}
        {option && <span lang={writtenIn(option)}>{option}</span>}
        {!grouped && <LanguageMark text={words} />}
      </p>
      {pairs.length > 0 && (
        <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-caption">
          {pairs.map(({ label, value }) => (
            <div key={label} className="flex gap-1.5">
              <dt className="text-ink-500">{label}</dt>
              <dd className="font-medium text-ink-700">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p
        lang={spokenIn(words)}
        className="measure mt-2 text-plain whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {words}
      </p>
      <ReviewPhotos photos={review.is_photos} name={review.is_name} />
      {reply && (
        <div className="measure mt-3 border-l-2 border-pine-600 pl-3.5 text-small text-ink-700">
          <p className="mb-0.5 flex flex-wrap items-center gap-x-3">
            <b className="text-caption font-semibold text-ink-900">{t('오드모아의 답')}</b>
            {!grouped && <LanguageMark text={reply} />}
          </p>
          <p lang={spokenIn(reply)} className="whitespace-pre-line">
            {reply}
          </p>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {foot ?? <Helpful review={review} voted={voted} mine={mine} />}
      </div>
    </li>
  )
}
