import { useQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { account } from '#shop/member/account-contract.ts'
import { AddressBook } from '#shop/member/ui/address-book.tsx'
import { ConfirmMail } from '#shop/member/ui/confirm-mail.tsx'
import { ConsentPanel } from '#shop/member/ui/consent-panel.tsx'
import { DataCopy } from '#shop/member/ui/data-copy.tsx'
import { DeviceList } from '#shop/member/ui/device-list.tsx'
import { KakaoLink } from '#shop/member/ui/kakao-link.tsx'
import { PasswordForm } from '#shop/member/ui/password-form.tsx'
import { ProfileForm } from '#shop/member/ui/profile-form.tsx'
import { Section } from '#shop/member/ui/section.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '회원정보'), noindex: true })
}

export default function AccountPage() {
  const t = useT()
  const { data } = useQuery(queryOf(account.show, {}))
  if (!data) return null
  const mine = data.data
  return (
    <>
      <PageTitle
        title={t('회원정보')}
        note={t('{id} · {date} 가입', {
          id: mine.mb_id,
          date: dotted(koreanDay(mine.created_at)),
        })}
      />
      <ConfirmMail />
      <ProfileForm key={mine.mb_email} mine={mine} />
      <AddressBook />
      <Section title={mine.has_password ? t('비밀번호 바꾸기') : t('비밀번호 정하기')}>
        <PasswordForm mine={mine} />
      </Section>
      <Section title={t('카카오 로그인')}>
        <KakaoLink />
      </Section>
      <ConsentPanel />
      <DeviceList />
      <DataCopy hasPassword={mine.has_password} />
    </>
  )
}
