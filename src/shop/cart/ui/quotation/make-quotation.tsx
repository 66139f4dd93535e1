import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { type QuotationSource, quotations } from '#shop/cart/quotation-contract.ts'
import { useSession } from '#storefront/session.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptySheet } from '#ui/empty-drawings.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useSending } from '#ui/use-sending.ts'
import { PaperLines } from './paper-lines.tsx'
import { RecipientFields, useRecipient, wordsOf } from './recipient-fields.tsx'

/** The paper before it is written: what it would say, and to whom it goes. */
export function MakeQuotation({ source }: { source: QuotationSource }) {
  const t = useT()
  const { known } = useSession()
  const hydrated = useHydrated()
  const asked = useQuery({
    queryKey: [quotations.preview.path, source],
    queryFn: () => call(quotations.preview, { body: { source } }),
    enabled: hydrated && known,
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  })
  const preview = asked.data?.data
  const why =
    asked.error instanceof Refusal && asked.error.status < 500
      ? (Object.values(asked.error.errors)[0]?.[0] ?? asked.error.message)
      : null
  if (why) {
    return (
      <EmptyState
        drawing={<EmptySheet />}
        level={1}
        title={t('견적을 낼 수 없어요')}
        action={
          <>
            <ButtonLink to={paths.cart()}>{t('장바구니 보기')}</ButtonLink>
            <ButtonLink look="outline" to={paths.bestSeller()}>
              {t('베스트 보기')}
            </ButtonLink>
          </>
        }
      >
        {why}
      </EmptyState>
    )
  }
  if (asked.isError)
    return (
      <ErrorState
        level={1}
        title={t('견적 내용을 불러오지 못했어요')}
        onRetry={() => void asked.refetch()}
      />
    )
  return (
    <div className="mx-auto max-w-[1180px] px-4 py-6 desk:py-10">
      <h1 className="type-h1 desk:text-display">{t('견적서 만들기')}</h1>
      <p className="mt-2 text-plain text-ink-700">
        {t(
          '지금 가격이 유효 기간 동안 그대로 남아요. 만든 뒤에 PDF로 받거나 메일로 보낼 수 있어요.',
        )}
      </p>
      <div className="mt-6 grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_400px]">
        <section aria-labelledby="quoted" className="bg-paper-0 px-5 py-6 card:px-8">
          <h2 id="quoted" className="type-h3">
            {t('견적 상품')}
          </h2>
          {preview ? (
            <>
              {preview.grade_percent > 0 && (
                <p className="mt-3 rounded-tag bg-pine-100 px-4 py-2.5 text-small text-pine-800">
                  {t('회원 등급 가격으로 {percent}% 할인했어요.', {
                    percent: preview.grade_percent,
                  })}
                </p>
              )}
              <PaperLines paper={preview} />
            </>
          ) : (
            <div aria-busy="true" className="mt-5 grid gap-3">
              <Skeleton className="h-16" />
              <Skeleton className="h-16" />
              <Skeleton className="h-24" />
            </div>
          )}
        </section>
        <Write source={source} ready={!!preview} />
      </div>
    </div>
  )
}

function Write({ source, ready }: { source: QuotationSource; ready: boolean }) {
  const t = useT()
  const navigate = useNavigate()
  const fields = useRecipient()

  const { busy, refusal, form } = useSending(fields, async () => {
    if (!ready) return
    const { data } = await call(quotations.make, { body: { source, ...wordsOf(fields.values) } })
    await navigate(paths.quotation({ token: data.token }), { replace: true })
  })

  return (
    <form {...form} className="grid gap-5 bg-paper-0 px-5 py-6">
      <RecipientFields fields={fields} />
      <FormRefusal message={refusal} />
      <Button type="submit" size={56} wide busy={busy}>
        {t('견적서 만들기')}
      </Button>
    </form>
  )
}
