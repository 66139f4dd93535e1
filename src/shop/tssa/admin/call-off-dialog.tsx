import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import { adminDates, type Roster, type RosterRow } from '#shop/tssa/date-contract.ts'
import { leftPercent } from '#shop/tssa/refund-rules.ts'
import { refundAmount } from '#shop/tssa/rules.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { useRoster } from './use-roster.ts'

type Props = { date: Roster; onClose: () => void }

/** The studio cancels a whole date: how many people and how much money is said before it is done. */
export function CallOffDialog({ date, onClose }: Props) {
  const t = useT()
  const money = useMoney()
  const { busy, attempt } = useRoster(date.session_id)
  const standing = date.roster.filter(({ state }) =>
    ['confirmed', 'attended', 'no_show'].includes(state),
  )
  // of a course under way what was not held goes back
  const percent = leftPercent(date.meetings, new Date())
  const back = (row: RosterRow) => refundAmount(row.amount, percent, row.currency)
  const sum = (currency: 'krw' | 'usd') =>
    standing.filter((row) => row.currency === currency).reduce((all, row) => all + back(row), 0)
  const byHand = standing.filter((row) => !row.od_id).reduce((all, row) => all + back(row), 0)
  const sums = [sum('krw') && money(sum('krw'), 'krw'), sum('usd') && money(sum('usd'), 'usd')]

  async function off(reason: string) {
    const params = { session_id: date.session_id }
    const told = t('날짜를 취소했어요. 예약한 분께 알림이 가요.')
    if (await attempt(() => call(adminDates.cancel, { params, body: { reason } }), told)) onClose()
  }

  return (
    <ConfirmWithReason
      open
      onClose={onClose}
      title={t('이 날짜를 취소할까요?')}
      yes={t('날짜 취소')}
      busy={busy}
      onYes={off}
      reasonLabel={t('손님에게 알릴 이유')}
      ready={[t('최소 인원이 모이지 않았어요.'), t('강사의 사정으로 열 수 없게 되었어요.')]}
    >
      <p className="text-small leading-normal text-ink-700">
        {standing.length
          ? t(
              percent < 100
                ? '예약 {count}건에 열지 않는 수업의 몫 {amount}을(를) 돌려 드려야 하고, 예약한 분께 바로 알려요.'
                : '예약 {count}건의 전액 {amount}을(를) 돌려 드려야 하고, 예약한 분께 바로 알려요.',
              {
                count: standing.length,
                amount: sums.filter(Boolean).join(', ') || money(0, 'krw'),
              },
            )
          : t('아직 예약한 분이 없어요.')}
      </p>
      {standing.some((row) => row.od_id) && (
        <p className="text-small leading-normal text-ink-700">
          {t('주문으로 결제한 예약은 결제한 방법으로 저절로 환불돼요.')}
        </p>
      )}
      {byHand > 0 && (
        <p className="text-small leading-normal text-ink-700">
          {t('공방에서 받은 {amount}은 직접 돌려 드려 주세요.', { amount: money(byHand, 'krw') })}
        </p>
      )}
    </ConfirmWithReason>
  )
}
