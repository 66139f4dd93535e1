import { both, maybe, needed, type Template } from './template.ts'

const amount = needed('34,900원', '34,900 won')
const desk = {
  who: 'staff',
  roles: ['order', 'accountant'],
  isAd: false,
  channels: ['list', 'mail'],
} as const
const none = both('', '')

/** Tax invoices: asked for, issued, refused. */
export const taxTemplates = {
  'staff.tax_requested': {
    ...desk,
    event: 'tax_invoice.requested',
    words: {
      od_id: needed('26112110153042'),
      company: needed('무지개 유치원', 'Rainbow Kindergarten'),
      amount,
    },
    button: both('세금계산서 신청 보기', 'See the requests'),
    texts: {
      title: both(
        '세금계산서 신청: {company} ({od_id})',
        'Tax invoice asked for: {company} ({od_id})',
      ),
      body: both(
        '{amount} 주문의 세금계산서를 신청했어요. 결제한 다음 달 10일까지 발급해 주세요.',
        'For an order of {amount}. Issue it by the 10th of the month after it was paid.',
      ),
      message: none,
    },
  },
  'tax_invoice.issued': {
    event: 'tax_invoice.issued',
    who: 'customer',
    isAd: false,
    channels: ['list', 'mail'],
    words: {
      od_id: needed('26112110153042'),
      company: needed('무지개 유치원', 'Rainbow Kindergarten'),
      day: needed('2026-11-21'),
    },
    button: both('주문 내용 보기', 'See the order'),
    texts: {
      title: both(
        '세금계산서를 발급했어요 ({od_id})',
        'Your tax invoice has been issued ({od_id})',
      ),
      body: both(
        '{company} 앞으로 작성일자 {day}의 전자세금계산서를 발급했어요. 홈택스에서 확인해 주세요.',
        'An electronic tax invoice dated {day} was issued to {company}. You can see it at Hometax.',
      ),
      message: none,
    },
  },
  'tax_invoice.refused': {
    event: 'tax_invoice.refused',
    who: 'customer',
    isAd: false,
    channels: ['list', 'mail'],
    words: {
      od_id: needed('26112110153042'),
      reason: maybe(
        both('사업자등록번호가 휴업 중이에요.', 'The business is suspended.'),
        both('주문 내용에서 이유를 확인해 주세요.', 'See the order for the reason.'),
      ),
    },
    button: both('다시 신청하기', 'Ask again'),
    texts: {
      title: both(
        '세금계산서를 발급하지 못했어요 ({od_id})',
        'We could not issue your tax invoice ({od_id})',
      ),
      body: both(
        '{reason} 내용을 고쳐 다시 신청해 주세요.',
        '{reason} Please correct it and ask again.',
      ),
      message: none,
    },
  },
} as const satisfies Record<string, Template>
