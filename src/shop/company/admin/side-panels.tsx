import { Link } from 'react-router'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { businessNumberText } from '#kernel/business-number.ts'
import { dotted, monthWord } from '#kernel/day-words.ts'
import type { DeskCompany } from '#shop/company/desk-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'

type Props = { company: DeskCompany }

/** How much may be owed, and for how long. */
export function TermsPanel({ company, onChange }: Props & { onChange: () => void }) {
  const t = useT()
  const money = useMoney()
  const staff = useStaff()
  const { credit_limit, due_days, block_days } = company
  return (
    <Panel
      title={t('외상 조건')}
      end={
        staff.changes('money') && (
          <Button look="outline" size={44} onClick={onChange}>
            {credit_limit > 0 ? t('조건 바꾸기') : t('외상 열기')}
          </Button>
        )
      }
    >
      {company.waiting_limit !== null && (
        <p className="mb-3 bg-amber-100 px-3 py-2 text-small text-amber-700">
          {t('한도 {amount}이 다른 사람의 승인을 기다리고 있어요.', {
            amount: money(company.waiting_limit, 'krw'),
          })}{' '}
          <Link to={adminPaths.gifts()} className="underline underline-offset-4">
            {t('혜택 승인')}
          </Link>
        </p>
      )}
      {credit_limit === 0 ? (
        <p className="text-small text-ink-500">
          {t('외상이 열려 있지 않아요. 한도를 정하면 주문할 때 외상을 고를 수 있어요.')}
        </p>
      ) : (
        <Facts
          facts={[
            {
              label: t('외상 한도'),
              value: <span className="tabular font-semibold">{money(credit_limit, 'krw')}</span>,
            },
            {
              label: t('남은 한도'),
              value: <span className="tabular">{money(company.left, 'krw')}</span>,
            },
            { label: t('결제 기한'), value: t('주문한 날부터 {days}일', { days: due_days }) },
            {
              label: t('새 외상 멈춤'),
              value: t('기한이 {days}일 넘게 지나면', { days: block_days }),
            },
            company.reminded_on !== null && {
              label: t('마지막으로 알린 날'),
              value: <span className="tabular">{dotted(company.reminded_on)}</span>,
            },
          ]}
        />
      )}
    </Panel>
  )
}

/** One paper for every month in which something happened. */
export function StatementsPanel({ company }: Props) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Panel title={t('월 거래 명세')}>
      {company.months.length === 0 ? (
        <p className="text-small text-ink-500">{t('아직 거래가 없어요.')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-small">
          {company.months.map((month) => (
            <li key={month}>
              <Link
                to={adminPaths.companyStatement(company.mb_id, month)}
                className="tap tabular underline underline-offset-4"
              >
                {monthWord(month, lang)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** As it stands on tax invoices; it comes from the application that was approved. */
export function RegistrationPanel({ company }: Props) {
  const t = useT()
  const staff = useStaff()
  return (
    <Panel
      title={t('사업자 정보')}
      end={
        staff.sees('members') && (
          <Link to={adminPaths.member(company.mb_id)} className="tap underline underline-offset-4">
            {t('회원 보기')}
          </Link>
        )
      }
    >
      <Facts
        facts={[
          { label: t('상호'), value: company.company },
          { label: t('사업자등록번호'), value: businessNumberText(company.business_number) },
          { label: t('대표자'), value: company.representative },
          { label: t('사업장 주소'), value: company.address },
          { label: t('업태'), value: company.business_type },
          { label: t('종목'), value: company.business_item },
          { label: t('세금계산서 받을 메일'), value: company.tax_email },
        ]}
      />
    </Panel>
  )
}

/** Who orders for the company beside its owner. */
export function ColleaguesPanel({ company }: Props) {
  const t = useT()
  if (!company.colleagues.length) return null
  return (
    <Panel title={t('함께 주문하는 동료')}>
      <ul className="grid gap-2 text-small">
        {company.colleagues.map((one) => (
          <li key={one.co_id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 break-words">
              {[one.name, one.email].filter(Boolean).join(' · ')}
            </span>
            {one.state === 'invited' && <Badge tone="wait">{t('초대함')}</Badge>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
