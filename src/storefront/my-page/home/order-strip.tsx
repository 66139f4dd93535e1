import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { stateWords } from '#shop/order/ui/steps.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Card } from './card.tsx'
import { homeQueries } from './queries.ts'

const steps = [
  { word: stateWords.주문, of: ['주문'] },
  { word: stateWords.준비, of: ['입금', '준비'] },
  { word: stateWords.배송, of: ['배송'] },
  { word: stateWords.완료, of: ['완료'] },
] as const

const gone = ['취소', '반품', '품절']

/** How many orders stand at each step in three months. */
export function OrderStrip() {
  const t = useT()
  const counts = useQuery(homeQueries().orders).data?.counts
  const of = (states: readonly string[]) =>
    states.reduce((sum, state) => sum + (counts?.[state] ?? 0), 0)
  const left = of(gone)
  return (
    <Card
      id="order-strip"
      title={t('최근 3개월 주문')}
      more={{ to: paths.myPage.orders(), words: t('주문 내역') }}
    >
      <ol className="mt-4 grid grid-cols-4 gap-1">
        {steps.map(({ word, of: states }) => {
          const count = of(states)
          return (
            <li key={word} className="min-w-0 [overflow-wrap:anywhere]">
              <Link
                to={paths.myPage.orders({ od_status: states.join() })}
                prefetch="intent"
                className="block hover:underline hover:underline-offset-4"
              >
                <span
                  aria-hidden="true"
                  className={cx('block h-1.5', count > 0 ? 'bg-pine-600' : 'bg-paper-200')}
                />
                <span
                  className={cx(
                    'tabular mt-3 block text-large leading-none font-bold',
                    count === 0 && 'text-ink-500',
                  )}
                >
                  {counts ? count : '–'}
                </span>
                <span className="mt-1.5 block text-caption leading-snug text-ink-700 desk:text-plain">
                  {t(word)}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
      {left > 0 && (
        <p className="mt-3 text-small text-ink-500">
          <Link
            to={paths.myPage.orders({ od_status: gone.join() })}
            className="underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {t('취소·반품 {count}건', { count: left })}
          </Link>
        </p>
      )}
    </Card>
  )
}
