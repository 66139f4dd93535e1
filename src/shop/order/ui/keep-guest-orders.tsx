import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { momentWord } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type GuestOrder, myOrders } from '#shop/order/contract/mine.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** Orders that this browser placed before its guest joined or logged in: offered to the account, on a list or on the order's own page. */
export function KeepGuestOrders({ od_id, className }: { od_id?: string; className?: string }) {
  const t = useT()
  const { isMember } = useSession()
  const guests = useQuery({ ...queryOf(myOrders.guests, {}), enabled: isMember }).data?.data ?? []
  const shown = guests.filter((one) => !od_id || one.od_id === od_id)
  if (!shown.length) return null
  return (
    <section
      aria-label={t('비회원으로 한 주문')}
      className={`border border-paper-200 bg-paper-100 px-4 py-3.5 ${className ?? ''}`}
    >
      <p className="text-plain">
        {t('로그인하기 전에 비회원으로 주문했어요. 내 주문에 넣어 두면 언제든 볼 수 있어요.')}
      </p>
      <ul className="mt-1 divide-y divide-line">
        {shown.map((order) => (
          <Offered key={order.od_id} order={order} named={!od_id} />
        ))}
      </ul>
    </section>
  )
}

function Offered({ order, named }: { order: GuestOrder; named: boolean }) {
  const t = useT()
  const { lang, pick } = useLang()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const { od_id, od_time, reason } = order

  const take = () =>
    send(async () => {
      await call(myOrders.adoptOwn, { params: { od_id } })
      await Promise.all(
        [myOrders.list.path, myOrders.guests.path].map((path) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      )
      toast(t('내 주문으로 가져왔어요.'))
      await navigate(paths.myPage.order(od_id))
    })

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-small last:pb-0.5">
      {named && (
        <span className="min-w-0">
          <span className="block font-semibold">{pick(order.goods, order.goods_en)}</span>
          <span className="tabular block text-ink-500">
            {od_id} · {momentWord(od_time, lang)}
          </span>
        </span>
      )}
      {reason ? (
        <span className="max-w-[34em] leading-normal text-ink-700">{reason}</span>
      ) : (
        <Button look="outline" size={44} busy={busy} onClick={() => void take()}>
          {t('내 주문으로 가져오기')}
        </Button>
      )}
    </li>
  )
}
