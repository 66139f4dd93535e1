import { useState } from 'react'
import { useNavigate } from 'react-router'
import { BulkFrame } from '#admin/ui/bulk-frame.tsx'
import { useMoneyGate } from '#admin/ui/money-gate.ts'
import { WordMenu } from '#admin/ui/row-menu.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call } from '#kernel/queries.ts'
import type { StaffOrderRow } from '#shop/order/contract/desk.ts'
import { orderErrands } from '#shop/order/contract/errands.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { useSend } from '#ui/use-send.ts'
import { CancelManyDialog, DepositsDialog } from './bulk-dialogs.tsx'
import { MemoDialog } from './memo-dialog.tsx'
import { movesFrom, moveWord } from './order-jobs.ts'
import { useSums } from './sums-of.ts'
import { AssignDialog, TagsDialog } from './tags-dialog.tsx'

type Props = {
  rows: readonly StaffOrderRow[]
  onDone: () => void
  /** work on them has begun, and a job goes on with it */
  onBegun: (errand_id: number) => void
  /** makes a file for a courier of these */
  onCourier: (rows: readonly StaffOrderRow[]) => void
}

type Work = 'deposits' | 'cancel' | 'memo' | 'tags' | 'staff'

/** Several orders one step forward: says how many and which, then what became of each. A sum that differs and a waybill stay one by one. */
export function BulkBar(props: Props) {
  return props.rows.length > 0 ? <Bar {...props} /> : null
}

function Bar({ rows, onDone, onBegun, onCourier }: Props) {
  const money = useMoney()
  const t = useT()
  const sums = useSums()
  const gate = useMoneyGate()
  const dialog = useDialog()
  const navigate = useNavigate()
  const { busy, send } = useSend()
  const [work, setWork] = useState<Work | null>(null)
  const able = (move: 'prepare' | 'complete') => rows.filter((row) => movesFrom(row).includes(move))

  async function run(move: 'prepare' | 'complete') {
    const chosen = able(move)
    const question =
      move === 'prepare'
        ? t('결제완료 주문 {count}건의 준비를 시작할까요?', { count: chosen.length })
        : t('배송중 주문 {count}건을 배송완료로 바꿀까요?', { count: chosen.length })
    if (
      !(await dialog.confirm(
        `${question}\n${sums(chosen)}\n${chosen
          .map((row) => `${row.od_id} ${row.od_name} ${money(row.total, row.currency)}`)
          .slice(0, 10)
          .join('\n')}${chosen.length > 10 ? '\n…' : ''}`,
        { title: moveWord(t, move), yes: moveWord(t, move) },
      ))
    )
      return
    const ids = chosen.map(({ od_id }) => od_id)
    const answer = await send(() => call(orderErrands.moves, { body: { ids, move } }))
    if (answer) begun(answer.data.errand_id)
  }

  function begun(errand_id: number) {
    setWork(null)
    onDone()
    onBegun(errand_id)
  }

  const print = (what: Parameters<typeof adminPaths.printOrders>[0]) =>
    void navigate(adminPaths.printOrders(what, rows.map(({ od_id }) => od_id).join(',')))
  const due = rows.filter(
    (row) => movesFrom(row).includes('deposit') && row.od_settle_case === '무통장',
  )
  const unpaid = rows.filter(({ od_status }) => od_status === '주문')
  const close = () => setWork(null)
  const sendable = rows.filter((row) => movesFrom(row).includes('ship'))
  return (
    <BulkFrame
      label={t('고른 주문')}
      count={t('{count}건 골랐어요', { count: rows.length })}
      busy={busy}
      onDone={onDone}
    >
      {due.length > 0 && (
        <Button size={44} {...gate.grey} onClick={gate.only(() => setWork('deposits'))}>
          {t('입금확인 {count}', { count: due.length })}
        </Button>
      )}
      {(['prepare', 'complete'] as const)
        .filter((move) => able(move).length > 0)
        .map((move) => (
          <Button
            key={move}
            size={44}
            look={move === 'prepare' ? 'solid' : 'outline'}
            busy={busy}
            onClick={() => run(move)}
          >
            {move === 'prepare'
              ? t('준비 시작 {count}', { count: able(move).length })
              : t('배송완료 처리 {count}', { count: able(move).length })}
          </Button>
        ))}
      {sendable.length > 0 && (
        <ButtonLink
          to={adminPaths.waybills({ ids: sendable.map(({ od_id }) => od_id).join(',') })}
          look="outline"
          size={44}
        >
          {t('송장 넣기 {count}', { count: sendable.length })}
        </ButtonLink>
      )}
      <WordMenu
        word={t('더 하기')}
        disabled={busy}
        items={[
          {
            label: t('포장 명세 인쇄 {count}', { count: rows.length }),
            run: () => print('packing-slip'),
          },
          {
            label: t('피킹 목록 인쇄 {count}', { count: sendable.length }),
            reason: sendable.length ? null : t('보낼 차례인 주문이 없어요.'),
            run: () => print('pick-list'),
          },
          {
            label: t('주소 라벨 인쇄 {count}', { count: rows.length }),
            run: () => print('labels'),
          },
          {
            label: t('태그 붙이고 떼기 {count}', { count: rows.length }),
            run: () => setWork('tags'),
          },
          {
            label: t('담당 정하기 {count}', { count: rows.length }),
            run: () => setWork('staff'),
          },
          { label: t('메모 남기기 {count}', { count: rows.length }), run: () => setWork('memo') },
          {
            label: t('택배 접수 파일 {count}', { count: sendable.length }),
            reason: sendable.length ? null : t('보낼 차례인 주문이 없어요.'),
            run: () => onCourier(sendable),
          },
          {
            label: t('주문 취소 {count}', { count: unpaid.length }),
            reason: unpaid.length ? null : t('입금을 기다리는 주문이 없어요.'),
            run: () => setWork('cancel'),
          },
        ]}
      />
      {work === 'deposits' && <DepositsDialog rows={due} onClose={close} onBegun={begun} />}
      {work === 'cancel' && <CancelManyDialog rows={unpaid} onClose={close} onBegun={begun} />}
      {work === 'memo' && <MemoDialog rows={rows} onClose={close} />}
      {work === 'tags' && <TagsDialog rows={rows} onClose={close} />}
      {work === 'staff' && <AssignDialog rows={rows} onClose={close} />}
    </BulkFrame>
  )
}
