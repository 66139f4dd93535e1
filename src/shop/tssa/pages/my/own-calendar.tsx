import { useQuery, useQueryClient } from '@tanstack/react-query'
import { urlOf } from '#kernel/endpoint.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { classCalendars } from '#shop/tssa/ticket-contract.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useSend } from '#ui/use-send.ts'

const mine = queryOf(classCalendars.address, {})

/** The secret address by which a calendar follows my bookings. */
export function OwnCalendar() {
  const t = useT()
  const dialog = useDialog()
  const { lang } = useLang()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const known = useQuery(mine).data
  if (!known) return null
  const { token } = known.data
  const path = token && urlOf(classCalendars.mine.path, { token })
  const address = path && `${new URL(path, location.origin).href}?lang=${lang}`

  async function renew() {
    if (
      token &&
      !(await dialog.confirm(t('지금 주소로는 더 볼 수 없게 돼요. 새 주소를 만들까요?'), {
        yes: t('새 주소 만들기'),
      }))
    )
      return
    await send(async () =>
      client.setQueryData(mine.queryKey, await call(classCalendars.renew, { body: {} })),
    )
  }

  return (
    <section aria-labelledby="own-calendar" className="mt-10 bg-paper-100 p-5 desk:p-6">
      <h2 id="own-calendar" className="type-h3">
        {t('내 캘린더에서 예약 보기')}
      </h2>
      <p className="mt-2 text-plain leading-relaxed text-ink-700">
        {t(
          '이 주소를 캘린더 앱에 구독으로 더하면 예약과 바뀐 날짜가 저절로 보여요. 나만 아는 주소예요.',
        )}
      </p>
      {address && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <code className="min-w-0 text-small [overflow-wrap:anywhere]">{address}</code>
          <CopyButton text={address} what={t('캘린더 주소')} />
        </p>
      )}
      <Button look="outline" size={44} busy={busy} className="mt-4" onClick={() => void renew()}>
        {token ? t('새 주소 만들기') : t('주소 만들기')}
      </Button>
    </section>
  )
}
