import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { type ReviewWithGoods, reviews } from '#shop/review/contract.ts'
import { useVotes } from '#shop/review/ui/helpful.tsx'
import { ReviewCard } from '#shop/review/ui/review-card.tsx'
import { ReviewRules } from '#shop/review/ui/review-list.tsx'
import { type ReviewOrder, reviewOrders } from '#shop/review/ui/reviews-of.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { EmptyReview } from '#ui/empty-drawings.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Picture } from '#ui/picture.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'

type Shown = { page: number; score: number | undefined; photo: boolean; by: ReviewOrder }

function shownIn(search: URLSearchParams): Shown {
  const page = search.get('page') ?? ''
  const score = Number(search.get('score'))
  const by = search.get('by') ?? ''
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    score: [1, 2, 3, 4, 5].includes(score) ? score : undefined,
    photo: search.get('photo') === '1',
    by: Object.hasOwn(reviewOrders, by) ? (by as ReviewOrder) : 'newest', // one of its own keys
  }
}

function listOf({ page, score, photo, by }: Shown) {
  const { sort, order } = reviewOrders[by]
  return queryOf(reviews.all, {
    query: { page, sort, order, ...(score && { score }), ...(photo && { photo: '1' as const }) },
  })
}
const needs = (request: Request) => (client: QueryClient) => [
  client.ensureQueryData(listOf(shownIn(new URL(request.url).searchParams))),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '상품 후기'),
    description: translate(
      view.lang,
      '오드모아의 향과 재료를 받은 분들이 남긴 후기를 모두 모았어요.',
    ),
  })
}

/** Every review of every product. */
export default function ProductReviewPage() {
  const t = useT()
  const navigate = useNavigate()
  const shown = shownIn(useSearchParams()[0])
  const { data, isError, refetch } = useQuery({
    ...listOf(shown),
    placeholderData: keepPreviousData,
  })
  const votes = useVotes(data?.data ?? [])
  const to = (part: Partial<Shown>) => {
    const { page, score, photo, by } = { ...shown, ...part }
    return paths.productReviews({
      page: page > 1 ? page : undefined,
      score,
      photo: photo ? 1 : undefined,
      by: by === 'newest' ? undefined : by,
    })
  }
  return (
    <div className="wrap max-w-[960px]! pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[{ label: t('홈'), to: paths.home() }, { label: t('상품 후기') }]}
      />
      <PageTitle
        className="desk:mt-3"
        title={t('상품 후기')}
        note={t('상품을 받은 분이 남긴 후기예요. 별점과 관계없이 모두 보여 드려요.')}
        end={
          <ButtonLink look="outline" to={paths.myPage.productReviews()}>
            {t('후기 쓰기')}
          </ButtonLink>
        }
      />
      <div className="flex justify-between gap-x-3 gap-y-2 max-desk:flex-col desk:items-center">
        <nav
          aria-label={t('후기 거르기')}
          className="swipe flex gap-2 py-1 max-desk:-mx-4 max-desk:px-4 desk:flex-wrap"
        >
          <ChipLink
            to={to({ score: undefined, photo: false, page: 1 })}
            on={!shown.score && !shown.photo}
          >
            {t('전체')}
          </ChipLink>
          <ChipLink to={to({ photo: !shown.photo, page: 1 })} on={shown.photo}>
            {t('사진 후기')}
          </ChipLink>
          {[5, 4, 3, 2, 1].map((score) => (
            <ChipLink
              key={score}
              to={to({ score: shown.score === score ? undefined : score, page: 1 })}
              on={shown.score === score}
            >
              {t('{score}점', { score })}
            </ChipLink>
          ))}
        </nav>
        <Select
          label={t('후기 정렬')}
          hideLabel
          small
          className="w-[9.5em]"
          value={shown.by}
          onChange={(by) => void navigate(to({ by, page: 1 }))}
          choices={Object.entries(reviewOrders).map(([value, { word }]) => ({
            value: value as ReviewOrder, // the keys of a literal
            label: t(word),
          }))}
        />
      </div>
      {isError && !data && (
        <ErrorState title={t('후기를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="mt-6 h-96" />}
      {data?.data.length === 0 && (
        <EmptyState
          drawing={<EmptyReview />}
          title={t('고른 조건에 맞는 후기가 없어요.')}
          action={<ButtonLink to={paths.productReviews()}>{t('모두 보기')}</ButtonLink>}
          className="desk:py-16"
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="rule-t mt-5">
            {data.data.map((row) => (
              <ReviewCard
                key={row.is_id}
                review={row}
                head={<Goods review={row} />}
                voted={votes.helpful.includes(row.is_id)}
                mine={votes.mine.includes(row.is_id)}
              />
            ))}
          </ul>
          <Pagination
            current={shown.page}
            last={data.last_page}
            to={(page) => to({ page })}
            className="mt-9"
          />
        </>
      )}
      <ReviewRules />
    </div>
  )
}

function Goods({ review }: { review: ReviewWithGoods }) {
  const { pick } = useLang()
  return (
    <Link
      to={`${paths.product(review.it_id)}#reviews`}
      className="mb-3 flex items-center gap-3 text-plain font-medium hover:underline hover:underline-offset-4"
    >
      <span className="aspect-4/5 w-10 shrink-0 overflow-hidden">
        <Picture name={review.thumb_image} alt="" sizes="40px" />
      </span>
      {pick(review.it_name, review.it_name_en)}
    </Link>
  )
}
