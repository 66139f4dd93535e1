import { Link } from 'react-router'
import { Facts } from '#admin/ui/panel.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { formatPhone } from '#kernel/phone.ts'
import { wayWord } from '#shop/payment/rules.ts'
import type { PersonalDetail } from '#shop/personal-payment/desk-contract.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'

/** What was asked of whom, and how it was paid. */
export function Told({ view }: { view: PersonalDetail }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const content = pick(view.content.ko, view.content.en)
  const way =
    view.payment &&
    [t(wayWord[view.payment.way]), pick(view.payment.label.ko, view.payment.label.en)]
      .filter(Boolean)
      .join(' · ')
  return (
    <Facts
      facts={[
        {
          label: t('금액'),
          value: <strong className="tabular">{money(view.price, view.currency)}</strong>,
        },
        view.refunded > 0 && {
          label: t('환불한 금액'),
          value: <span className="tabular">{money(view.refunded, view.currency)}</span>,
        },
        !!content && {
          label: t('자세한 내용'),
          value: <span className="whitespace-pre-line">{content}</span>,
        },
        !!view.closed &&
          view.state !== 'paid' && { label: t('결제할 수 없는 이유'), value: view.closed },
        { label: t('결제 기한'), value: stamp(view.expires_at) },
        {
          label: t('받을 결제 방법'),
          value: view.ways.map((one) => t(wayWord[one])).join(', '),
        },
        { label: t('받는 사람'), value: view.name || t('누구나') },
        view.mb_id !== null && {
          label: t('회원'),
          value: <TextLink to={adminPaths.member(view.mb_id)}>{view.mb_id}</TextLink>,
        },
        !!view.email && { label: t('메일 주소'), value: view.email },
        !!view.hp && {
          label: t('휴대폰 번호'),
          value: <span className="tabular">{formatPhone(view.hp)}</span>,
        },
        view.od_id !== null && {
          label: t('주문번호'),
          value: <TextLink to={adminPaths.order(view.od_id)}>{view.od_id}</TextLink>,
        },
        !!way && { label: t('결제 방법'), value: way },
        !!view.deposit_name && { label: t('입금자명'), value: view.deposit_name },
        view.paid_at !== null && { label: t('결제한 때'), value: stamp(view.paid_at) },
        view.cash_receipt !== null && {
          label: t('현금영수증'),
          value: (
            <TextLink to={adminPaths.cashReceipts()}>{view.cash_receipt.identity_masked}</TextLink>
          ),
        },
        view.sent_at !== null && { label: t('보낸 때'), value: stamp(view.sent_at) },
        { label: t('만든 때'), value: stamp(view.created_at) },
      ]}
    />
  )
}

/** Every window that was opened, with the way to what was said between shop and provider. */
export function Attempts({ view }: { view: PersonalDetail }) {
  const t = useT()
  const money = useMoney()
  if (!view.attempts.length)
    return <p className="p-4.5 text-small text-ink-500">{t('아직 결제를 시도하지 않았어요.')}</p>
  return (
    <ul className="divide-y divide-paper-200 text-small">
      {view.attempts.map((one) => (
        <li
          key={one.pay_id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4.5 py-2.5"
        >
          <span className="tabular text-ink-500">{stamp(one.created_at)}</span>
          <span>
            {t(wayWord[one.way])} ·{' '}
            <span className="tabular">{money(one.amount, view.currency)}</span>
          </span>
          <Link
            to={adminPaths.payment(one.pay_id)}
            className="tap text-pine-700 underline underline-offset-4"
          >
            {t('결제 내역')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
