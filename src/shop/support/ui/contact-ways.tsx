import { Mail, MessageSquareText, PackageSearch, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import { phoneFor } from '#kernel/phone.ts'
import { useSettings } from '#storefront/hooks.ts'
import { useLang, useT } from '#ui/language.tsx'

/** What is left when no answer fits: to write, to call, to look an order up. */
export function ContactWays() {
  const t = useT()
  const { lang, pick } = useLang()
  const company = useSettings()?.company
  if (!company) return null
  const hours = [
    pick(company.hours.ko, company.hours.en),
    pick(company.lunch.ko, company.lunch.en),
    pick(company.closed.ko, company.closed.en),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <ul className="grid gap-3 card:grid-cols-2">
      <Way
        href={paths.myPage.newInquiry()}
        icon={<MessageSquareText aria-hidden="true" size={22} strokeWidth={1.5} />}
        title={t('1:1 문의 남기기')}
        note={t('사진과 파일을 함께 보낼 수 있고, 답은 마이페이지와 메일로 알려 드려요.')}
      />
      <Way
        href={paths.orderLookUp()}
        icon={<PackageSearch aria-hidden="true" size={22} strokeWidth={1.5} />}
        title={t('주문 조회')}
        note={t('배송 상태를 보고 취소, 교환, 반품을 신청해요. 비회원도 돼요.')}
      />
      <Way
        href={`tel:${phoneFor(lang, company.phone)}`}
        icon={<Phone aria-hidden="true" size={22} strokeWidth={1.5} />}
        title={phoneFor(lang, company.phone)}
        note={hours}
      />
      <Way
        href={`mailto:${company.email}`}
        icon={<Mail aria-hidden="true" size={22} strokeWidth={1.5} />}
        title={company.email}
        note={t('영업일 기준 하루 안에 답해 드려요.')}
      />
    </ul>
  )
}

function Way({
  href,
  icon,
  title,
  note,
}: {
  href: string
  icon: ReactNode
  title: string
  note: string
}) {
  return (
    <li>
      <a
        href={href}
        className="flex h-full gap-4 rounded-card border border-paper-200 bg-paper-0 p-5 hover:border-control"
      >
        <span className="mt-0.5 text-pine-700">{icon}</span>
        <span className="min-w-0">
          <b className="block text-body font-semibold [overflow-wrap:anywhere]">{title}</b>
          <span className="mt-1 block text-small leading-normal text-ink-700">{note}</span>
        </span>
      </a>
    </li>
  )
}
