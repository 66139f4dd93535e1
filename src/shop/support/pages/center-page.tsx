import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  ChevronRight,
  CircleHelp,
  FileCheck,
  Handshake,
  type LucideIcon,
  MapPin,
  Megaphone,
  MessagesSquare,
  PackageOpen,
  ScanLine,
  Star,
  Store,
  Truck,
  UsersRound,
} from 'lucide-react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { faqs } from '#shop/support/faq-contract.ts'
import { ContactWays } from '#shop/support/ui/contact-ways.tsx'
import { FaqRows } from '#shop/support/ui/faq-rows.tsx'
import { HelpSearch } from '#shop/support/ui/help-search.tsx'
import { OpenNowLine } from '#shop/support/ui/open-now.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { NoticeList, newestNotices } from './notice-rows.tsx'

const questionsShown = 6
const topQuestions = queryOf(faqs.list, { query: {} })
const needs = (client: QueryClient) => [
  client.ensureQueryData(topQuestions),
  client.ensureQueryData(newestNotices),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '고객센터'),
    description: translate(
      view.lang,
      '주문과 배송, 교환과 환불, 향 제품과 클래스에 대해 도와 드려요.',
    ),
  })
}

/** Where help begins: a search, the first question of each subject, every board, and how to reach the shop. */
export default function CenterPage() {
  const t = useT()
  const { data } = useQuery(topQuestions)
  const notices = useQuery(newestNotices).data?.data ?? []
  const first = (data?.groups ?? [])
    .flatMap((group) => data?.data.find((row) => row.fm_id === group.fm_id) ?? [])
    .slice(0, questionsShown)
  return (
    <div className="wrap max-w-[1080px]! pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[{ label: t('홈'), to: paths.home() }, { label: t('고객센터') }]}
      />
      <PageTitle
        className="desk:mt-3"
        title={t('고객센터')}
        note={t('무엇을 도와 드릴까요? 먼저 낱말로 찾아보세요.')}
      />
      <HelpSearch />
      {first.length > 0 && (
        <section aria-labelledby="questions" className="mt-10">
          <Head id="questions" title={t('자주 묻는 질문')} to={paths.faq()} more={t('모두 보기')} />
          <FaqRows rows={first} />
        </section>
      )}
      <section aria-labelledby="boards" className="mt-12">
        <h2 id="boards" className="type-h2 mb-4">
          {t('둘러볼 곳')}
        </h2>
        <Boards />
      </section>
      {notices.length > 0 && (
        <section aria-labelledby="news" className="mt-12">
          <Head id="news" title={t('공지사항')} to={paths.notices()} more={t('모두 보기')} />
          <NoticeList rows={notices} />
        </section>
      )}
      <section aria-labelledby="ways" className="mt-12">
        <h2 id="ways" className="type-h2 mb-5">
          {t('직접 물어보기')}
        </h2>
        <OpenNowLine className="-mt-2 mb-4" />
        <ContactWays />
      </section>
    </div>
  )
}

function Head({ id, title, to, more }: { id: string; title: string; to: string; more: string }) {
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      <a
        href={to}
        className="tap inline-flex items-center gap-1 text-small text-ink-700 hover:underline hover:underline-offset-4"
      >
        {more}
        <ChevronRight aria-hidden="true" size={16} strokeWidth={1.5} />
      </a>
    </div>
  )
}

function Boards() {
  const t = useT()
  const boards: { to: string; icon: LucideIcon; title: string; note: string }[] = [
    { to: paths.faq(), icon: CircleHelp, title: t('자주 묻는 질문'), note: t('주제별로 모은 답') },
    {
      to: paths.notices(),
      icon: Megaphone,
      title: t('공지사항'),
      note: t('배송, 재입고, 쉬는 날'),
    },
    {
      to: paths.shipmentCost(),
      icon: Truck,
      title: t('배송비 안내'),
      note: t('우편번호로 미리 계산'),
    },
    {
      to: paths.productInquiries(),
      icon: MessagesSquare,
      title: t('상품 문의'),
      note: t('손님들이 물어본 것'),
    },
    {
      to: paths.productReviews(),
      icon: Star,
      title: t('상품 후기'),
      note: t('써 본 분들의 이야기'),
    },
    {
      to: paths.documents(),
      icon: FileCheck,
      title: t('문서 게시판'),
      note: t('안전 자료와 성적서'),
    },
    { to: paths.lots(), icon: ScanLine, title: t('로트 조회'), note: t('만든 날과 사용 기한') },
    {
      to: paths.wholesaleApply(),
      icon: Handshake,
      title: t('도매 회원 신청'),
      note: t('공방과 가게를 위한 등급'),
    },
    {
      to: paths.dealerApply(),
      icon: Store,
      title: t('대리점 신청'),
      note: t('우리 지역의 오드모아'),
    },
    {
      to: paths.bulkRequest(),
      icon: PackageOpen,
      title: t('대량 주문 문의'),
      note: t('기업 선물과 답례품 견적'),
    },
    {
      to: paths.classInquiry(),
      icon: UsersRound,
      title: t('클래스 문의'),
      note: t('워크숍과 찾아가는 클래스'),
    },
    { to: paths.stores(), icon: MapPin, title: t('매장 안내'), note: t('와서 맡아 보기') },
  ]
  return (
    <ul className="grid grid-cols-1 border-t border-l border-paper-200 card:grid-cols-2 desk:grid-cols-4">
      {boards.map(({ to, icon: Icon, title, note }) => (
        <li key={to} className="border-r border-b border-paper-200">
          <a
            href={to}
            className="flex h-full items-center gap-4 bg-paper-0 p-4.5 hover:bg-paper-100 desk:flex-col desk:items-start desk:p-5"
          >
            <Icon
              aria-hidden="true"
              size={22}
              strokeWidth={1.5}
              className="shrink-0 text-pine-700"
            />
            <span>
              <b className="block text-body font-semibold">{title}</b>
              <span className="block text-small text-ink-700">{note}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
