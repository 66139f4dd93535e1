import { both, maybe, needed, type Template } from './template.ts'

const name = needed('김하늘', 'Dana Park')
const customer = { who: 'customer', isAd: false } as const
const listOnly = { ...customer, channels: ['list'] } as const
const listAndMail = { ...customer, channels: ['list', 'mail'] } as const
const myPage = both('마이페이지 열기', 'Open my page')
const none = both('', '')

export const memberTemplates = {
  'inquiry.answered': {
    ...listAndMail,
    event: 'inquiry.answered',
    words: {
      name,
      subject: maybe(
        both('배송은 언제 되나요?', 'When will it arrive?'),
        both('문의', 'your question'),
      ),
    },
    button: both('답변 보기', 'Read the answer'),
    texts: {
      title: both('문의에 답변을 드렸어요', 'We have answered your question'),
      body: both(
        '{name} 님이 남기신 “{subject}”에 답변을 드렸어요.',
        '{name}, we have answered “{subject}”.',
      ),
      message: none,
    },
  },
  'staff.inquiry_asked': {
    event: 'inquiry.asked',
    who: 'staff',
    isAd: false,
    channels: ['mail'],
    words: {
      subject: maybe(
        both('배송은 언제 되나요?', 'When will it arrive?'),
        both('제목 없음', 'no title'),
      ),
    },
    button: both('문의 보기', 'See the question'),
    texts: {
      title: both('새 문의: {subject}', 'New question: {subject}'),
      body: both(
        '새 문의가 들어왔어요. 답변을 기다리고 있어요.',
        'A new question waits for an answer.',
      ),
      message: none,
    },
  },
  'review.answered': {
    ...listOnly,
    event: 'review.answered',
    words: { goods: maybe(both('시더 캔들', 'Cedar candle'), both('상품', 'the product')) },
    button: both('후기 보기', 'See the review'),
    texts: {
      title: both('후기에 답글을 남겼어요', 'We replied to your review'),
      body: both(
        '{goods} 후기를 남겨 주셔서 고맙습니다. 답글을 읽어 보세요.',
        'Thank you for reviewing {goods}. Read our reply.',
      ),
      message: none,
    },
  },
  'member.joined': {
    ...listAndMail,
    event: 'member.joined',
    words: { name },
    button: myPage,
    texts: {
      title: both('{name} 님, 반갑습니다', 'Welcome, {name}'),
      body: both(
        '오드모아 회원이 되셨어요. 주문, 쿠폰, 포인트, 문의를 마이페이지에서 한눈에 볼 수 있어요.',
        'You are now a member of Odemoa. Orders, coupons, points and questions are all on my page.',
      ),
      message: none,
    },
  },
  'member.left': {
    ...customer,
    channels: ['mail'],
    event: 'member.left',
    words: { name: maybe(name.sample, both('회원', 'member')) },
    button: both('오드모아 둘러보기', 'Visit Odemoa'),
    texts: {
      title: both('회원 탈퇴가 끝났어요', 'Your account is closed'),
      body: both(
        '{name} 님, 그동안 함께해 주셔서 고맙습니다. 법으로 남겨야 하는 거래 기록을 뺀 개인정보는 지웠어요.',
        'Thank you for having been with us, {name}. Your personal data is erased, except for the records the law makes us keep.',
      ),
      message: none,
    },
  },
  'member.password_changed': {
    ...listAndMail,
    event: 'member.password_changed',
    words: { name },
    button: both('계정 확인하기', 'Check my account'),
    texts: {
      title: both('비밀번호가 바뀌었어요', 'Your password was changed'),
      body: both(
        '{name} 님의 비밀번호가 방금 바뀌었어요. 직접 바꾸지 않으셨다면 바로 비밀번호를 새로 정하고 고객센터로 알려 주세요.',
        '{name}, your password has just been changed. If that was not you, choose a new one at once and tell us.',
      ),
      message: none,
    },
  },
  'member.new_device': {
    ...listAndMail,
    event: 'member.new_device',
    words: {
      name,
      device: maybe(both('Chrome · Windows', 'Chrome · Windows'), both('새 기기', 'a new device')),
      when: maybe(both('2026-11-22 14:05', '2026-11-22 14:05'), both('방금', 'just now')),
    },
    button: both('계정 확인하기', 'Check my account'),
    texts: {
      title: both('새 기기에서 로그인했어요', 'Logged in on a new device'),
      body: both(
        '{name} 님의 계정에 로그인한 기기: {device} ({when}). 본인이 아니라면 비밀번호를 바꿔 주세요.',
        '{name}, your account was logged in on {device} ({when}). If that was not you, change your password.',
      ),
      message: none,
    },
  },
  'restock.arrived': {
    ...customer,
    isOnce: true,
    channels: ['list', 'mail', 'message'],
    event: 'restock.arrived',
    words: {
      goods: needed('시더 캔들', 'Cedar candle'),
      option: maybe(both(' (180 g)', ' (180 g)'), both('', '')),
    },
    button: both('상품 보기', 'See the product'),
    texts: {
      title: both('다시 들어왔어요: {goods}{option}', 'Back in stock: {goods}{option}'),
      body: both(
        '기다리시던 상품이 들어왔어요. 수량이 많지 않을 수 있어요. 이 알림은 신청하신 한 번만 보내 드리고, 적어 주신 연락처는 지웠어요.',
        'What you waited for is back. There may not be many. We send this once, as you asked, and have erased the address you left.',
      ),
      message: both('다시 들어왔어요: {goods}{option}', 'Back in stock: {goods}{option}'),
    },
  },
  'consent.reminder': {
    ...customer,
    channels: ['mail'],
    event: 'member.consent_old',
    words: { name, agreed: needed('2024-11-22'), kinds: needed('메일, 문자', 'mail, messages') },
    button: both('수신 동의 바꾸기', 'Change my choice'),
    texts: {
      title: both('혜택 소식 받기에 동의하신 것을 알려 드려요', 'You agreed to receive our news'),
      body: both(
        '{name} 님은 {agreed}에 혜택 소식({kinds})을 받는 데 동의하셨어요. 계속 받으시려면 하실 일이 없고, 그만 받으시려면 아래에서 바꿔 주세요. 2년마다 알려 드리는 법정 안내예요.',
        '{name}, on {agreed} you agreed to receive our news ({kinds}). There is nothing to do if you want to go on; to stop, change it below. The law asks us to remind you every two years.',
      ),
      message: none,
    },
  },
  'consent.changed': {
    ...customer,
    channels: ['mail'],
    event: 'member.consent_changed',
    words: { name, result: needed('메일 받지 않음', 'mail: no') },
    button: both('수신 동의 바꾸기', 'Change my choice'),
    texts: {
      title: both('혜택 소식 수신 동의가 바뀌었어요', 'Your choice on our news has changed'),
      body: both(
        '{name} 님이 방금 바꾸신 내용이에요: {result}. 언제든 다시 바꿀 수 있어요.',
        '{name}, this is what you have just chosen: {result}. You can change it at any time.',
      ),
      message: none,
    },
  },
} as const satisfies Record<string, Template>
