import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MetaFunction, useParams } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { unsubscribes } from '#shop/notification/contract.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useSend } from '#ui/use-send.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '혜택 소식 그만 받기'), noindex: true })
}

/** Where the link below advertising leads: one press, no login, nothing happens by looking. */
export default function UnsubscribePage() {
  const t = useT()
  const client = useQueryClient()
  const { token = '' } = useParams()
  const link = queryOf(unsubscribes.show, { params: { token } })
  const { data, error, refetch } = useQuery({ ...link, retry: false, staleTime: 0 })
  const { busy, refusal, send } = useSend(null, {
    box: true,
    lost: t('잠시 뒤에 다시 시도해 주세요.'),
  })
  const stop = () =>
    send(async () => {
      await call(unsubscribes.stop, { params: { token } })
      client.setQueryData(
        link.queryKey,
        (before) => before && { data: { ...before.data, wanted: false } },
      )
    })
  const news = data?.data
  const home = <ButtonLink to={paths.home()}>{t('쇼핑 계속하기')}</ButtonLink>
  if (error instanceof Refusal && error.status === 404)
    return (
      <EmptyState level={1} title={t('이 링크로는 바꿀 수 없어요')} action={home}>
        <p>
          {t(
            '메일의 링크가 잘렸을 수 있어요. 로그인한 뒤 회원정보에서 바꾸거나 고객센터로 알려 주세요.',
          )}
        </p>
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState
        level={1}
        title={t('잠시 뒤에 다시 시도해 주세요.')}
        onRetry={() => void refetch()}
      />
    )
  if (!news)
    return (
      <div className="wrap grid max-w-[30em]! justify-items-center gap-4 py-24">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-5 w-72" />
      </div>
    )
  const mail = news.channel === 'mail'
  if (!news.wanted)
    return (
      <EmptyState
        level={1}
        title={mail ? t('혜택 메일을 보내지 않을게요') : t('혜택 문자를 보내지 않을게요')}
        action={home}
      >
        <p>
          {t(
            '주문과 배송처럼 꼭 필요한 안내는 그대로 보내 드려요. 다시 받고 싶으시면 회원정보에서 바꿀 수 있어요.',
          )}
        </p>
      </EmptyState>
    )
  return (
    <EmptyState
      level={1}
      title={mail ? t('혜택 메일을 그만 받을까요?') : t('혜택 문자를 그만 받을까요?')}
      action={
        <Button busy={busy} onClick={() => stop()}>
          {t('그만 받기')}
        </Button>
      }
    >
      <p>
        {t('{address}로 보내던 쿠폰과 혜택 소식을 멈춰요. 주문과 배송 안내는 그대로 보내 드려요.', {
          address: news.address,
        })}
      </p>
      {refusal && (
        <p role="alert" className="mt-3 text-bad">
          {refusal}
        </p>
      )}
    </EmptyState>
  )
}
