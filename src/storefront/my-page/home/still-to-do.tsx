import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { spokenIn } from '#kernel/language.ts'
import { paths } from '#kernel/paths.ts'
import type { FormulaRow } from '#shop/custom/formula-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Card } from './card.tsx'
import { homeQueries } from './queries.ts'

const row = 'hairline-b relative flex items-center gap-4 py-3.5 last:border-b-0 last:pb-1'
const word = 'cover-link block text-plain leading-snug font-medium hover:underline'

/** Goods that wait for a review, and until when; nothing where none does. */
export function ToReview() {
  const t = useT()
  const { pick } = useLang()
  const lines = useQuery(homeQueries().toReview).data
  if (!lines || lines.total === 0) return null
  return (
    <Card
      id="to-review"
      title={t('후기를 기다리는 상품 {count}개', { count: lines.total })}
      more={{ to: paths.myPage.productReviews(), words: t('나의 후기') }}
    >
      <ul className="mt-2">
        {lines.data.map((line) => (
          <li key={line.ct_id} className={row}>
            <span className="h-15 w-12 shrink-0">
              <Picture name={line.thumb_image} alt="" sizes="48px" />
            </span>
            <span className="min-w-0 flex-1">
              <Link to={paths.myPage.productReviews({ write: line.ct_id })} className={word}>
                {pick(line.it_name, line.it_name_en)}
              </Link>
              <span className="tabular mt-0.5 block text-caption text-ink-500">
                {t('{day}까지 쓸 수 있어요', { day: dotted(koreanDay(line.until)) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The newest formulas of a member, or the way to a first one. */
export function Formulas() {
  const t = useT()
  const { data } = useQuery(homeQueries().formulas)
  if (!data) return null
  return (
    <Card
      id="formulas"
      title={t('내 포뮬러')}
      more={{ to: paths.myPage.formulas(), words: t('모두 보기') }}
    >
      {data.data.length === 0 ? (
        <p className="mt-2 py-2 text-plain text-ink-700">
          {t('오일을 몇 방울씩 섞었는지 적어 두면 다음에 같은 향을 만들 수 있어요.')}
        </p>
      ) : (
        <ul className="mt-2">
          {data.data.map((formula) => (
            <li key={formula.formula_id} className={row}>
              <span className="min-w-0 flex-1">
                <Link
                  to={paths.myPage.formula(formula.formula_id)}
                  lang={spokenIn(formula.title)}
                  className={word}
                >
                  {formula.title}
                </Link>
                <span className="tabular mt-0.5 block text-caption text-ink-500">
                  {t('재료 {count}가지', { count: formula.lines })} ·{' '}
                  {dotted(koreanDay(formula.updated_at))}
                </span>
                <Balance of={formula.balance} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Top, heart and base as parts of one bar; the page of the formula says them in words. */
function Balance({ of: { top, heart, base } }: { of: FormulaRow['balance'] }) {
  return (
    <span aria-hidden="true" className="mt-2 flex h-1.5 w-full gap-px bg-paper-200">
      <span className="bg-note-citrus" style={{ flexGrow: top }} />
      <span className="bg-note-floral" style={{ flexGrow: heart }} />
      <span className="bg-note-woody" style={{ flexGrow: base }} />
    </span>
  )
}
