import { useState } from 'react'
import { Link } from 'react-router'
import { MemberCell } from '#admin/ui/cells.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { RevealButton } from '#admin/ui/reveal-button.tsx'
import { RowMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { formatPhone } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import { adminDates, type Roster, type RosterRow } from '#shop/tssa/date-contract.ts'
import { whyCannotAttend } from '#shop/tssa/date-rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { CancelBookingDialog } from './cancel-booking-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NamesDialog } from './names-dialog.tsx'
import { PrintedRoster } from './printed-roster.tsx'
import { useRoster } from './use-roster.ts'
import { bookingTone, bookingWord, owedWord } from './words.ts'

/** Who comes: one card a booking, as it is read at the door. */
export function RosterTable({ date, may }: { date: Roster; may: boolean }) {
  const t = useT()
  const { busy, attempt } = useRoster(date.session_id)
  const [phones, setPhones] = useState<readonly { booking_id: string; hp: string }[]>([])
  const params = { session_id: date.session_id }
  const certified = date.roster
    .filter(({ state }) => state === 'attended')
    .flatMap(({ attendees }) =>
      attendees.filter(
        (one) => !one.certificate_no && one.attended >= (date.certificate?.percent ?? 0),
      ),
    )
  return (
    <Panel
      flush
      title={t('오는 분')}
      end={
        date.certificate && certified.length > 0 && may ? (
          <Button
            look="outline"
            size={44}
            busy={busy}
            className="print:hidden"
            onClick={() =>
              void attempt(
                () =>
                  call(adminDates.certify, {
                    params,
                    body: { attendee_ids: certified.map((one) => one.attendee_id) },
                  }),
                t('수료증 {count}장을 발급했어요.', { count: certified.length }),
              )
            }
          >
            {t('수료증 {count}장 발급', { count: certified.length })}
          </Button>
        ) : undefined
      }
    >
      {date.roster.length === 0 ? (
        <EmptyState title={t('아직 예약이 없어요')} className="desk:py-14">
          <p>{t('전화나 매장에서 받은 예약은 ‘예약 적기’로 적어 주세요.')}</p>
        </EmptyState>
      ) : (
        <>
          <ul className="print:hidden">
            {date.roster.map((row) => (
              <Guest
                key={row.booking_id}
                date={date}
                row={row}
                may={may}
                phone={phones.find((one) => one.booking_id === row.booking_id)?.hp}
              />
            ))}
          </ul>
          <PrintedRoster date={date} phones={phones} />
          {may && (
            <div className="px-4.5 pb-4.5 print:hidden">
              <RevealButton
                area="classes"
                ask={(reason) => call(adminDates.reveal, { params, body: { reason } })}
                onWhole={setPhones}
              />
            </div>
          )}
        </>
      )}
    </Panel>
  )
}

type GuestProps = { date: Roster; row: RosterRow; may: boolean; phone?: string }

