import { Link } from 'react-router'
import { MomentCell } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { type MenuItem, RowMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { shortStamp } from '#kernel/day-words.ts'
import type { DeliveryRowShown, DeliveryState } from '#shop/notification/admin-contract.ts'
import { plainTitle } from '#shop/notification/ui/plain-title.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { type Translate, useLang, useT } from '#ui/language.tsx'

const tones: Record<DeliveryState, BadgeTone> = {
  waiting: 'wait',
  sending: 'going',
  sent: 'done',
  failed: 'bad',
  refused: 'bad',
  stopped: 'plain',
}

export function stateWord(t: Translate, state: DeliveryState): string {
  const words: Record<DeliveryState, string> = {
    waiting: t('기다림'),
    sending: t('보내는 중'),
    sent: t('보냄'),
    failed: t('실패'),
    refused: t('거절됨'),
    stopped: t('멈춤'),
  }
  return words[state]
}

function wayWord(t: Translate, row: DeliveryRowShown): string {
  if (row.channel === 'mail') return t('메일')
  return { alimtalk: t('알림톡'), sms: t('단문'), lms: t('장문') }[row.sent_as ?? ''] ?? t('문자')
}

export function useLogColumns({
  onAgain,
  onOpen,
}: {
  onAgain: (row: DeliveryRowShown) => void
  onOpen: (row: DeliveryRowShown) => void
}): Column<DeliveryRowShown>[] {
  const t = useT()
  const { pick } = useLang()
  const { changes } = useStaff()
  const itemsOf = (row: DeliveryRowShown): MenuItem[] => [
    { label: t('내용 보기'), run: () => onOpen(row) },
    ...(changes('orders')
      ? [{ label: t('다시 보내기'), run: () => onAgain(row), reason: row.resend_reason }]
      : []),
  ]
  return [
    {
      name: 'created_at',
      label: t('때'),
      sort: 'created_at',
      cell: (row) => <MomentCell at={row.created_at} />,
    },
    {
      name: 'kind',
      label: t('알림 종류'),
      head: true,
      sort: 'kind',
      className: 'card:w-full card:max-w-0 card:min-w-44',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-2">
          <button
            type="button"
            onClick={() => onOpen(row)}
            className="tap min-w-0 truncate text-left underline-offset-4 hover:underline"
          >
            {plainTitle(pick(row.kind_name.ko, row.kind_name.en))}
          </button>
          {row.is_ad && <Badge>{t('광고')}</Badge>}
          {row.who === 'staff' && <Badge>{t('직원용')}</Badge>}
          {row.who === 'test' && <Badge>{t('시험')}</Badge>}
        </span>
      ),
    },
    { name: 'way', label: t('방법'), cell: (row) => wayWord(t, row) },
    {
      name: 'recipient',
      label: t('받는 곳'),
      cell: (row) => (
        <span className="block text-right card:text-left">
          {row.recipient}
          {row.mb_id && (
            <span className="block text-caption leading-tight text-ink-500">{row.mb_id}</span>
          )}
        </span>
      ),
    },
    {
      name: 'subject',
      label: t('주문'),
      roomy: true,
      cell: (row) =>
        row.subject && /^(order|claim)\./.test(row.kind) ? (
          <Link
            to={adminPaths.order(row.subject)}
            className="tap tabular underline-offset-4 hover:underline"
          >
            {row.subject}
          </Link>
        ) : (
          <span className="text-ink-500">–</span>
        ),
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) => (
        <span className="flex flex-col items-end gap-0.5 card:items-start">
          <Badge tone={tones[row.state]}>{stateWord(t, row.state)}</Badge>
          {row.state === 'waiting' && new Date(row.send_after) > new Date() && (
            <span className="tabular text-caption text-ink-500">
              {t('{time}에 보내요', { time: shortStamp(row.send_after) })}
            </span>
          )}
          {row.error && (
            <span className="max-w-56 truncate text-caption text-bad" title={row.error}>
              {row.error}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      className: 'card:w-px card:pl-0',
      cell: (row) => <RowMenu label={t('이 알림으로 할 일')} items={itemsOf(row)} />,
    },
  ]
}
