import { Link } from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import type { WritableLine } from '#shop/review/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'

/** A line that waits for its review, and until when. */
export function WritableRow({ line }: { line: WritableLine }) {
  const t = useT()
  const { pick } = useLang()
  const name = pick(line.it_name, line.it_name_en)
  return (
    <li className="hairline-b grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4 card:grid-cols-[64px_minmax(0,1fr)_auto]">
      <span className="aspect-4/5 overflow-hidden">
        <Picture name={line.thumb_image} alt="" sizes="64px" />
      </span>
      <div className="min-w-0">
        <Link
          to={paths.product(line.it_id)}
          className="text-plain font-medium hover:underline hover:underline-offset-4"
        >
          {name}
        </Link>
        <p className="text-caption text-ink-500">{pick(line.ct_option, line.ct_option_en)}</p>
        <p className="tabular text-caption text-ink-700">
          {t('{day}까지 쓸 수 있어요', { day: dotted(koreanDay(line.until)) })}
        </p>
      </div>
      <ButtonLink
        to={paths.myPage.productReviews({ write: line.ct_id })}
        size={44}
        aria-label={t('{name} 후기 쓰기', { name })}
        className="max-card:col-span-2"
      >
        {t('후기 쓰기')}
      </ButtonLink>
    </li>
  )
}
