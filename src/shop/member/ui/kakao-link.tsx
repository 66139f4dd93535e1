import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { kakao } from '#shop/session/kakao-contract.ts'
import { KakaoButton, useKakaoWay } from '#shop/session/ui/kakao-button.tsx'
import { useKakao } from '#shop/session/ui/use-kakao.ts'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useSend } from '#ui/use-send.ts'

const mine = queryOf(kakao.mine, {})

/** Whether the account is linked to Kakao; to link and to unlink. Nothing where Kakao is not offered and nothing is linked. */
export function KakaoLink() {
  const t = useT()
  const dialog = useDialog()
  const client = useQueryClient()
  const way = useKakaoWay()
  const { data } = useQuery(mine)
  const { busy, send } = useSend()
  const again = () => client.invalidateQueries({ queryKey: mine.queryKey })
  const link = useKakao({
    purpose: 'link',
    redirect: paths.myPage.account(),
    onLinked: () => {
      void again()
      void dialog.done(t('카카오를 연결했어요. 이제 카카오로도 로그인할 수 있어요.'))
    },
  })

  async function unlink() {
    if (
      !(await dialog.confirm(
        t('카카오 연결을 끊을까요? 다음부터는 아이디와 비밀번호로 로그인해요.'),
        { yes: t('연결 끊기'), danger: true },
      ))
    )
      return
    await send(async () => dialog.done((await call(kakao.unlink, {})).message))
    await again()
  }

  if (!data) return <Skeleton className="h-12" />
  const { linked_at, can_unlink } = data.data
  if (linked_at) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 text-plain">
          <p className="font-semibold">{t('카카오와 연결되어 있어요')}</p>
          <p className="mt-0.5 text-small text-ink-500">
            {can_unlink
              ? t('{date}에 연결했어요.', { date: dotted(koreanDay(linked_at)) })
              : t('카카오로만 로그인하는 계정이에요. 비밀번호를 정하면 연결을 끊을 수 있어요.')}
          </p>
        </div>
        <Button
          look="outline"
          size={44}
          busy={busy}
          disabled={!can_unlink}
          onClick={() => void unlink()}
        >
          {t('연결 끊기')}
        </Button>
      </div>
    )
  }
  if (way === 'off')
    return <p className="text-plain text-ink-500">{t('지금은 카카오 연결을 쓸 수 없어요.')}</p>
  return (
    <div className="max-w-[400px]">
      <p className="mb-3 text-plain text-ink-700">{t('연결하면 카카오로도 로그인할 수 있어요.')}</p>
      <KakaoButton
        words={t('카카오 연결하기')}
        pretend={way === 'pretend'}
        busy={link.busy}
        onClick={() => void link.start()}
      />
      <div className="mt-3">
        <FormRefusal message={link.trouble} />
      </div>
    </div>
  )
}
