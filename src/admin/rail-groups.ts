import { useQuery } from '@tanstack/react-query'
import {
  Archive,
  Award,
  BadgePercent,
  Barcode,
  Bell,
  Building2,
  CalendarDays,
  CalendarRange,
  Camera,
  ChartColumn,
  CircleHelp,
  Cog,
  Coins,
  CreditCard,
  FileCheck,
  FileText,
  FlaskConical,
  FlaskRound,
  FolderTree,
  GraduationCap,
  HandCoins,
  Handshake,
  HeartPulse,
  Hourglass,
  IdCard,
  Image,
  KeyRound,
  Landmark,
  Languages,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  Megaphone,
  MessagesSquare,
  Package,
  PackageX,
  PanelTop,
  Phone,
  Pin,
  ReceiptText,
  Scale,
  ScanLine,
  ScrollText,
  SearchCheck,
  Settings,
  Sparkles,
  SprayCan,
  Stamp,
  Star,
  TestTubes,
  TicketPercent,
  Truck,
  Undo2,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminInquiries } from '#shop/inquiry/desk-contract.ts'
import { dashboard } from '#shop/order/contract/today.ts'
import { useT } from '#ui/language.tsx'
import { type Area, type Staff, useStaff } from './ui/staff.ts'

/** The first page on what the shop tells that this person may open. */
function noticesOf({ sees }: Staff): string {
  if (sees('orders')) return adminPaths.notifications()
  return sees('contents') ? adminPaths.messageTemplates() : adminPaths.restockBells()
}

export type Entry = {
  to: string
  icon: LucideIcon
  label: string
  area?: Area
  writes?: true
  count?: number
  counted?: string
}

export type Group = { title: string | null; entries: Entry[] }

