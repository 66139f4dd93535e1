import { useLang, useT } from '../../../../ui/language.tsx'
import { Stars } from '../../../../ui/stars.tsx'
import type { Review } from '../../../review/contract.ts'

/** One review, and the shop's answer to it. */
export function ReviewCard({ review }: { review: Review }) {
  const t = useT()
  const { pick, lang } = useLang()
  const day = review.is_time.slice(0, 10)
  return (
    <li className="hairline-b py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-ink-500">
        <Stars score={review.is_score} size={14} />
        <span>{review.is_name}</span>
        <time dateTime={day} className="tabular">
          {day.replaceAll('-', '.')}
        </time>
        {review.ct_option && <span>{review.ct_option}</span>}
      </p>
      <p lang={lang === 'en' && !review.is_content_en ? 'ko' : undefined} className="measure mt-2 text-[15px] whitespace-pre-line">
        {pick(review.is_content, review.is_content_en)}
      </p>
      {review.is_reply && (
        <div className="measure mt-3 border-l-2 border-pine-600 pl-3.5 text-[14px] text-ink-700">
          <b className="mb-0.5 block text-[13px] font-semibold text-ink-900">{t('오드모아의 답')}</b>
          <p lang="ko" className="whitespace-pre-line">
            {review.is_reply}
          </p>
        </div>
      )}
    </li>
  )
}
