import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MomentCell } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { type DraftRowView, draftStates, payDesk } from '#shop/order/contract/unfinished.ts'
import { payWords } from '#shop/payment/ui/pay-words.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'

/** Orders whose payment was started and not finished: why, and whom to help. */
export default function DraftsPage() {
  const t = useT()
  const desk = useDesk('drafts', ['created_at', 'total'], { by: 'created_at', order: 'desc' })
  const found = useQuery({
    ...queryOf(payDesk.drafts, {
      query: { ...desk.query, state: desk.pick('state', draftStates) },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const words: Record<(typeof draftStates)[number], string> = {
    open: t('결제 중'),
    confirming: t('확인 중'),
    failed: t('실패'),
    left: t('그만둠'),
    replaced: t('다시 시도함'),
    expired: t('시간 지남'),
  }
  const columns = useColumns(words)
  return (
    <>
      <PageHead
        title={t('결제 안 된 주문')}
        note={t(
          '결제를 시작하고 끝내지 않은 주문이에요. 30분이 지나면 재고가 풀리고, 30일 뒤에 지워져요.',
        )}
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('결제 안 된 주문')}
        columns={columns}
        idOf={(row) => row.pay_id}
        states={{
          label: t('결제 상태'),
          choices: draftStates.map((value) => ({
            value,
            label: words[value],
            hot: value === 'confirming',
          })),
        }}
        search={{ label: t('주문번호, 이름, 전화로 찾기') }}
        empty={{
          title: t('결제를 끝내지 않은 주문이 없어요'),
          text: t('모두 결제까지 잘 마쳤어요.'),
        }}
      />
    </>
  )
}

const tones: Record<(typeof draftStates)[number], BadgeTone> = {
  open: 'wait',
  confirming: 'going',
  failed: 'bad',
  left: 'plain',
  replaced: 'plain',
  expired: 'plain',
}

function useColumns(words: Record<(typeof draftStates)[number], string>): Column<DraftRowView>[] {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  return [
    {
      name: 'od_id',
      label: t('주문번호'),
      head: true,
      cell: (row) => (
        <Link
          to={adminPaths.payment(row.pay_id)}
          className="tap tabular underline-offset-4 hover:underline"
        >
          {row.od_id}
        </Link>
      ),
    },
    {
      name: 'created_at',
      label: t('시작한 때'),
      sort: 'created_at',
      cell: (row) => <MomentCell at={row.created_at} />,
    },
    {
      name: 'name',
      label: t('주문자'),
      cell: (row) => (
        <span className="block text-right card:text-left">
          {row.name}
          <span className="tabular block text-caption leading-tight text-ink-500">{row.phone}</span>
        </span>
      ),
    },
    {
      name: 'goods',
      label: t('상품'),
      className: 'card:w-full card:max-w-0 card:min-w-32',
      cell: (row) => (
        <span className="block min-w-0 truncate text-right card:text-left">
          {pick(row.goods, row.goods_en)}
        </span>
      ),
    },
    { name: 'settle_case', label: t('결제'), roomy: true, cell: (row) => t(row.settle_case) },
    {
      name: 'total',
      label: t('금액'),
      sort: 'total',
      end: true,
      cell: (row) => money(row.total, row.currency),
    },
    {
      name: 'state',
      label: t('상태'),
      className: 'card:min-w-40 card:whitespace-normal! wide:min-w-64',
      cell: (row) => (
        <span className="block text-right card:text-left">
          <Badge tone={tones[row.state]}>{words[row.state]}</Badge>
          {row.state === 'failed' && row.why && (
            <span className="mt-1 block max-w-[20em] text-caption leading-tight text-ink-500 card:py-1">
              {t(payWords(row.why))}
            </span>
          )}
        </span>
      ),
    },
  ]
}
