import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { type Column, DataTable } from '#admin/ui/data-table.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminTemplates, type TemplateShown } from '#shop/notification/admin-contract.ts'
import { plainTitle } from '#shop/notification/ui/plain-title.ts'
import { Badge } from '#ui/badge.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { whenWord } from './when-word.ts'

/** Everything the shop says by itself, one row a notification. */
export default function TemplatesPage() {
  const t = useT()
  const { pick } = useLang()
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery({ ...queryOf(adminTemplates.list, {}), staleTime: 0 })
  const ways = { list: t('알림함'), mail: t('메일'), message: t('문자·알림톡') }
  const columns: Column<TemplateShown>[] = [
    {
      name: 'title',
      label: t('알림 종류'),
      head: true,
      className: 'card:w-full card:max-w-0 card:min-w-52',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-2">
          <Link
            to={adminPaths.messageTemplate(row.kind)}
            className="tap min-w-0 truncate underline-offset-4 hover:underline"
          >
            {plainTitle(pick(row.texts.title.ko, row.texts.title.en))}
          </Link>
          {row.is_ad && <Badge>{t('광고')}</Badge>}
          {row.who === 'staff' && <Badge>{t('직원용')}</Badge>}
        </span>
      ),
    },
    {
      name: 'event',
      label: t('나가는 때'),
      roomy: true,
      cell: (row) => <span className="text-ink-700">{whenWord(t, row)}</span>,
    },
    {
      name: 'channels',
      label: t('방법'),
      cell: (row) => (
        <span className="text-right card:text-left">
          {row.channels.map((one) => ways[one]).join(' · ')}
        </span>
      ),
    },
    {
      name: 'changed',
      label: t('바꾼 때'),
      cell: (row) =>
        row.updated_at ? (
          <span className="tabular text-right text-caption text-ink-700 card:text-left">
            {stamp(row.updated_at)}
            {!row.is_changed && <span className="ml-1.5 text-ink-500">({t('기본 문구')})</span>}
          </span>
        ) : (
          <span className="text-caption text-ink-500">{t('기본 문구')}</span>
        ),
    },
  ]
  return (
    <>
      <PageHead
        title={t('알림 발송')}
        note={t('때가 되면 저절로 나가는 글이에요. 두 언어를 함께 고쳐 주세요.')}
      />
      <Panel flush>
        <SectionTabs now="templates" />
        <DataTable
          caption={t('문구')}
          columns={columns}
          rows={data?.data}
          idOf={(row) => row.kind}
          failed={isError}
          onRetry={() => void refetch()}
          onOpen={(row) => void navigate(adminPaths.messageTemplate(row.kind))}
          empty={<EmptyState title={t('문구가 없어요')} />}
        />
      </Panel>
    </>
  )
}