/** Every page of the back office in its group, with what waits there; whoever shows them leaves out what this person may not open. */
export function useRailGroups(): Group[] {
  const t = useT()
  const staff = useStaff()
  const { data } = useQuery({
    ...queryOf(dashboard.today, {}),
    staleTime: 30_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  })
  const day = data?.data
  const waiting = useQuery({
    ...queryOf(adminInquiries.counts, {}),
    staleTime: 30_000,
    refetchInterval: 60_000,
    enabled: staff.sees('customers'),
  }).data?.data
  return [
    {
      title: null,
      entries: [
        { to: adminPaths.today(), icon: LayoutDashboard, label: t('오늘') },
        {
          to: adminPaths.orders(),
          icon: Package,
          label: t('주문'),
          area: 'orders',
          count: day?.to_ship,
          counted: t('출고할 주문'),
        },
        { to: adminPaths.tracking(), icon: Truck, label: t('배송 추적'), area: 'orders' },
        {
          to: adminPaths.newOrder(),
          icon: Phone,
          label: t('전화 주문'),
          area: 'orders',
          writes: true,
        },
        { to: adminPaths.claims(), icon: PackageX, label: t('반품·교환 관리'), area: 'orders' },
        { to: adminPaths.quotations(), icon: ReceiptText, label: t('견적'), area: 'orders' },
        { to: adminPaths.storeOrders(), icon: ReceiptText, label: t('매장 구매'), area: 'orders' },
        {
          to: adminPaths.products(),
          icon: FlaskConical,
          label: t('상품'),
          area: 'products',
          count: day?.low_stock,
          counted: t('품절 임박'),
        },
        { to: adminPaths.materials(), icon: TestTubes, label: t('포뮬러 재료'), area: 'materials' },
        { to: adminPaths.bottleJobs(), icon: FlaskRound, label: t('맞춤 병'), area: 'products' },
        { to: adminPaths.lots(), icon: Barcode, label: t('로트 관리'), area: 'products' },
        { to: adminPaths.categories(), icon: FolderTree, label: t('분류 관리'), area: 'products' },
        { to: adminPaths.members(), icon: UsersRound, label: t('회원 관리'), area: 'members' },
      ],
    },
    {
      title: t('결제와 환불'),
      entries: [
        { to: adminPaths.payments(), icon: CreditCard, label: t('결제 내역'), area: 'orders' },
        {
          to: adminPaths.personalPayments(),
          icon: HandCoins,
          label: t('개인결제'),
          area: 'orders',
        },
        { to: adminPaths.deposits(), icon: Landmark, label: t('입금 맞추기'), area: 'orders' },
        { to: adminPaths.companies(), icon: Building2, label: t('회사 외상'), area: 'orders' },
        { to: adminPaths.refunds(), icon: Undo2, label: t('환불'), area: 'orders' },
        {
          to: adminPaths.cashReceipts(),
          icon: ReceiptText,
          label: t('현금영수증 발급'),
          area: 'orders',
        },
        {
          to: adminPaths.taxInvoices(),
          icon: FileText,
          label: t('세금계산서 발급'),
          area: 'orders',
        },
        {
          to: adminPaths.unfinished(),
          icon: Hourglass,
          label: t('결제 안 된 주문'),
          area: 'orders',
        },
        { to: adminPaths.reports(), icon: Scale, label: t('하루 대조'), area: 'orders' },
      ],
    },
    {
      title: t('고객'),
      entries: [
        {
          to: adminPaths.inquiries(),
          icon: MessagesSquare,
          label: t('고객 문의'),
          area: 'customers',
          count: waiting?.inquiries,
          counted: t('답변할 문의'),
        },
        {
          to: adminPaths.reviews(),
          icon: Star,
          label: t('후기'),
          area: 'customers',
          count: waiting?.reviews,
          counted: t('답변할 후기'),
        },
        {
          to: adminPaths.applications(),
          icon: Handshake,
          label: t('거래·단체 신청'),
          area: 'applications',
          count: waiting?.applications,
          counted: t('검토할 신청'),
        },
        {
          to: adminPaths.fragrances(),
          icon: SprayCan,
          label: t('커스텀 향'),
          area: 'orders',
        },
        { to: adminPaths.faqs(), icon: CircleHelp, label: t('자주 묻는 질문'), area: 'customers' },
      ],
    },
    {
      title: t('혜택'),
      entries: [
        { to: adminPaths.coupons(), icon: TicketPercent, label: t('쿠폰 관리'), area: 'benefits' },
        { to: adminPaths.points(), icon: Coins, label: t('포인트 관리'), area: 'benefits' },
        { to: adminPaths.gifts(), icon: Stamp, label: t('혜택 승인'), area: 'benefits' },
        { to: adminPaths.credits(), icon: Wallet, label: t('예치금 관리'), area: 'benefits' },
      ],
    },
    {
      title: t('TSSA 클래스'),
      entries: [
        {
          to: adminPaths.classDates(),
          icon: CalendarDays,
          label: t('날짜와 예약'),
          area: 'classes',
        },
        {
          to: adminPaths.classCalendar(),
          icon: CalendarRange,
          label: t('주·월 달력'),
          area: 'classes',
        },
        { to: adminPaths.checkIn(), icon: ScanLine, label: t('출석 적기'), area: 'classes' },
        { to: adminPaths.classes(), icon: GraduationCap, label: t('클래스'), area: 'classes' },
        { to: adminPaths.certificates(), icon: Award, label: t('수료증'), area: 'classes' },
        {
          to: adminPaths.studio(),
          icon: UserRound,
          label: t('강사, 방, 환불 기준'),
          area: 'classes',
        },
      ],
    },
    {
      title: t('콘텐츠'),
      entries: [
        { to: adminPaths.cms(), icon: FileText, label: t('페이지·배너·트렌드'), area: 'contents' },
        { to: adminPaths.documents(), icon: FileCheck, label: t('문서 게시판'), area: 'contents' },
        { to: adminPaths.notices(), icon: Pin, label: t('공지'), area: 'contents' },
        { to: adminPaths.menus(), icon: PanelTop, label: t('메뉴와 바닥글'), area: 'contents' },
        { to: adminPaths.contents('hero'), icon: Image, label: t('홈 첫 화면'), area: 'contents' },
        { to: adminPaths.contents('popup'), icon: Megaphone, label: t('팝업'), area: 'contents' },
        {
          to: adminPaths.contents('week_pick'),
          icon: CalendarDays,
          label: t('주간 픽'),
          area: 'contents',
        },
        {
          to: adminPaths.contents('promotion'),
          icon: BadgePercent,
          label: t('기획전'),
          area: 'contents',
        },
        { to: adminPaths.contents('select'), icon: Sparkles, label: t('셀렉트'), area: 'contents' },
        { to: adminPaths.contents('diy'), icon: FlaskRound, label: t('레시피'), area: 'contents' },
        { to: adminPaths.contents('store'), icon: MapPin, label: t('매장'), area: 'contents' },
        {
          to: adminPaths.contents('insta'),
          icon: Camera,
          label: t('인스타그램'),
          area: 'contents',
        },
      ],
    },
    {
      title: t('사이트'),
      entries: [
        { to: noticesOf(staff), icon: Bell, label: t('알림 발송'), area: 'notifications' },
        { to: adminPaths.search(), icon: SearchCheck, label: t('검색 다듬기'), area: 'search' },
        { to: adminPaths.statistics(), icon: ChartColumn, label: t('통계'), area: 'statistics' },
        {
          to: adminPaths.translations(),
          icon: Languages,
          label: t('번역 관리'),
          area: 'translations',
        },
        { to: adminPaths.settings(), icon: Settings, label: t('설정'), area: 'settings' },
        { to: adminPaths.staff(), icon: IdCard, label: t('직원'), area: 'staff' },
        { to: adminPaths.audit(), icon: ScrollText, label: t('직원이 한 일'), area: 'audit' },
        { to: adminPaths.health(), icon: HeartPulse, label: t('상태'), area: 'upkeep' },
        { to: adminPaths.work(), icon: Cog, label: t('일과 오류'), area: 'upkeep' },
        { to: adminPaths.backups(), icon: Archive, label: t('백업'), area: 'upkeep' },
        { to: adminPaths.security(), icon: KeyRound, label: t('내 로그인') },
      ],
    },
  ]
}
