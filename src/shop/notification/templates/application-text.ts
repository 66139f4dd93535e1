import { both, maybe, needed, type Template } from './template.ts'

const customer = { who: 'customer', isAd: false, channels: ['list', 'mail'] } as const
const none = both('', '')
const name = needed('김하늘', 'Dana Park')
const what = maybe(both('도매 회원 신청', 'Trade account'), both('신청', 'application'))
const reply = maybe(
  both('사업자등록증 사본을 더해 주세요.', 'Please add a copy of the registration.'),
  both('자세한 내용은 신청 내역에서 볼 수 있어요.', 'You find the details with your application.'),
)
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
      title: both('{company}: 폐업한 사업자예요', 'A business has closed: {company}'),
      body: both(
        '국세청에서 폐업으로 확인했어요. 등급을 이어 갈지 정해 주세요.',
        'The tax office says that it has closed. Decide whether the grade goes on.',
      ),
      message: none,
    },
  },
} satisfies Record<string, Template>
