import type { MetaFunction } from 'react-router'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { NotificationBox } from './notification-box.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '알림함'), noindex: true })
}

export default function MyNotificationsPage() {
  const t = useT()
  return (
    <NotificationBox
      here={paths.myPage.notifications()}
      next={<ButtonLink to={paths.newItem()}>{t('쇼핑 계속하기')}</ButtonLink>}
    />
  )
}
