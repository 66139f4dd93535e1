import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFoot } from '#admin/ui/foot.ts'
import { WordMenu } from '#admin/ui/row-menu.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call } from '#kernel/queries.ts'
import { adminOrders, type StaffOrderRow } from '#shop/order/contract/desk.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { inWords } from '#ui/explain.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { MemoDialog } from './memo-dialog.tsx'
import { movesFrom, moveWord, refreshDesk } from './order-jobs.ts'

type Props = {
  rows: readonly StaffOrderRow[]
  onDone: () => void
  /** makes a file for a courier of these */
  onCourier: (rows: readonly StaffOrderRow[]) => void
}

/** Several orders one step forward: says how many and which, then what became of each. Money and waybills stay one by one. */
export function BulkBar(props: Props) {
  return props.rows.length > 0 ? <Bar {...props} /> : null
}

function Bar({ rows, onDone, onCourier }: Props) {
  // notices keep above the bar, however many lines it takes
  const [height, setHeight] = useState(84)
  useFoot(height)
  const measured = useCallback((bar: HTMLElement | null) => {
    if (!bar) return
    const watch = new ResizeObserver(() => setHeight(bar.offsetHeight + 24))
    watch.observe(bar)
    return () => watch.disconnect()
  }, [])
  const money = useMoney()
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [memo, setMemo] = useState(false)
  const able = (move: 'prepare' | 'complete') =>
    rows.filter((row) => movesFrom(row.od_status).includes(move))

  const sumsOf = (chosen: readonly StaffOrderRow[]) =>
    (['krw', 'usd'] as const)
      .map((currency) => chosen.filter((row) => row.currency === currency))
      .flatMap((same) => {
        const sum = same.reduce((all, { total }) => all + total, 0)
        return same[0] ? [t('합계 {amount}', { amount: money(sum, same[0].currency) })] : []
      })
      .join(' · ')

  async function run(move: 'prepare' | 'complete') {
    const chosen = able(move)
    const question =
      move === 'prepare'
        ? t('결제완료 주문 {count}건의 준비를 시작할까요?', { count: chosen.length })
        : t('배송중 주문 {count}건을 배송완료로 바꿀까요?', { count: chosen.length })
    if (
      !(await dialog.confirm(
        `${question}\n${sumsOf(chosen)}\n${chosen
          .map((row) => `${row.od_id} ${row.od_name} ${money(row.total, row.currency)}`)
          .slice(0, 10)
          .join('\n')}${chosen.length > 10 ? '\n…' : ''}`,
        { title: moveWord(t, move), yes: moveWord(t, move) },
      ))
    )
      return
    setBusy(true)
    const failed: string[] = []
    for (const { od_id } of chosen) {
      try {
        await call(adminOrders[move], { params: { od_id } })
      } catch (error) {
        failed.push(`${od_id}: ${inWords(t, error)}`)
      }
    }
    setBusy(false)
    void refreshDesk(client)
    onDone()
    if (failed.length)
      void dialog.error(
        `${t('{done}건을 바꾸고 {count}건은 바꾸지 못했어요.', { done: chosen.length - failed.length, count: failed.length })}\n${failed.slice(0, 5).join('\n')}`,
      )
    else toast(t('{count}건을 바꿨어요.', { count: chosen.length }))
  }

  const print = (what: Parameters<typeof adminPaths.printOrders>[0]) =>
    void navigate(adminPaths.printOrders(what, rows.map(({ od_id }) => od_id).join(',')))
  const sendable = rows.filter((row) => movesFrom(row.od_status).includes('ship'))
  return (
    <section
      ref={measured}
      aria-label={t('고른 주문')}
      className="layer-header sticky bottom-4 z-20 mx-3 mb-3 flex flex-wrap items-center gap-2 rounded-card border border-paper-200 bg-paper-100 px-4 py-2 shadow-high print:hidden"
    >
      <p role="status" className="mr-auto text-small font-semibold">
        {t('{count}건 골랐어요', { count: rows.length })}
      </p>
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
          { label: t('메모 남기기 {count}', { count: rows.length }), run: () => setMemo(true) },
          {
            label: t('택배 접수 파일 {count}', { count: sendable.length }),
            reason: sendable.length ? null : t('보낼 차례인 주문이 없어요.'),
            run: () => onCourier(sendable),
          },
        ]}
      />
      <Button size={44} look="ghost" onClick={onDone} disabled={busy}>
        {t('고르기 취소')}
      </Button>
      {memo && <MemoDialog rows={rows} onClose={() => setMemo(false)} />}
    </section>
  )
}
