import { Suspense, useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { paths } from '#kernel/paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ErrorState } from '#ui/states.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { reloadPage } from './page-failures.ts'

// whoever is not lost does not pay for it
const LostPage = lazyPart(() => import('./lost-page.tsx').then((it) => it.LostPage))
const isLost = (status: number) => status === 404 || status === 403 || status === 410

/** What stands in place of a page that could not be shown. Links are plain: the page after an error starts afresh. */
export function ErrorPage() {
  const t = useT()
  const status = statusOf(useRouteError())
  useLostDialog(status === 404)
  const home = (
    <a href={paths.home()} className={buttonClass({ look: 'outline' })}>
      {t('홈으로')}
    </a>
  )
  if (isLost(status))
    return (
      <Suspense>
        <LostPage search={status === 404 || status === 410} gone={status === 410} />
      </Suspense>
    )
  if (status === 503) {
    return (
      <ErrorState level={1} title={t('잠시 쉬어 가는 중이에요')} onRetry={reloadPage} action={home}>
        <p>{t('지금은 가게를 열 수 없어요. 잠시 뒤에 다시 시도해 주세요.')}</p>
      </ErrorState>
    )
  }
  return (
    <ErrorState
      level={1}
      title={t('화면을 보여 드리지 못했어요')}
      onRetry={reloadPage}
      action={home}
    >
      <p>{t('저희 쪽 문제예요. 담아 둔 상품과 적은 내용은 그대로 있어요.')}</p>
    </ErrorState>
  )
}

/** Whoever followed a link within the shop is told first; a page asked for by its address says it by itself. */
function useLostDialog(lost: boolean) {
  const t = useT()
  const dialog = useDialog()
  const alive = useHydrated()
  const [followed] = useState(alive)
  useEffect(() => {
    if (lost && followed)
      void dialog.alert(t('페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.'))
  }, [lost, followed, dialog, t])
}

/** What the window is called while such a page stands: a phrase. */
export function titleOfError(error: unknown): string {
  return isLost(statusOf(error)) ? '페이지를 찾을 수 없어요' : '화면을 열지 못했어요'
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof Refusal) return error.status
  return 500
}
