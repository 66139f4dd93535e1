import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dayWithWeekday, dotted, stamp } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { formatPhone } from '#kernel/phone.ts'
import { receivedRows } from '#shop/order/amount-rules.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { isByBank } from '#shop/order/rules.ts'
import { deliveryAddress } from '#shop/order/ui/delivery-address.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'

/** Where it goes, ready to be pasted into a courier's form, and the way to put it right while nothing has left. */
export function ReceiverPanel({ order }: { order: StaffOrder }) {
  const t = useT()
  const staff = useStaff()
  const canEdit =
    staff.changes('orders') && order.actions.some(({ name, reason }) => name === 'edit' && !reason)
  const { lang } = useLang()
  const phone = formatPhone(order.od_b_hp)
  const whole = [order.od_b_name, phone, deliveryAddress(order, lang), order.od_memo]
    .filter(Boolean)
    .join('\n')
  return (
    <Panel
      title={t('받는 분')}
      end={
        <>
          {canEdit && (
            <Link
              to={adminPaths.editOrder(order.od_id)}
              className="tap inline-flex min-h-9 items-center font-semibold text-pine-700 hover:underline"
            >
              {t('고치기')}
              <span className="sr-only"> {t('받는 분')}</span>
            </Link>
          )}
          <CopyButton text={whole} what={t('받는 분')} label={t('모두 복사')} />
        </>
      }
    >
      <Facts
        facts={[
          { label: t('이름'), value: <strong className="font-semibold">{order.od_b_name}</strong> },
          { label: t('전화'), value: <Phone digits={order.od_b_hp} /> },
          {
            label: t('주소'),
            value: <span className="tabular">{deliveryAddress(order, lang)}</span>,
          },
          { label: t('배송 메모'), value: order.od_memo || <Nothing /> },
          order.od_gift && {
            label: t('선물'),
            value: (
              <strong className="font-semibold text-bad">
                {t('가격이 적힌 종이를 넣지 마세요')}
              </strong>
            ),
          },
        ]}
      />
    </Panel>
  )
}

export function PaymentPanel({ order }: { order: StaffOrder }) {
  const t = useT()
  const { lang, pick } = useLang()
  const money = useMoney()
  const { currency, bank_account } = order
  const byBank = isByBank(order.od_settle_case)
  return (
    <Panel title={t('결제')} end={t(order.od_settle_case)}>
      <Facts
        facts={[
          { label: t('합계'), value: <Figure>{money(order.totals.total, currency)}</Figure> },
          ...receivedRows(order).map(([word, amount]) => ({
            label: t(word),
            value: <Figure>{money(amount, currency)}</Figure>,
          })),
          order.od_cancel_price > 0 && {
            label: t('취소 금액'),
            value: <Figure>{money(order.od_cancel_price, currency)}</Figure>,
          },
          {
            label: t('남은 금액'),
            value: (
              <span className={order.od_misu > 0 ? 'tabular font-bold text-bad' : 'tabular'}>
                {money(order.od_misu, currency)}
              </span>
            ),
          },
          order.od_receipt_time !== null && {
            label: order.od_due_on
              ? t('외상으로 정한 때')
              : byBank
                ? t('입금 시각')
                : t('결제 시각'),
            value: <Figure>{stamp(order.od_receipt_time)}</Figure>,
          },
          order.od_due_on !== null && {
            label: t('외상 결제 기한'),
            value: (
              <>
                <Figure>{dotted(order.od_due_on)}</Figure>
                {order.od_company && (
                  <span className="ml-2">
                    <TextLink to={adminPaths.company(order.od_company)}>{t('회사 외상')}</TextLink>
                  </span>
                )}
              </>
            ),
          },
          order.payment?.escrow === true && {
            label: t('구매안전서비스'),
            value: t('에스크로로 결제'),
          },
          byBank && { label: t('입금자명'), value: order.od_deposit_name || <Nothing /> },
          bank_account && {
            label: t('입금 계좌'),
            value: (
              <>
                {pick(bank_account.bank.ko, bank_account.bank.en)}{' '}
                <span className="whitespace-nowrap">{bank_account.number}</span>
                {` · ${pick(bank_account.holder.ko, bank_account.holder.en)}`}
              </>
            ),
          },
          order.od_status === '주문' &&
            order.od_deposit_deadline !== null && {
              label: t('입금 기한'),
              value: (
                <Figure>{`${dayWithWeekday(koreanDay(order.od_deposit_deadline), lang)} ${stamp(order.od_deposit_deadline).slice(11)}`}</Figure>
              ),
            },
        ]}
      />
    </Panel>
  )
}

export function BuyerPanel({ order }: { order: StaffOrder }) {
  const t = useT()
  return (
    <Panel title={t('주문자')} end={order.mb_id ? t('회원') : t('비회원')}>
      <Facts
        facts={[
          { label: t('이름'), value: order.od_name },
          order.mb_id !== null && {
            label: t('아이디'),
            value: <TextLink to={adminPaths.member(order.mb_id)}>{order.mb_id}</TextLink>,
          },
          { label: t('전화'), value: <Phone digits={order.od_hp} /> },
          {
            label: t('메일'),
            value: (
              <a
                href={`mailto:${order.od_email}`}
                className="underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {order.od_email}
              </a>
            ),
          },
          {
            label: 'IP',
            value: <span className="tabular text-ink-500">{order.od_ip || '–'}</span>,
          },
        ]}
      />
    </Panel>
  )
}

function Phone({ digits }: { digits: string }) {
  return (
    <a
      href={`tel:${digits}`}
      className="tabular underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {formatPhone(digits)}
    </a>
  )
}

function Figure({ children }: { children: ReactNode }) {
  return <span className="tabular">{children}</span>
}

function Nothing() {
  const t = useT()
  return <span className="text-ink-500">{t('없음')}</span>
}
