import { Link } from 'react-router'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { StatusChip } from '#admin/ui/status-chip.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import type { DeskMember } from '#shop/member/desk-contract.ts'
import { orderStatuses } from '#shop/order/contract/order.ts'
import { type Translate, useLang, useMoney, useT } from '#ui/language.tsx'

type Props = { member: DeskMember }

export function OrdersPanel({ member }: Props) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const staff = useStaff()
  return (
    <Panel
      title={t('주문 {count}건', { count: member.orders })}
      flush
      end={
        member.orders > member.recent_orders.length
          ? t('최근 {count}건', { count: member.recent_orders.length })
          : undefined
      }
    >
      {member.recent_orders.length === 0 ? (
        <Nothing>{t('주문한 적이 없어요.')}</Nothing>
      ) : (
        <ul>
          {member.recent_orders.map((order) => {
            const status = orderStatuses.find((one) => one === order.od_status)
            return (
              <li
                key={order.od_id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-paper-200 px-4.5 py-2.5 text-small first:border-t-0"
              >
                {staff.sees('orders') ? (
                  <Link
                    to={adminPaths.order(order.od_id)}
                    className="tap tabular font-medium underline-offset-4 hover:underline"
                  >
                    {order.od_id}
                  </Link>
                ) : (
                  <span className="tabular">{order.od_id}</span>
                )}
                <span className="tabular text-ink-500">{stamp(order.od_time)}</span>
                <span className="min-w-0 flex-1 basis-40 truncate">
                  {pick(order.goods, order.goods_en)}
                </span>
                <span className="tabular">{money(order.total, order.currency)}</span>
                {status && <StatusChip status={status} settle_case={order.od_settle_case} />}
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}

function consentWord(t: Translate, kind: string): string {
  const words: Record<string, string> = {
    terms: t('이용약관'),
    age: t('만 14세 이상'),
    privacy: t('개인정보 처리'),
    mail: t('소식 메일'),
    sms: t('소식 문자'),
  }
  return words[kind] ?? kind
}

export function ConsentsPanel({ member }: Props) {
  const t = useT()
  return (
    <Panel title={t('동의 기록')} flush>
      {member.consents.length === 0 ? (
        <Nothing>{t('남아 있는 동의 기록이 없어요.')}</Nothing>
      ) : (
        <ul>
          {member.consents.map((consent, at) => (
            <li
              key={at}
              className="grid gap-x-4 gap-y-0.5 border-t border-paper-200 px-4.5 py-2.5 text-small first:border-t-0 card:grid-cols-[1fr_auto_auto]"
            >
              <span>
                {consentWord(t, consent.kind)}{' '}
                <span className="text-caption text-ink-500">({consent.version})</span>
              </span>
              <span className={consent.agreed ? 'text-ok' : 'text-ink-500'}>
                {consent.agreed ? t('동의함') : t('동의 안 함')}
              </span>
              <span className="tabular text-caption text-ink-500">
                {stamp(consent.at)}
                {consent.ip && ` · ${consent.ip}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

export function LoginsPanel({ member }: Props) {
  const t = useT()
  return (
    <Panel title={t('로그인 기록')} flush end={t('석 달 동안 남아요')}>
      {member.logins.length === 0 ? (
        <Nothing>{t('최근 로그인한 기록이 없어요.')}</Nothing>
      ) : (
        <ul>
          {member.logins.map((login, at) => (
            <li
              key={at}
              className="flex flex-wrap items-baseline gap-x-4 border-t border-paper-200 px-4.5 py-2.5 text-small first:border-t-0"
            >
              <span className="tabular">{stamp(login.at)}</span>
              <span className="tabular text-ink-700">{login.ip}</span>
              <span
                className="min-w-0 flex-1 basis-52 truncate text-caption text-ink-500"
                title={login.agent}
              >
                {login.agent}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Nothing({ children }: { children: string }) {
  return <p className="px-4.5 py-4 text-small text-ink-500">{children}</p>
}
