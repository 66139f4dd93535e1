import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { translate } from '#kernel/translate.ts'
import { reviews } from '#shop/review/contract.ts'
import { ReviewRules } from '#shop/review/ui/review-list.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { EmptyReview } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { ReviewForm } from './review-form.tsx'
import { WritableRow } from './writable-row.tsx'
import { WrittenCard } from './written-card.tsx'

type Shown = {
  tab: 'writable' | 'written'
  page: number
  /** 0 for none */
  write: number
  edit: number
  /** only what was in this order */
  od_id: string
}

function shownIn(search: URLSearchParams): Shown {
  const number = (name: string) => rowIdIn(search.get(name) ?? '')
  return {
    tab: search.get('tab') === 'written' ? 'written' : 'writable',
    page: rowIdIn(search.get('page') ?? '', 5) || 1,
    write: number('write'),
    edit: number('edit'),
    od_id: /^\d{1,20}$/.test(search.get('od_id') ?? '') ? (search.get('od_id') ?? '') : '',
  }
}

const writableOf = (page: number, od_id = '') =>
  queryOf(reviews.writable, { query: od_id ? { page, od_id } : { page } })
const mineOf = (page: number) => queryOf(reviews.mine, { query: { page } })
const oneWritable = (ct_id: number) => queryOf(reviews.writable, { query: { ct_id } })

const needs = (request: Request) => (client: QueryClient) => {
  const { tab, page, write, edit, od_id } = shownIn(new URL(request.url).searchParams)
  const now = { staleTime: 0 }
  if (edit)
    return [client.fetchQuery({ ...queryOf(reviews.show, { params: { is_id: edit } }), ...now })]
  if (write) return [client.fetchQuery({ ...oneWritable(write), ...now })]
  return [
    client.fetchQuery({
      ...writableOf(tab === 'writable' ? page : 1, tab === 'writable' ? od_id : ''),
      ...now,
    }),
    client.fetchQuery({ ...mineOf(tab === 'written' ? page : 1), ...now }),
  ]
}

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '나의 후기'), noindex: true })
}

/** What I can still review, and what I wrote. */
export default function MyProductReviewPage() {
  const shown = shownIn(useSearchParams()[0])
  if (shown.edit) return <Edit is_id={shown.edit} />
  if (shown.write) return <Write ct_id={shown.write} />
  return <Lists shown={shown} />
}

function Write({ ct_id }: { ct_id: number }) {
  const t = useT()
  const { data } = useQuery(oneWritable(ct_id))
  const line = data?.data[0]
  if (!data) return <Skeleton className="h-96" />
  if (!line)
    return (
      <EmptyState
        drawing={<EmptyReview />}
        level={1}
        title={t('지금은 쓸 수 없는 후기예요')}
        action={
          <ButtonLink to={paths.myPage.productReviews()}>{t('쓸 수 있는 후기 보기')}</ButtonLink>
        }
      >
        <p>{t('이미 썼거나, 아직 배송이 끝나지 않았거나, 쓸 수 있는 기간이 지난 상품이에요.')}</p>
      </EmptyState>
    )
  return (
    <>
      <PageTitle title={t('후기 쓰기')} />
      <ReviewForm key={line.ct_id} line={line} />
    </>
  )
}

function Edit({ is_id }: { is_id: number }) {
  const t = useT()
  const review = useQuery(queryOf(reviews.show, { params: { is_id } })).data?.data
  if (!review) return <Skeleton className="h-96" />
  if (!review.can_change)
    return (
      <EmptyState
        drawing={<EmptyReview />}
        level={1}
        title={t('지금은 고칠 수 없는 후기예요')}
        action={
          <ButtonLink to={paths.myPage.productReviews({ tab: 'written' })}>
            {t('쓴 후기 보기')}
          </ButtonLink>
        }
      >
        <p>{t('후기를 고칠 수 있는 기간(배송 완료 뒤 90일)이 지났어요.')}</p>
      </EmptyState>
    )
  return (
    <>
      <PageTitle title={t('후기 고치기')} />
      <ReviewForm key={review.is_id} review={review} />
    </>
  )
}

function Lists({ shown }: { shown: Shown }) {
  const t = useT()
  const isWritable = shown.tab === 'writable'
  const writable = useQuery({
    ...writableOf(isWritable ? shown.page : 1, isWritable ? shown.od_id : ''),
    placeholderData: keepPreviousData,
  })
  const mine = useQuery({
    ...mineOf(isWritable ? 1 : shown.page),
    placeholderData: keepPreviousData,
  })
  const asked = isWritable ? writable : mine
  const to = (part: Partial<Shown>) => {
    const { tab, page, od_id } = { ...shown, ...part }
    return paths.myPage.productReviews({
      tab: tab === 'written' ? tab : undefined,
      page: page > 1 ? page : undefined,
      od_id: tab === 'writable' && od_id ? od_id : undefined,
    })
  }
  return (
    <>
      <PageTitle
        title={t('나의 후기')}
        note={t('받은 상품의 후기를 남기고, 쓴 후기를 고칠 수 있어요.')}
      />
      <nav aria-label={t('나의 후기')} className="flex flex-wrap gap-2">
        <ChipLink to={to({ tab: 'writable', page: 1 })} on={isWritable}>
          {t('쓸 수 있는 후기')}{' '}
          <span className="tabular font-normal">{writable.data?.total ?? ''}</span>
        </ChipLink>
        <ChipLink to={to({ tab: 'written', page: 1 })} on={!isWritable}>
          {t('쓴 후기')} <span className="tabular font-normal">{mine.data?.total ?? ''}</span>
        </ChipLink>
      </nav>
      {isWritable && shown.od_id && (
        <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-paper-100 px-4 py-2 text-plain">
          <span className="tabular">
            {t('주문 {od_id}에 담긴 상품이에요.', { od_id: shown.od_id })}
          </span>
          <Link
            to={to({ od_id: '', page: 1 })}
            className="tap inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('쓸 수 있는 후기 모두 보기')}
          </Link>
        </p>
      )}
      {asked.isError && !asked.data && (
        <ErrorState title={t('후기를 불러오지 못했어요')} onRetry={() => void asked.refetch()} />
      )}
      {asked.data?.data.length === 0 && (
        <EmptyState
          drawing={<EmptyReview />}
          title={isWritable ? t('지금 쓸 수 있는 후기가 없어요') : t('아직 쓴 후기가 없어요')}
          action={
            <ButtonLink to={isWritable ? paths.myPage.orders() : to({ tab: 'writable', page: 1 })}>
              {isWritable ? t('주문 내역 보기') : t('쓸 수 있는 후기 보기')}
            </ButtonLink>
          }
          className="desk:py-16"
        >
          <p>{t('회원으로 주문한 상품의 배송이 끝나면 90일 동안 후기를 쓸 수 있어요.')}</p>
        </EmptyState>
      )}
      {isWritable && !!writable.data?.data.length && (
        <ul className="rule-t mt-5">
          {writable.data.data.map((line) => (
            <WritableRow key={line.ct_id} line={line} />
          ))}
        </ul>
      )}
      {!isWritable && !!mine.data?.data.length && (
        <ul className="rule-t mt-5">
          {mine.data.data.map((review) => (
            <WrittenCard key={review.is_id} review={review} />
          ))}
        </ul>
      )}
      <Pagination
        current={shown.page}
        last={asked.data?.last_page ?? 1}
        to={(page) => to({ page })}
        className="mt-9"
      />
      <ReviewRules />
    </>
  )
}
