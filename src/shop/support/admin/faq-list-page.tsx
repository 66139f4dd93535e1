import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { RowMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { useAskRemoval } from '#admin/ui/use-ask-removal.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { shortStamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminFaqs, type FaqGroup, type StaffFaq } from '#shop/support/faq-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { GroupDialog } from './group-dialog.tsx'

const perPage = 50

/** The questions of the help pages, in the order in which shoppers read them. */
export default function FaqListPage() {
  return (
    <OnlyFor area="customers">
      <Questions />
    </OnlyFor>
  )
}

function Questions() {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const askRemoval = useAskRemoval()
  const client = useQueryClient()
  const { send, busy } = useSend()
  const canChange = useStaff().changes('customers')
  const [naming, setNaming] = useState<FaqGroup | 'new' | null>(null)
  const desk = useDesk('faq', ['fa_order'], { by: 'fa_order', order: 'asc' })
  const { page, keyword } = desk.query
  const fm_id = /^\d{1,9}$/.test(desk.address.filters.group ?? '')
    ? Number(desk.address.filters.group)
    : undefined
  const found = useQuery({
    ...queryOf(adminFaqs.list, { query: { page, per_page: perPage, keyword, fm_id } }),
    ...fresh,
    enabled: desk.ready,
  })
  const groups = found.data?.groups ?? []
  const group = groups.find((one) => one.fm_id === fm_id)
  const counts = Object.fromEntries(groups.map((one) => [String(one.fm_id), one.count]))

  async function run(work: () => Promise<{ message: string }>) {
    const done = await send(work)
    await client.invalidateQueries({ queryKey: [adminFaqs.list.path] })
    if (done) toast(done.message)
  }

  async function remove(row: StaffFaq) {
    const sure = await askRemoval(pick(row.fa_subject, row.fa_subject_en))
    if (sure) await run(() => call(adminFaqs.remove, { params: { fa_id: row.fa_id } }))
  }

  const move = (row: StaffFaq, up: boolean) =>
    run(() => call(adminFaqs.move, { params: { fa_id: row.fa_id }, body: { up } }))
  const moveGroup = (one: FaqGroup, up: boolean) =>
    run(() => call(adminFaqs.moveGroup, { params: { fm_id: one.fm_id }, body: { up } }))
  const nameOf = (id: number) => {
    const one = groups.find((other) => other.fm_id === id)
    return one ? pick(one.fm_subject, one.fm_subject_en) : ''
  }

  const columns: Column<StaffFaq>[] = [
    {
      name: 'fa_subject',
      label: t('질문'),
      head: true,
      className: 'card:w-full card:max-w-0 card:min-w-60',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-2">
          <Link
            to={adminPaths.faq(row.fa_id)}
            className="tap min-w-0 truncate underline-offset-4 hover:underline max-card:whitespace-normal"
          >
            {pick(row.fa_subject, row.fa_subject_en)}
          </Link>
          {!row.fa_use && <Badge>{t('숨김')}</Badge>}
          {!row.fa_subject_en && <Badge tone="wait">{t('영어 없음')}</Badge>}
        </span>
      ),
    },
    {
      name: 'fm_id',
      label: t('묶음'),
      cell: (row) => <span className="whitespace-nowrap text-ink-700">{nameOf(row.fm_id)}</span>,
    },
    {
      name: 'updated_at',
      label: t('고친 때'),
      roomy: true,
      cell: (row) => (
        <time dateTime={row.updated_at} className="tabular whitespace-nowrap text-ink-700">
          {shortStamp(row.updated_at)}
        </time>
      ),
    },
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      className: 'card:w-px card:pl-0',
      cell: (row) =>
        canChange && (
          <RowMenu
            label={t('{name} 할 일', { name: pick(row.fa_subject, row.fa_subject_en) })}
            items={[
              {
                label: t('위로 옮기기'),
                run: () => void move(row, true),
                reason: keyword ? t('찾는 중에는 옮기지 않아요') : null,
              },
              {
                label: t('아래로 옮기기'),
                run: () => void move(row, false),
                reason: keyword ? t('찾는 중에는 옮기지 않아요') : null,
              },
              { label: t('삭제'), run: () => void remove(row), danger: true },
            ]}
          />
        ),
    },
  ]

  return (
    <>
      <PageHead
        title={t('자주 묻는 질문')}
        note={t('위에 있는 질문부터 가게에 보이고, 묶음의 첫 질문은 고객센터 첫 화면에도 보여요.')}
        actions={
          canChange && (
            <>
              <Button look="outline" size={44} onClick={() => setNaming('new')}>
                {t('묶음 만들기')}
              </Button>
              {groups.length > 0 && (
                <ButtonLink size={44} to={adminPaths.faq('new', { group: fm_id })}>
                  {t('질문 적기')}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      <DeskList
        desk={desk}
        found={{ ...found, data: found.data && { ...found.data, counts } }}
        states={{
          label: t('묶음'),
          name: 'group',
          choices: groups.map((one) => ({
            value: String(one.fm_id),
            label: pick(one.fm_subject, one.fm_subject_en),
          })),
          end: canChange && group && (
            <span className="ml-auto">
              <RowMenu
                label={t('{name} 묶음', { name: pick(group.fm_subject, group.fm_subject_en) })}
                items={[
                  { label: t('이름 고치기'), run: () => setNaming(group) },
                  { label: t('앞으로 옮기기'), run: () => void moveGroup(group, true) },
                  { label: t('뒤로 옮기기'), run: () => void moveGroup(group, false) },
                  {
                    label: t('묶음 삭제'),
                    run: () =>
                      void run(() =>
                        call(adminFaqs.removeGroup, { params: { fm_id: group.fm_id } }),
                      ),
                    danger: true,
                    reason: group.count ? t('질문이 들어 있어요') : null,
                  },
                ]}
              />
            </span>
          ),
        }}
        search={{ label: t('질문과 답에서 찾기') }}
        caption={t('자주 묻는 질문')}
        columns={columns}
        idOf={(row) => String(row.fa_id)}
        open={(row) => adminPaths.faq(row.fa_id)}
        empty={{
          title: groups.length ? t('아직 적은 질문이 없어요') : t('아직 묶음이 없어요'),
          text: groups.length
            ? t('손님이 자주 묻는 것을 적어 두면 문의가 줄어요.')
            : t('먼저 배송, 교환처럼 질문을 모을 묶음을 만들어 주세요.'),
        }}
      />
      {naming && (
        <GroupDialog
          key={naming === 'new' ? 'new' : naming.fm_id}
          group={naming === 'new' ? null : naming}
          busy={busy}
          send={send}
          onClose={() => setNaming(null)}
          onDone={() => void client.invalidateQueries({ queryKey: [adminFaqs.list.path] })}
        />
      )}
    </>
  )
}
