import { useQuery } from '@tanstack/react-query'
import { Refusal } from '#kernel/client.ts'
import { koreanMinute } from '#kernel/korean-time.ts'
import { formatPhone } from '#kernel/phone.ts'
import { queryOf } from '#kernel/queries.ts'
import { mailbox, type PhoneMessage } from '#shop/notification/contract.ts'
import { type Translate, useT } from '#ui/language.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'

/** Text messages and Kakao notices, as they would stand on a phone. */
export function PhoneMessages() {
  const t = useT()
  const found = useQuery({ ...queryOf(mailbox.messages, {}), staleTime: 0, retry: false })
  const rows = found.data?.data
  if (found.error) {
    const gone = found.error instanceof Refusal && found.error.status === 404
    const title = gone
      ? t('이 가게는 문자 서비스로 문자를 보내요')
      : found.error.message || t('메일함을 열지 못했어요')
    return <ErrorState title={title} onRetry={gone ? undefined : () => void found.refetch()} />
  }
  return (
    <div className="pt-4">
      <p className="text-small text-ink-500">
        {t('문자 서비스를 정하지 않은 가게의 문자와 알림톡이 여기 모여요. 최근 500건까지 남아요.')}
      </p>
      {rows?.length === 0 && (
        <EmptyState title={t('아직 보낸 문자가 없어요')}>
          {t('주문이 들어오면 주문 안내 문자가 여기 나타나요.')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul
          aria-label={t('보낸 문자함')}
          className="mt-6 grid gap-4 card:grid-cols-2 wide:grid-cols-3"
        >
          {rows.map((row) => (
            <Bubble key={row.id} row={row} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Bubble({ row }: { row: PhoneMessage }) {
  const t = useT()
  return (
    <li className="flex flex-col border border-paper-200 bg-paper-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-paper-200 px-4 py-2.5 text-caption text-ink-500">
        <b className="font-semibold text-ink-900">{typeWord(t, row.type)}</b>
        <span className="tabular">{formatPhone(row.to)}</span>
      </p>
      <p className="flex-1 px-4 py-3.5 text-plain leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
        {row.text}
      </p>
      <p className="tabular flex flex-wrap justify-between gap-x-3 px-4 pb-3 text-caption text-ink-500">
        <time dateTime={row.at}>{koreanMinute(new Date(row.at))}</time>
        {row.template && <span>{row.template}</span>}
      </p>
    </li>
  )
}

function typeWord(t: Translate, type: PhoneMessage['type']): string {
  if (type === 'ATA') return t('알림톡')
  return type === 'SMS' ? t('단문 문자') : t('장문 문자')
}
