import { useQuery } from '@tanstack/react-query'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import { formatPhone } from '#kernel/phone.ts'
import { queryOf } from '#kernel/queries.ts'
import { account } from '#shop/member/account-contract.ts'
import { useT } from '#ui/language.tsx'
import { ArrowLink } from '#ui/links.tsx'

/** Who I am to the shop, at a glance. */
export function AccountSummary() {
  const t = useT()
  const { data } = useQuery(queryOf(account.show, {}))
  if (!data) return null
  const mine = data.data
  const rows = [
    [t('아이디'), mine.mb_id],
    [t('이름'), mine.mb_name],
    [t('메일'), mine.mb_email],
    [t('휴대폰 번호'), formatPhone(mine.mb_hp) || t('아직 없어요')],
    [t('가입한 날'), dotted(koreanDay(mine.created_at))],
  ]
  return (
    <section aria-labelledby="account-summary" className="rule-t pt-4">
      <div className="flex items-center justify-between">
        <h2 id="account-summary" className="type-h3">
          {t('회원정보')}
        </h2>
        <ArrowLink to={paths.myPage.account()}>{t('고치기')}</ArrowLink>
      </div>
      <dl className="mt-3 text-plain">
        {rows.map(([word, value]) => (
          <div key={word} className="hairline-b grid grid-cols-[112px_minmax(0,1fr)] gap-x-4 py-3">
            <dt className="text-ink-500">{word}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
