import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Column, DataTable, type Sort } from '#admin/ui/data-table.tsx'
import { FilterBar, SearchBox } from '#admin/ui/filter-bar.tsx'
import { FilterTabs } from '#admin/ui/filter-tabs.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { useListAddress } from '#admin/ui/list-address.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Pager } from '#admin/ui/pager.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { shortStamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import {
  adminTranslations,
  type TermShown,
  termFilters,
  termSorts,
} from '#shop/translation/admin-contract.ts'
import { mostProposed } from '#shop/translation/rules.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { FileTools } from './file-tools.tsx'
import { TermDialog } from './term-dialog.tsx'

/** English phrases: what waits for words, and every phrase of the shop. */
export default function TranslationsPage() {
  return (
    <OnlyFor area="translations">
      <Translations />
    </OnlyFor>
  )
}

function Translations() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { send, busy } = useSend()
  const address = useListAddress('translations')
  const { filters } = address
  const [edited, setEdited] = useState<TermShown | null>(null)
  const [chosen, setChosen] = useState<Set<string>>(new Set())
  const state = termFilters.find((one) => one === filters.state) ?? 'pending'
  const sort = {
    by: termSorts.find((one) => one === filters.sort) ?? 'seen_count',
    order: filters.order === 'asc' ? 'asc' : 'desc',
  } satisfies Sort
  const query = {
    page: Number(filters.page) || 1,
    state,
    sort: sort.by,
    order: sort.order,
    keyword: filters.keyword || undefined,
  }
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminTranslations.list, { query }),
    ...fresh,
    enabled: address.ready,
  })
  const again = () => client.invalidateQueries({ queryKey: [adminTranslations.list.path] })
  const phrases = (data?.data ?? []).flatMap(({ phrase }) => (chosen.has(phrase) ? [phrase] : []))

  async function doAndTell(work: () => Promise<{ message: string }>) {
    const done = await send(work)
    if (!done) return
    toast(done.message)
    setChosen(new Set())
    await again()
  }

  const words: Record<(typeof termFilters)[number], string> = {
    pending: t('번역 대기'),
    changed: t('바꾼 문구'),
    rejected: t('번역 안 함'),
    all: t('전체 문구'),
  }
  return (
    <>
      <PageHead
        title={t('번역 관리')}
        note={t('영어 화면에 나오는 문구예요. 승인한 문구만 가게에 보여요.')}
        actions={<FileTools onDone={again} />}
      />
      <Panel flush>
        <FilterTabs
          label={t('문구 종류')}
          tabs={termFilters.map((value) => ({
            value,
            label: words[value],
            count: data?.counts[value],
            hot: value === 'pending',
          }))}
          value={state}
          to={(next) => address.to({ state: next === 'pending' ? '' : next })}
        />
        <FilterBar>
          <SearchBox
            label={t('한국어나 영어로 찾기')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="min-w-0 flex-1 basis-60 wide:max-w-[320px]"
          />
          {phrases.length > 0 && (
            <>
              <span className="text-small text-ink-500">
                {t('{count}개 골랐어요', { count: phrases.length })}
              </span>
              {data?.translator && (
                <Button
                  look="outline"
                  size={44}
                  busy={busy}
                  onClick={() =>
                    void doAndTell(() =>
                      call(adminTranslations.propose, {
                        body: { phrases: phrases.slice(0, mostProposed) },
                      }),
                    )
                  }
                >
                  {t('번역 제안 받기')}
                </Button>
              )}
              <Button
                look="ghost"
                size={44}
                busy={busy}
                onClick={() =>
                  void doAndTell(() => call(adminTranslations.reject, { body: { phrases } }))
                }
              >
                {t('번역하지 않기')}
              </Button>
            </>
          )}
        </FilterBar>
        <DataTable
          caption={t('영어 문구')}
          columns={columnsOf({ t, state, onEdit: setEdited })}
          rows={data?.data}
          idOf={(row) => row.phrase}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          selection={
            state === 'pending'
              ? { chosen, onChange: setChosen, labelOf: (id) => t('{name} 고르기', { name: id }) }
              : undefined
          }
          empty={
            <EmptyState
              title={
                filters.keyword
                  ? t('찾는 문구가 없어요')
                  : state === 'pending'
                    ? t('기다리는 문구가 없어요')
                    : t('아직 없어요')
              }
              className="desk:py-16"
            >
              <p>{t('영어 화면에서 번역이 없는 문구가 나오면 여기에 모여요.')}</p>
            </EmptyState>
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
      {edited && (
        <TermDialog
          key={edited.phrase}
          term={edited}
          onClose={() => setEdited(null)}
          onDone={async () => {
            setEdited(null)
            await again()
          }}
        />
      )}
    </>
  )
}

type ColumnNeeds = {
  t: ReturnType<typeof useT>
  state: (typeof termFilters)[number]
  onEdit: (row: TermShown) => void
}

function columnsOf({ t, state, onEdit }: ColumnNeeds): Column<TermShown>[] {
  const waits = state === 'pending' || state === 'rejected'
  return [
    {
      name: 'phrase',
      label: t('한국어'),
      head: true,
      sort: 'phrase',
      className: 'card:w-[38%]',
      cell: (row) => (
        <span lang="ko" className="break-words">
          {row.phrase}
        </span>
      ),
    },
    {
      name: 'english',
      label: t('영어'),
      className: 'card:w-[34%]',
      cell: (row) => (
        <span lang="en" className="break-words">
          {row.translation ??
            (row.proposal ? (
              <span className="text-ink-500">{row.proposal}</span>
            ) : (
              <span className="text-ink-500">–</span>
            ))}
          {row.state === 'pending' && row.proposal && (
            <span className="ml-2 text-caption text-ink-500">
              ({t('제안: {name}', { name: row.proposed_by ?? '' })})
            </span>
          )}
          {row.state === 'approved' && row.own && row.own !== row.translation && (
            <span className="block text-caption text-ink-500">
              {t('처음 문구: {text}', { text: row.own })}
            </span>
          )}
        </span>
      ),
    },
    ...(waits
      ? [
          {
            name: 'seen',
            label: t('나온 횟수'),
            sort: 'seen_count',
            end: true,
            cell: (row: TermShown) => <span className="tabular">{row.seen_count}</span>,
          },
          {
            name: 'context',
            label: t('나온 화면'),
            roomy: true,
            cell: (row: TermShown) => (
              <span className="break-all text-ink-700">{row.context || '–'}</span>
            ),
          },
          {
            name: 'last',
            label: t('마지막'),
            sort: 'last_seen_at',
            cell: (row: TermShown) => (
              <span className="tabular whitespace-nowrap text-ink-700">
                {row.last_seen_at ? shortStamp(row.last_seen_at) : '–'}
              </span>
            ),
          },
        ]
      : [
          {
            name: 'by',
            label: t('고친 사람'),
            roomy: true,
            cell: (row: TermShown) => (
              <span className="text-ink-700">
                {row.changed_by && row.changed_at
                  ? `${row.changed_by} · ${shortStamp(row.changed_at)}`
                  : '–'}
              </span>
            ),
          },
        ]),
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      className: 'card:w-px card:pl-0',
      cell: (row) => (
        <Button
          look="outline"
          size={44}
          onClick={() => onEdit(row)}
          aria-label={t(row.state === 'pending' ? '{name} 번역' : '{name} 고치기', {
            name: row.phrase,
          })}
        >
          {row.state === 'pending' ? t('번역') : t('고치기')}
        </Button>
      ),
    },
  ]
}
