import { both, maybe, needed, type Template } from './template.ts'

const none = both('', '')
const desk = { who: 'staff', isAd: false, channels: ['list', 'mail'] } as const
const seeState = both('상태 보기', 'See the state')

/** What the shop itself needs somebody for: space, copies, and visitors who mean no good. */
export const houseTemplates = {
  'staff.disk': {
    ...desk,
    event: 'house.disk',
    words: { left: needed('900') },
    button: seeState,
    texts: {
      title: both('저장 공간이 {left} MB 남았어요', 'Little disk space: {left} MB left'),
      body: both(
        '공간이 더 줄면 주문과 저장을 받지 않고 보는 것만 되게 해요. 서버의 오래된 백업과 로그를 정리하거나 디스크를 늘려 주세요. 공간이 생기면 저절로 다시 열려요.',
        'If it becomes less, the shop takes no orders and saves nothing; looking goes on. Please clear old backups and logs of the server, or enlarge the disk. It opens again by itself as soon as there is room.',
      ),
      message: none,
    },
  },
  'staff.backup_failed': {
    ...desk,
    event: 'house.backup_failed',
    words: { why: maybe(both('공간 부족', 'no space'), both('이유 없음', 'no reason given')) },
    button: both('백업 보기', 'See the backups'),
    texts: {
      title: both('백업이 되지 않았어요', 'The backup has failed'),
      body: both(
        '어젯밤 백업을 만들거나 확인하지 못했어요: {why}. 백업 화면에서 지금 다시 만들어 보고, 또 실패하면 저장할 곳을 확인해 주세요.',
        'The last backup could not be made or checked: {why}. Please make one now on the page of backups; if it fails again, look at where they are kept.',
      ),
      message: none,
    },
  },
  'staff.card_testing': {
    ...desk,
    roles: ['finance'],
    event: 'house.card_testing',
    words: { count: needed('20') },
    button: both('결제 내역 보기', 'See the payments'),
    texts: {
      title: both(
        '거절되는 결제가 몰리고 있어요 ({count}번)',
        'Declined payments are piling up ({count})',
      ),
      body: both(
        '짧은 시간에 결제가 여러 번 거절됐어요. 훔친 카드를 시험하는 것일 수 있어 같은 곳의 결제를 점점 길게 쉬게 하고 있어요. 결제 내역을 보고, 이어지면 결제 회사에 알려 주세요.',
        'Many payments were declined in a short time. Somebody may be trying stolen cards, so payments from the same place are made to wait longer and longer. Please look at the payments and tell the payment company if it goes on.',
      ),
      message: none,
    },
  },
  'staff.password_guessing': {
    ...desk,
    event: 'house.password_guessing',
    words: { count: needed('300') },
    button: seeState,
    texts: {
      title: both(
        '틀린 로그인이 몰리고 있어요 (10분에 {count}번)',
        'Wrong log-ins are piling up ({count} in ten minutes)',
      ),
      body: both(
        '여러 곳에서 여러 계정의 비밀번호를 맞혀 보는 것일 수 있어, 한 곳에서 틀릴 수 있는 횟수를 줄였어요. 비밀번호를 아는 손님은 그대로 로그인해요. 직원 계정에 2단계 인증이 켜져 있는지 확인해 주세요.',
        'Somebody may be guessing the passwords of many accounts from many places, so each place has fewer wrong tries. Customers who know their password log in as usual. Please make sure that staff accounts use the second step.',
      ),
      message: none,
    },
  },
  'staff.holds': {
    ...desk,
    roles: ['order'],
    event: 'house.holds',
    words: {
      goods: maybe(
        both('시더우드 디퓨저', 'Cedar diffuser'),
        both('여러 상품', 'several products'),
      ),
    },
    button: both('입금대기 보기', 'See unpaid orders'),
    texts: {
      title: both(
        '입금 없는 주문을 막았어요 ({goods})',
        'An unpaid order was turned away ({goods})',
      ),
      body: both(
        '같은 인터넷이나 전화번호로 입금하지 않은 주문이 너무 많이 들어와 더 받지 않고 있어요. 카드 결제는 그대로 돼요. 입금대기 주문을 보고 장난이면 취소해 주세요. 한도는 설정에서 바꿀 수 있어요.',
        'Too many unpaid orders came from one connection or phone number, so no more of them are taken. Cards still work. Please look at the unpaid orders and cancel what is not meant. The limits are in the settings.',
      ),
      message: none,
    },
  },
} satisfies Record<string, Template>
