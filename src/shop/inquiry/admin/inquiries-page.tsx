import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminInquiries, inquiryKinds, type StaffInquiryRow } from '#shop/inquiry/desk-contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { AssignBar } from './assign-bar.tsx'
import { useInquiryColumns } from './inquiry-columns.tsx'

const list = 'inquiries'
const idOf = ({ kind, id }: StaffInquiryRow) => `${kind}-${id}`

/** Questions of both kinds in one line; who waits longest stands on top. */
export default function InquiriesPage() {
  const t = useT()
  const desk = useDesk(list, ['waiting'], { by: 'waiting', order: 'asc' })
  const { address, isFiltered } = desk
  const { keyword = '', it_id = '', mb_id = '' } = address.filters
  const tab = desk.pick('tab', ['answered', 'mine', 'all']) ?? ''
  const kind = desk.pick('kind', inquiryKinds)
  const found = useQuery({
    ...queryOf(adminInquiries.list, {
      query: {
        page: desk.query.page,
        keyword: desk.query.keyword,
        kind,
        state: tab === 'all' ? undefined : tab === 'answered' ? 'answered' : 'waiting',
        assigned: tab === 'mine' ? 'me' : undefined,
        it_id: it_id || undefined,
        mb_id: mb_id || undefined,
      },
    }),
    ...fresh,
    enabled: desk.ready,
    refetchInterval: 60_000,
  })
  const columns = useInquiryColumns(list)
  const staff = useStaff()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const counts = found.data?.counts
  return (
    <>
      <PageHead
        title={t('고객 문의')}
        actions={
          <ButtonLink look="outline" size={44} to={adminPaths.answerTemplates()}>
            {t('답변 서식')}
          </ButtonLink>
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('문의 목록')}
        columns={columns}
        idOf={idOf}
        selection={
          staff.changes('customers')
            ? {
                chosen,
                onChange: setChosen,
                labelOf: (id) =>
                  t('{id} 고르기', {
                    id: found.data?.data.find((row) => idOf(row) === id)?.subject ?? id,
                  }),
              }
            : undefined
        }
        foot={
          <AssignBar
            rows={found.data?.data.filter((row) => chosen.has(idOf(row))) ?? []}
            onDone={() => setChosen(new Set())}
          />
        }
        tabs={{
          label: t('문의 상태'),
          tabs: [
            { value: '', label: t('답변 전'), count: counts?.waiting, hot: true },
            { value: 'mine', label: t('내가 맡은 것'), count: counts?.mine },
            { value: 'answered', label: t('답변함'), count: counts?.answered },
            { value: 'all', label: t('전체'), count: counts?.all },
          ],
          value: tab,
          to: (next) => address.to({ tab: next }),
        }}
        search={{ label: t('제목, 내용, 회원, 상품, 주문번호로 찾기') }}
        filters={
          <Select
            label={t('문의 종류')}
            hideLabel
            optional
            small
            className="w-44 max-card:w-full"
            value={kind ?? ''}
            onChange={(next) => address.set({ kind: next })}
            placeholder={t('모든 문의')}
            choices={[
              { value: 'personal', label: t('1:1 개인 문의') },
              { value: 'product', label: t('상품 문의') },
            ]}
          />
        }
        applied={[
          ...(keyword ? [{ name: 'keyword', label: t('검색: {word}', { word: keyword }) }] : []),
          ...(mb_id ? [{ name: 'mb_id', label: t('회원: {id}', { id: mb_id }) }] : []),
          ...(it_id ? [{ name: 'it_id', label: t('상품: {id}', { id: it_id }) }] : []),
        ]}
        open={(row) => adminPaths.inquiry(row.kind, row.id)}
        empty={{
          title: t('기다리는 문의가 없어요'),
          filtered:
            kind || keyword || it_id || mb_id
              ? t('조건에 맞는 문의가 없어요')
              : t('여기에는 문의가 없어요'),
          text: !isFiltered && t('모두 답했어요. 새 문의가 오면 여기에 보여요.'),
        }}
      />
    </>
  )
}
