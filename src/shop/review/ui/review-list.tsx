import { Fragment } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { hidingReasons, type Review } from '#shop/review/contract.ts'
import { hidingWords, reviewDays } from '#shop/review/rules.ts'
import { useSession } from '#storefront/session.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { LanguageDivider, useSpokenElsewhere } from '#ui/language-mark.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { Select } from '#ui/select.tsx'
import { facetWord } from './facet-words.ts'
import { useVotes } from './helpful.tsx'
import { ReviewCard } from './review-card.tsx'
import { type ReviewOrder, reviewOrders } from './reviews-of.ts'
import type { ReviewListState } from './use-review-list.ts'

const isOrder = (word: string): word is ReviewOrder => word in reviewOrders
const mostChips = 4

/** The reviews with their filters: photographs, stars, what buyers say. */
export function ReviewList({ list }: { list: ReviewListState }) {
  const t = useT()
  const votes = useVotes(list.rows)
  const { first, filter } = list
  const { pick } = useLang()
  const elsewhere = useSpokenElsewhere()
  const isForeign = (row: Review) => elsewhere(pick(row.is_content, row.is_content_en))
  const firstForeign = list.rows.findIndex(isForeign)
  if (!first) return null
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-caption text-ink-500">
          {t('상품을 받은 분이 남긴 후기예요. 별점과 관계없이 모두 보여 드려요.')}
        </p>
        <WriteButton />
      </div>
      <div className="mt-2 flex justify-between gap-x-3 gap-y-2 max-desk:flex-col desk:items-center">
        <fieldset className="swipe flex min-w-0 gap-2 py-1 max-desk:-mx-4 max-desk:px-4 desk:flex-wrap">
          <legend className="sr-only">{t('후기 거르기')}</legend>
          {first.summary.photos > 0 && (
            <Chip
              on={filter.photo}
              aria-pressed={filter.photo}
              onClick={() => list.narrow({ photo: !filter.photo })}
            >
              {t('사진 후기')} <span className="tabular font-normal">{first.summary.photos}</span>
            </Chip>
          )}
          {(['season', 'room', 'wax'] as const).flatMap((name) =>
            first.summary[name].slice(0, mostChips).map(({ value, count }) => {
              const facet = `${name}.${value}`
              const on = filter.facet === facet
              return (
                <Chip
                  key={facet}
                  on={on}
                  aria-pressed={on}
                  onClick={() => list.narrow({ facet: on ? null : facet })}
                >
                  {facetWord(t, name, value)} <span className="tabular font-normal">{count}</span>
                </Chip>
              )
            }),
          )}
          {filter.score !== null && (
            <Chip on removes onClick={() => list.narrow({ score: null })}>
              {t('{score}점', { score: filter.score })}
            </Chip>
          )}
        </fieldset>
        <Select
          label={t('후기 정렬')}
          hideLabel
          small
          className="w-[9.5em]"
          value={list.order}
          onChange={(value) => list.sortBy(isOrder(value) ? value : 'newest')}
          choices={Object.entries(reviewOrders).map(([value, { word }]) => ({
            value,
            label: t(word),
          }))}
        />
      </div>
      {first.total === 0 ? (
        <div className="mt-4 grid justify-items-center gap-4 bg-paper-100 px-5 py-8 text-center text-ink-700">
          <p>{t('고른 조건에 맞는 후기가 없어요.')}</p>
          <Button look="outline" size={44} onClick={list.clear}>
            {t('조건 모두 풀기')}
          </Button>
        </div>
      ) : (
        <>
          <ul aria-busy={list.busy} className="mt-3">
            {list.rows.map((row, at) => (
              <Fragment key={row.is_id}>
                {at === firstForeign && <LanguageDivider />}
                <ReviewCard
                  review={row}
                  voted={votes.helpful.includes(row.is_id)}
                  mine={votes.mine.includes(row.is_id)}
                  grouped={isForeign(row)}
                />
              </Fragment>
            ))}
          </ul>
          <LoadMore
            shown={list.rows.length}
            total={first.total}
            busy={list.busy}
            onMore={list.more}
            className="mx-auto mt-8 max-w-[360px]"
          />
        </>
      )}
      <ReviewRules />
    </div>
  )
}

/** Who may write is told before anything is typed. */
export function WriteButton() {
  const t = useT()
  const dialog = useDialog()
  const navigate = useNavigate()
  const { isMember } = useSession()
  const { pathname, search } = useLocation()
  async function go() {
    if (isMember) return void navigate(paths.myPage.productReviews())
    const message = t(
      '후기는 상품을 받은 회원이 남길 수 있어요. 비회원으로 주문하셨다면 회원으로 가입한 다음 주문부터 쓸 수 있어요.',
    )
    if (await dialog.confirm(message, { yes: t('로그인') }))
      void navigate(paths.login(`${pathname}${search}#reviews`))
  }
  return (
    <Button look="outline" size={44} onClick={() => void go()}>
      {t('후기 쓰기')}
    </Button>
  )
}

/** How reviews are kept honest: who writes, how they are sorted, what is taken out and why. */
export function ReviewRules() {
  const t = useT()
  return (
    <Accordion
      title={<span className="text-small text-ink-700">{t('후기 운영 원칙')}</span>}
      className="mt-6"
    >
      <div className="measure grid gap-2 pb-4 text-small text-ink-700">
        <p>
          {t(
            '주문한 상품을 받은 회원이 배송 완료 뒤 {count}일 안에 주문 상품마다 한 번 쓸 수 있어요.',
            { count: reviewDays },
          )}
        </p>
        <p>
          {t(
            '최신순은 쓴 날, 도움순은 도움이 됐다는 표시의 수로 늘어놓아요. 어떤 후기도 돈을 받고 위로 올리지 않아요.',
          )}
        </p>
        <p>
          {t(
            '낮은 별점은 후기를 숨기는 이유가 되지 않아요. 아래에 해당할 때만 쓴 분께 이유를 알리고 숨겨요.',
          )}
        </p>
        <ul className="list-disc pl-5">
          {hidingReasons.map((reason) => (
            <li key={reason}>{t(hidingWords[reason])}</li>
          ))}
        </ul>
      </div>
    </Accordion>
  )
}
