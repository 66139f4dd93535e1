import {
  Archive,
  Bell,
  Building2,
  Calculator,
  CalendarDays,
  Coins,
  FlaskConical,
  FlaskRound,
  HandCoins,
  Heart,
  Home,
  type LucideIcon,
  MessageCircleQuestion,
  MessageSquare,
  Package,
  PackageOpen,
  ReceiptText,
  Star,
  TicketPercent,
  UserRound,
  Wallet,
} from 'lucide-react'
import { paths } from '#kernel/paths.ts'

export type Entry = { to: string; word: string; icon: LucideIcon }

/** The links of my page in their order, a group each: a page that exists has a line here. */
export const groups: readonly (readonly Entry[])[] = [
  [
    { to: paths.myPage.home(), word: '마이페이지 홈', icon: Home },
    { to: paths.myPage.notifications(), word: '알림함', icon: Bell },
  ],
  [
    { to: paths.myPage.orders(), word: '주문 내역', icon: Package },
    { to: paths.myPage.personalPayments(), word: '개인결제', icon: HandCoins },
    { to: paths.myPage.storeOrders(), word: '매장 구매 내역', icon: ReceiptText },
    { to: paths.myPage.tssa(), word: '클래스 예약', icon: CalendarDays },
    { to: paths.myPage.formulas(), word: '내 포뮬러', icon: FlaskConical },
    { to: paths.myPage.shelf(), word: '내 선반', icon: Archive },
    { to: paths.myPage.kits(), word: '내 키트', icon: PackageOpen },
    { to: paths.myPage.benchResults(), word: '계산 결과', icon: Calculator },
    { to: paths.myPage.bottles(), word: '나의 맞춤 병', icon: FlaskRound },
  ],
  [
    { to: paths.myPage.wishList(), word: '찜한 상품', icon: Heart },
    { to: paths.myPage.productReviews(), word: '나의 후기', icon: Star },
    { to: paths.myPage.inquiries(), word: '1:1 문의', icon: MessageSquare },
    { to: paths.myPage.productInquiries(), word: '나의 상품 문의', icon: MessageCircleQuestion },
  ],
  [
    { to: paths.myPage.coupons(), word: '쿠폰', icon: TicketPercent },
    { to: paths.myPage.points(), word: '포인트', icon: Coins },
    { to: paths.myPage.credit(), word: '예치금', icon: Wallet },
    { to: paths.myPage.company(), word: '우리 회사', icon: Building2 },
  ],
  [{ to: paths.myPage.account(), word: '회원정보', icon: UserRound }],
]

export const entries: readonly Entry[] = groups.flat()
