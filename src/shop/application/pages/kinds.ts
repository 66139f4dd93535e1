import { applicationPath } from '#kernel/paths.ts'
import { type ApplicationKind, applicationKinds } from '#shop/application/contract.ts'

/** The kind whose page this is: all kinds share their pages, each at its own address. */
export function kindAt(pathname: string): ApplicationKind {
  return (
    applicationKinds.find((kind) => {
      const own = applicationPath(kind)
      return pathname === own || pathname.startsWith(`${own}/`)
    }) ?? 'wholesale'
  )
}

type Story = { title: string; note: string; button: string; steps: readonly string[] }

/** What stands around the form of each kind: phrases. */
export const stories: Record<ApplicationKind, Story> = {
  wholesale: {
    title: '도매 회원 신청',
    note: '공방과 가게를 위한 거래 등급이에요. 승인되면 상품과 견적서에 등급 가격이 바로 적용돼요.',
    button: '도매 회원 신청하기',
    steps: [
      '사업자등록번호와 담당자를 적고 사업자등록증 사본을 붙여요.',
      '국세청 확인과 검토를 거쳐 영업일 5일 안에 답을 드려요.',
      '승인되면 등급이 바로 바뀌고, 메일과 알림으로 알려 드려요.',
    ],
  },
  dealer: {
    title: '대리점 신청',
    note: '오드모아의 향을 여러분의 지역에서 함께 소개할 대리점을 찾고 있어요.',
    button: '대리점 신청하기',
    steps: [
      '사업자 정보와 희망 지역, 매장 계획을 적어요.',
      '담당자가 전화로 이야기를 나누고 함께 계획을 살펴요.',
      '계약을 마치면 대리점 등급을 드려요.',
    ],
  },
  bulk: {
    title: '대량 주문 문의',
    note: '기업 선물과 행사 답례품처럼 많이 필요할 때 수량에 맞춰 견적을 내 드려요.',
    button: '대량 주문 문의하기',
    steps: [
      '필요한 상품과 수량, 받고 싶은 날을 적어요. 여러 곳으로 보내면 주소 목록을 올려요.',
      '담당자가 재고와 제작 기간을 확인하고 견적서를 보내 드려요.',
      '견적서에서 바로 주문할 수 있어요.',
    ],
  },
  class: {
    title: '클래스 문의',
    note: '둘만의 기념일부터 회사 워크숍, 학교 수업까지 원하는 날에 클래스를 따로 열어 드려요. 찾아가는 클래스도 있어요.',
    button: '클래스 문의하기',
    steps: [
      '만들고 싶은 것과 인원, 날짜를 적어요.',
      '강사가 일정을 확인하고, 날짜와 금액이 적힌 견적서를 보내 드려요.',
      '견적을 수락하면 그 자리에서 예약이 확정돼요.',
    ],
  },
  fragrance: {
    title: '커스텀 향 의뢰',
    note: '한 병의 선물부터 브랜드와 공간의 향까지, 이야기를 듣고 세상에 하나뿐인 향을 만들어 드려요.',
    button: '커스텀 향 의뢰하기',
    steps: [
      '떠오르는 느낌과 쓸 곳, 필요한 양을 적어요.',
      '조향사가 읽고 상담한 뒤, 개발과 샘플 비용을 견적으로 보내 드려요.',
      '샘플을 맡아 보고 다듬어, 마음에 드는 향으로 완성해요.',
    ],
  },
}
