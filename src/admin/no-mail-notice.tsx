import { adminPaths } from '#kernel/admin-paths.ts'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { InlineNotice } from './ui/inline-notice.tsx'

/** For the owner of a public shop that cannot send mail: nobody else can mend it. */
export function NoMailNotice() {
  const t = useT()
  const { user } = useSession()
  if (!user.no_mail) return null
  return (
    <InlineNotice
      tone="bad"
      className="mx-4 mt-4 desk:mx-8 print:hidden"
      action={<TextLink to={adminPaths.health()}>{t('상태 보기')}</TextLink>}
    >
      {t(
        '메일 서버를 정하지 않아 이 가게에서는 메일이 나가지 않아요. 비밀번호 찾기와 초대도 할 수 없어요. 서버에 SMTP_URL을 정하고 가게를 다시 시작해 주세요.',
      )}
    </InlineNotice>
  )
}
