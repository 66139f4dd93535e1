import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { fresh } from '#admin/ui/fresh.ts'
import { MorePages } from '#admin/ui/more-pages.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminInquiries } from '#shop/inquiry/desk-contract.ts'
import type { DeskMember } from '#shop/member/desk-contract.ts'
import { adminReviews } from '#shop/review/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { useLang, useT } from '#ui/language.tsx'

type Props = { member: DeskMember }
const perPage = 5

/** Everything the member asked: the shop itself, and on the pages of products. */
export function InquiriesPanel({ member }: Props) {
  const t = useT()
  const { pick } = useLang()
  const [page, setPage] = useState(1)
  const query = { mb_id: member.mb_id, sort: 'asked_at', page, per_page: perPage } as const
  const { data, isError } = useQuery({ ...queryOf(adminInquiries.list, { query }), ...fresh })
  const rows = data?.data ?? []
  return (
    <Panel
      title={data ? t('문의 {count}건', { count: data.total }) : t('문의')}
      flush
      end={
        rows.length > 0 && (
          <All
            to={adminPaths.inquiries({ tab: 'all', mb_id: member.mb_id })}
            label={t('문의 모두 보기')}
          />
        )
      }
    >
      {rows.length === 0 ? (
        <p className="px-4.5 py-4 text-small text-ink-500">
          {isError ? t('문의를 불러오지 못했어요.') : t('남긴 문의가 없어요.')}
        </p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li
              key={`${row.kind}-${row.id}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-paper-200 px-4.5 py-2.5 text-small first:border-t-0"
            >
              <span className="tabular text-ink-500">{stamp(row.asked_at)}</span>
              <span className="min-w-0 flex-1 basis-52">
                <Link
                  to={adminPaths.inquiry(row.kind, row.id)}
                  className="tap block truncate underline-offset-4 hover:underline"
                >
                  {row.subject}
                </Link>
                {row.it_name && (
                  <span className="block truncate text-caption text-ink-500">
                    {pick(row.it_name, row.it_name_en)}
                  </span>
                )}
              </span>
              <Badge tone="plain">
                {row.kind === 'personal' ? t('1:1 개인 문의') : t('상품 문의')}
              </Badge>
              {row.state === 'answered' ? (
                <Badge tone="going">{t('답변함')}</Badge>
              ) : (
                <Badge tone="wait">{t('답변 전')}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
      <MorePages page={data} onPage={setPage} />
    </Panel>
  )
}

/** Every review, hidden ones too. */
export function ReviewsPanel({ member }: Props) {
  const t = useT()
  const { pick } = useLang()
  const staff = useStaff()
  const [page, setPage] = useState(1)
  const { data, isError } = useQuery({
    ...queryOf(adminReviews.list, { query: { mb_id: member.mb_id, page, per_page: perPage } }),
    ...fresh,
  })
  const rows = data?.data ?? []
  return (
    <Panel
      title={data ? t('후기 {count}개', { count: data.total }) : t('후기')}
      flush
      end={
        rows.length > 0 && (
          <All to={adminPaths.reviews({ mb_id: member.mb_id })} label={t('후기 모두 보기')} />
        )
      }
    >
      {rows.length === 0 ? (
        <p className="px-4.5 py-4 text-small text-ink-500">
          {isError ? t('후기를 불러오지 못했어요.') : t('쓴 후기가 없어요.')}
        </p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li
              key={row.is_id}
              className="border-t border-paper-200 px-4.5 py-3 text-small first:border-t-0"
            >
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-500">
                <Link
                  to={`${paths.product(row.it_id)}#reviews`}
                  className="tap font-medium text-ink-900 underline-offset-4 hover:underline"
                >
                  {pick(row.it_name, row.it_name_en)}
                </Link>
                <span className="tabular">{t('별 {count}개', { count: row.is_score })}</span>
                <span className="tabular">{stamp(row.is_time)}</span>
                {row.od_id && staff.sees('orders') && (
                  <Link
                    to={adminPaths.order(row.od_id)}
                    className="tap tabular underline-offset-4 hover:underline"
                  >
                    {row.od_id}
                  </Link>
                )}
                {row.is_hidden ? (
                  <Badge tone="bad">{t('숨김')}</Badge>
                ) : (
                  row.is_reply && <Badge tone="going">{t('답변함')}</Badge>
                )}
              </p>
              <p className="mt-1 line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]">
                {row.is_content}
              </p>
            </li>
          ))}
        </ul>
      )}
      <MorePages page={data} onPage={setPage} />
    </Panel>
  )
}

function All({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="tap text-ink-700 underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {label}
    </Link>
  )
}