function Guest({ date, row, may, phone }: GuestProps) {
  const t = useT()
  const money = useMoney()
  const staff = useStaff()
  const { busy, attempt } = useRoster(date.session_id)
  const [asked, setAsked] = useState<'move' | 'cancel' | 'names' | null>(null)
  const params = { session_id: date.session_id, booking_id: row.booking_id }
  const isStanding = ['confirmed', 'attended', 'no_show'].includes(row.state)
  const isOver = date.status === 'cancelled' || new Date(date.over_at) <= new Date()

  const attend = (state: 'attended' | 'no_show' | 'confirmed', told: string) =>
    void attempt(() => call(adminDates.attend, { params, body: { state } }), told)

  const settle = (amount: number) =>
    void attempt(
      () => call(adminDates.settle, { params, body: { amount } }),
      t('차액을 주고받은 것으로 적었어요.'),
    )

  return (
    <li className="relative grid gap-x-4 gap-y-2 border-b border-paper-200 px-4.5 py-3.5 last:border-b-0 card:grid-cols-[minmax(0,1fr)_auto] card:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-card:pr-10">
          <strong className="font-semibold">{row.mb_name || t('이름 없음')}</strong>
          <span className="tabular text-small text-ink-700">
            {t('{count}명', { count: row.people })}
          </span>
          <Badge tone={bookingTone[row.state]}>{bookingWord(t, row.state)}</Badge>
          {row.moved && <Badge>{t('날짜를 옮김')}</Badge>}
          {row.owed && <Badge tone="wait">{owedWord(t, money, row.owed, row.currency)}</Badge>}
        </p>
        <p className="mt-1 text-caption leading-normal text-ink-500">
          {[
            row.attendees
              .map((one) => (date.meetings.length > 1 ? `${one.name} ${one.attended}%` : one.name))
              .join(', '),
            phone ? formatPhone(phone) : row.hp,
            money(row.amount, row.currency),
            row.booking_id,
          ]
            .filter(Boolean)
            .join(' · ')}
          {row.od_id && staff.sees('orders') && (
            <>
              {' · '}
              <Link
                to={adminPaths.order(row.od_id)}
                className="tabular underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {t('주문 {id}', { id: row.od_id })}
              </Link>
            </>
          )}
          {row.mb_id && staff.sees('members') && (
            <>
              {' · '}
              <MemberCell mb_id={row.mb_id} />
            </>
          )}
        </p>
        {row.note && <p className="mt-1 text-small text-ink-700">{row.note}</p>}
        {row.cancel_reason && (
          <p className="mt-1 text-small text-ink-700">
            {row.cancel_reason}
            {row.refund_amount !== null &&
              ` · ${t(row.od_id ? '주문에서 환불 {amount}' : '돌려 드릴 금액 {amount}', {
                amount: money(row.refund_amount, row.currency),
              })}`}
          </p>
        )}
        {row.attendees.some((one) => one.certificate_no) && (
          <p className="tabular mt-1 text-caption text-ink-500">
            {row.attendees
              .filter((one) => one.certificate_no)
              .map((one) => `${one.name} ${one.certificate_no}`)
              .join(', ')}
          </p>
        )}
      </div>
      {may && (isStanding || row.state === 'held') && (
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {whyCannotAttend(row.state, new Date(date.starts_at), new Date()) ? null : row.state ===
            'confirmed' ? (
            <>
              <Button
                size={44}
                busy={busy}
                onClick={() => attend('attended', t('출석을 적었어요.'))}
              >
                {t('왔어요')}
              </Button>
              <Button
                look="outline"
                size={44}
                disabled={busy}
                onClick={() => attend('no_show', t('안 온 것으로 적었어요.'))}
              >
                {t('안 왔어요')}
              </Button>
            </>
          ) : (
            <Button
              look="ghost"
              size={44}
              busy={busy}
              onClick={() => attend('confirmed', t('출석을 되돌렸어요.'))}
            >
              {t('되돌리기')}
            </Button>
          )}
          {row.owed?.by === 'studio' && (
            <Button
              look="outline"
              size={44}
              busy={busy}
              onClick={() => settle(row.owed?.amount ?? 0)}
            >
              {row.owed.amount > 0 ? t('차액 받았어요') : t('차액 돌려줬어요')}
            </Button>
          )}
          <div className="max-card:absolute max-card:top-2 max-card:right-2">
            <RowMenu
              label={t('{name} 님의 예약', { name: row.mb_name })}
              items={[
                { label: t('이름 적기'), run: () => setAsked('names') },
                ...(!isOver && (row.state === 'confirmed' || row.state === 'no_show')
                  ? [{ label: t('다른 날짜로 옮기기'), run: () => setAsked('move') }]
                  : []),
                ...(isOver
                  ? []
                  : [{ label: t('예약 취소'), run: () => setAsked('cancel'), danger: true }]),
              ]}
            />
          </div>
        </div>
      )}
      {asked === 'move' && <MoveDialog date={date} row={row} onClose={() => setAsked(null)} />}
      {asked === 'names' && <NamesDialog date={date} row={row} onClose={() => setAsked(null)} />}
      {asked === 'cancel' && (
        <CancelBookingDialog date={date} row={row} onClose={() => setAsked(null)} />
      )}
    </li>
  )
}
