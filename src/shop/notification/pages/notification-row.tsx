import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { relativeTime } from '#kernel/relative-time.ts'
import type { Notification } from '#shop/notification/contract.ts'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { type Translate, useLang, useT } from '#ui/language.tsx'
import { Written } from '#ui/written.tsx'

type Props = { row: Notification; onRead: () => void; onRemove: () => void }

/** One notification: opening it reads it; a dot and the weight of its title say that it is unread. */
export function NotificationRow({ row, onRead, onRemove }: Props) {
  const t = useT()
  const { pick } = useLang()
  const title = pick(row.title, row.title_en)
  const body = pick(row.body, row.body_en)
  const unread = row.read_at === null
  const words = (
    <>
      <span className="flex items-baseline gap-2 text-caption text-ink-500">
        <span>{topicOf(t, row.type)}</span>
        <span aria-hidden="true">·</span>
        <Ago at={row.created_at} />
      </span>
      <span
        className={cx(
          'mt-0.5 block text-body leading-snug [overflow-wrap:anywhere] group-hover:underline group-hover:decoration-line group-hover:underline-offset-4',
          unread && 'font-semibold',
        )}
      >
        {unread && <span className="sr-only">{t('읽지 않음')}: </span>}
        <Written>{title}</Written>
      </span>
      {body && (
        <span className="mt-1 block text-small leading-normal text-ink-700 [overflow-wrap:anywhere]">
          <Written>{body}</Written>
        </span>
      )}
    </>
  )
  return (
    <li className={cx('hairline-b flex items-start gap-1', unread && 'bg-pine-100/40')}>
      <span
        aria-hidden="true"
        className={cx(
          'mt-[27px] ml-2 size-2 shrink-0 rounded-full',
          unread ? 'bg-pine-600 forced-color-adjust-none' : 'bg-transparent',
        )}
      />
      {row.link ? (
        <Link to={row.link} onClick={onRead} className="group min-w-0 flex-1 px-2 py-4">
          {words}
        </Link>
      ) : (
        <button type="button" onClick={onRead} className="group min-w-0 flex-1 px-2 py-4 text-left">
          {words}
        </button>
      )}
      <IconButton
        label={t('{title} 알림 지우기', { title })}
        onClick={onRemove}
        className="mt-2.5 text-control hover:text-ink-900"
        icon={<X aria-hidden="true" size={18} strokeWidth={1.5} />}
      />
    </li>
  )
}

function topicOf(t: Translate, type: string): string {
  const topics: Record<string, string> = {
    order: t('주문'),
    claim: t('주문'),
    inquiry: t('문의'),
    review: t('후기'),
    coupon: t('쿠폰'),
    point: t('포인트'),
    class: t('클래스'),
    restock: t('재입고'),
    payment: t('결제'),
    tax_invoice: t('주문'),
    staff: t('가게 운영'),
  }
  return topics[type.split('.')[0] ?? ''] ?? t('계정')
}

/** Counts on while the page is open. */
function Ago({ at }: { at: string }) {
  const t = useT()
  const { lang } = useLang()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const past = relativeTime(new Date(at), now)
  return (
    <time
      dateTime={at}
      title={new Date(at).toLocaleString(lang === 'en' ? 'en-US' : 'ko-KR')}
      className="tabular"
      suppressHydrationWarning
    >
      {'day' in past ? past.day : t(past.phrase, past.params)}
    </time>
  )
}
