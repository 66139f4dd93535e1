import { both, maybe, needed, type Template } from './template.ts'

const customer = { who: 'customer', isAd: false, channels: ['list', 'mail'] } as const
const none = both('', '')
const name = needed('김하늘', 'Dana Park')
const what = maybe(both('도매 회원 신청', 'Trade account'), both('신청', 'application'))
const reply = maybe(
  both('사업자등록증 사본을 더해 주세요.', 'Please add a copy of the registration.'),
  both('자세한 내용은 신청 내역에서 볼 수 있어요.', 'You find the details with your application.'),
)
const until = needed('2027-03-31')
const button = both('신청 내역 보기', 'See the application')

export const applicationTemplates = {
  'application.received': {
    ...customer,
    event: 'application.received',
    words: { name, what },
    button,
    texts: {
      title: both('{what}을 받았어요', 'We have received it: {what}'),
      body: both(
        '{name} 님, {what}을 잘 받았어요. 영업일 5일 안에 답을 드릴게요.',
        '{name}, thank you. We answer within five working days ({what}).',
      ),
      message: none,
    },
  },
  'application.need_more': {
    ...customer,
    event: 'application.need_more',
    words: { name, what, reply },
    button,
    texts: {
      title: both('{what}에 더할 것이 있어요', 'Something is missing: {what}'),
      body: both(
        '{name} 님, 아래 내용을 더해 주시면 이어서 검토할게요.\n{reply}',
        '{name}, please add the following so that we can go on.\n{reply}',
      ),
      message: none,
    },
  },
  'application.approved': {
    ...customer,
    event: 'application.approved',
    words: { name, what, reply },
    button,
    texts: {
      title: both('{what}에 답을 드려요', 'Our answer: {what}'),
      body: both(
        '{name} 님, {what}을 진행하게 되었어요.\n{reply}',
        '{name}, we are glad to go ahead ({what}).\n{reply}',
      ),
      message: none,
    },
  },
  'application.rejected': {
    ...customer,
    event: 'application.rejected',
    words: { name, what, reply },
    button,
    texts: {
      title: both('{what} 결과를 알려 드려요', 'The result: {what}'),
      body: both(
        '{name} 님, 이번에는 진행하지 못하게 되었어요.\n{reply}',
        '{name}, we cannot go ahead this time.\n{reply}',
      ),
      message: none,
    },
  },
  'application.suspended': {
    ...customer,
    event: 'application.suspended',
    words: { name, what, reply },
    button,
    texts: {
      title: both('거래 등급을 멈췄어요', 'Your trade grade has ended'),
      body: both(
        '{name} 님, 오늘부터 거래 등급이 적용되지 않아요.\n{reply}',
        '{name}, your trade grade no longer applies from today.\n{reply}',
      ),
      message: none,
    },
  },
  'application.ending': {
    ...customer,
    event: 'application.ending',
    words: { name, until },
    button,
    texts: {
      title: both('거래 등급이 {until}에 끝나요', 'Your trade grade ends on {until}'),
      body: both(
        '{name} 님, 거래 등급은 {until}까지예요. 이어서 거래하려면 그 전에 고객센터로 알려 주세요. 그날이 지나면 거래 가격과 외상 주문이 저절로 멈춰요.',
        '{name}, your trade grade lasts until {until}. Please write to us before that day if you want to go on. After it, trade prices and orders on account stop by themselves.',
      ),
      message: none,
    },
  },
  'application.expired': {
    ...customer,
    event: 'application.expired',
    words: { name, until },
    button,
    texts: {
      title: both('거래 등급의 유효기간이 끝났어요', 'Your trade grade has run out'),
      body: both(
        '{name} 님, 거래 등급의 유효기간이 {until}에 끝나 오늘부터 거래 가격이 적용되지 않아요. 이어서 거래하려면 다시 신청해 주세요.',
        '{name}, your trade grade lasted until {until}, so trade prices no longer apply. Please apply again if you want to go on.',
      ),
      message: none,
    },
  },
  'application.extended': {
    ...customer,
    event: 'application.extended',
    words: {
      name,
      until: maybe(both('2027-03-31', '2027-03-31'), both('따로 알려 드릴 때', 'further notice')),
    },
    button,
    texts: {
      title: both('거래 등급의 유효기간이 바뀌었어요', 'Your trade grade has a new last day'),
      body: both(
        '{name} 님, 거래 등급은 {until}까지 이어져요.',
        '{name}, your trade grade lasts until {until}.',
      ),
      message: none,
    },
  },
  'application.closed': {
    ...customer,
    event: 'application.closed',
    words: { name, reply },
    button,
    texts: {
      title: both('거래 등급을 멈췄어요', 'Your trade grade has ended'),
      body: both(
        '{name} 님, 오늘부터 거래 등급이 적용되지 않아요.\n{reply}',
        '{name}, your trade grade no longer applies from today.\n{reply}',
      ),
      message: none,
    },
  },
  'staff.application_received': {
    event: 'application.received',
    who: 'staff',
    isAd: false,
    roles: ['order'],
    channels: ['list', 'mail'],
    words: { what, company: maybe(both('오늘공방', 'Today Studio'), both('이름 없음', 'no name')) },
    button: both('신청 보기', 'See the application'),
    texts: {
      title: both('새 신청: {what}, {company}', 'New: {what}, {company}'),
      body: both(
        '새 신청이 들어왔어요. 검토를 기다리고 있어요.',
        'A new application waits for review.',
      ),
      message: none,
    },
  },
  'staff.application_closed': {
    event: 'application.closed',
    who: 'staff',
    isAd: false,
    roles: ['order'],
    channels: ['list', 'mail'],
    words: { company: maybe(both('오늘공방', 'Today Studio'), both('이름 없음', 'no name')) },
    button: both('신청 보기', 'See the application'),
    texts: {
      title: both('{company}: 폐업해서 거래를 멈췄어요', 'A business has closed: {company}'),
      body: both(
        '국세청에서 폐업으로 확인되어 거래 등급과 외상을 멈추고 신청한 분에게 알렸어요. 남은 외상이 있으면 챙겨 주세요.',
        'The tax office says that it has closed, so its grade and its account have ended, and the applicant has been told. Please see to what it still owes.',
      ),
      message: none,
    },
  },
  'staff.application_ending': {
    event: 'application.ending',
    who: 'staff',
    isAd: false,
    roles: ['order'],
    channels: ['list', 'mail'],
    words: { company: needed('오늘공방', 'Today Studio'), until },
    button: both('신청 보기', 'See the application'),
    texts: {
      title: both(
        '{company}: 거래 등급이 {until}에 끝나요',
        '{company}: the grade ends on {until}',
      ),
      body: both(
        '그날이 지나면 거래 가격과 외상 주문이 저절로 멈춰요. 이어 가려면 신청에서 유효기간을 바꿔 주세요.',
        'After that day trade prices and orders on account stop by themselves. To go on, change the last day on the application.',
      ),
      message: none,
    },
  },
  'staff.application_expired': {
    event: 'application.expired',
    who: 'staff',
    isAd: false,
    roles: ['order'],
    channels: ['list', 'mail'],
    words: { company: needed('오늘공방', 'Today Studio'), until },
    button: both('신청 보기', 'See the application'),
    texts: {
      title: both('{company}: 거래 등급이 끝났어요', '{company}: the grade has run out'),
      body: both(
        '유효기간이 {until}에 끝나 거래 가격과 외상 주문이 멈췄어요. 남은 외상이 있으면 챙겨 주세요.',
        'Its last day was {until}; trade prices and orders on account have stopped. Please see to what it still owes.',
      ),
      message: none,
    },
  },
} satisfies Record<string, Template>
