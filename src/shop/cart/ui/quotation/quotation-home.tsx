import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { myQuotations, type QuotationRow } from '#shop/cart/quotation-contract.ts'
import { useSession } from '#storefront/session.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptySheet } from '#ui/empty-drawings.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { dayOf } from './paper-sheet.tsx'
import { StateNote } from './state-note.tsx'

/** My quotations, and how a new one begins. */
export function QuotationHome() {
  const t = useT()
  const { known, isMember } = useSession()
  return (
    <div className="mx-auto max-w-[900px] px-4 py-6 desk:py-10">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="type-h1 desk:text-display">{t('견적서')}</h1>
        {isMember && (
          <ButtonLink to={paths.quotation({ from: 'cart' })}>{t('장바구니로 만들기')}</ButtonLink>
        )}
      </div>
      <p className="mt-2 text-plain text-ink-700">
        {t(
          '장바구니에서 고른 상품이나 상품 페이지의 옵션으로 견적서를 만들고, 유효 기간 동안 그 가격으로 주문할 수 있어요.',
        )}
      </p>
      {known && isMember && <Mine />}
      {known && !isMember && (
        <EmptyState
          drawing={<EmptySheet />}
          title={t('로그인 없이도 만들 수 있어요')}
          className="mt-6 bg-paper-0 py-12! desk:py-16!"
          action={
            <>
              <ButtonLink to={paths.quotation({ from: 'cart' })}>
                {t('장바구니로 만들기')}
              </ButtonLink>
              <ButtonLink to={paths.bestSeller()} look="outline">
                {t('상품 고르러 가기')}
              </ButtonLink>
            </>
          }
        >
          <p>
            {t(
              '상품을 장바구니에 담거나, 상품 페이지에서 ‘이 구성으로 견적서 만들기’를 눌러 주세요.',
            )}
          </p>
          <p className="mt-2">
            {t('비회원 견적서는 만들 때 받은 링크로 다시 열 수 있어요. 회원이라면')}{' '}
            <TextLink to={paths.login(paths.quotation())}>{t('로그인')}</TextLink>
          </p>
        </EmptyState>
      )}
    </div>
  )
}

function Mine() {
  const t = useT()
  const [search] = useSearchParams()
  const page = Number(search.get('page')) || 1
  const { data, isError, refetch } = useQuery({
    ...queryOf(myQuotations.list, { query: { page } }),
    staleTime: 0,
  })
  if (isError)
    return <ErrorState title={t('견적서를 불러오지 못했어요')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="mt-6 h-64" />
  if (!data.data.length) {
    return (
      <EmptyState
        drawing={<EmptySheet />}
        title={t('아직 만든 견적서가 없어요')}
        action={<ButtonLink to={paths.bestSeller()}>{t('베스트 보기')}</ButtonLink>}
      >
        {t('장바구니에 상품을 담고 견적서를 눌러 보세요.')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="mt-6 border-t-2 border-ink-900 bg-paper-0">
        {data.data.map((row) => (
          <Row key={row.qt_no} row={row} />
        ))}
      </ul>
      <Pagination
        current={data.current_page}
        last={data.last_page}
        to={(next) => paths.quotation({ page: next === 1 ? undefined : next })}
      />
    </>
  )
}

function Row({ row }: { row: QuotationRow }) {
  const t = useT()
  const money = useMoney()
  const { lang } = useLang()
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-b border-paper-200 px-5 py-4 card:grid-cols-[minmax(0,1fr)_auto] card:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <TextLink
            to={paths.quotation({ token: row.token })}
            className="tabular cover-link font-semibold"
          >
            {row.qt_no}
          </TextLink>
          <StateNote state={row.state} />
        </p>
        <p className="mt-1 truncate text-small text-ink-700">{row.company}</p>
      </div>
      <div className="tabular card:text-right">
        <p className="font-semibold">{money(row.total, row.currency)}</p>
        <p className="text-caption text-ink-500">
          {t('유효 기간')} {t('{day}까지', { day: dayOf(row.valid_until, lang) })}
        </p>
      </div>
    </li>
  )
}
