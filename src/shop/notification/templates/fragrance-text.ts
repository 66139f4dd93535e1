import { both, maybe, needed, type Template } from './template.ts'

const customer = { who: 'customer', isAd: false, channels: ['list', 'mail'] } as const
const none = both('', '')
const name = needed('김하늘', 'Dana Park')
const note = maybe(both('6403-1122-3344', '6403-1122-3344'), none)
const words = { name, note }
const button = both('진행 상황 보기', 'See where it stands')

/** A scent of one's own, from the offer to the parcel. */
export const fragranceTemplates = {
  'fragrance.quoted': {
    ...customer,
    event: 'fragrance.quoted',
    words,
    button: both('견적 보기', 'See the offer'),
    texts: {
      title: both('커스텀 향 견적이 도착했어요', 'Our offer for your fragrance'),
      body: both(
        '{name} 님, 견적을 보내 드려요. 수락하고 계약금을 결제하시면 조향을 시작해요.\n{note}',
        '{name}, here is our offer. Accept it and pay the deposit, and we begin.\n{note}',
      ),
      message: none,
    },
  },
  'fragrance.sample_sent': {
    ...customer,
    event: 'fragrance.sample_sent',
    words,
    button: both('샘플 의견 남기기', 'Rate the samples'),
    texts: {
      title: both('커스텀 향 샘플을 보냈어요', 'Samples of your fragrance are on their way'),
      body: both(
        '{name} 님, 샘플을 맡아 보고 별점과 의견을 남겨 주세요. 송장번호 {note}',
        '{name}, please smell the samples and tell us what you think. Tracking number {note}',
      ),
      message: none,
    },
  },
  'fragrance.approved': {
    ...customer,
    event: 'fragrance.approved',
    words,
    button,
    texts: {
      title: both('커스텀 향을 승인했어요', 'Your fragrance is approved'),
      body: both(
        '{name} 님, 승인해 주셔서 고마워요. 잔금을 결제하시면 제작을 시작해요.\n{note}',
        '{name}, thank you for approving. Making begins once the balance is paid.\n{note}',
      ),
      message: none,
    },
  },
  'fragrance.shipped': {
    ...customer,
    event: 'fragrance.shipped',
    words,
    button,
    texts: {
      title: both('커스텀 향을 보냈어요', 'Your fragrance is on its way'),
      body: both(
        '{name} 님, 향을 보내 드렸어요. 송장번호 {note}',
        '{name}, your fragrance has left. Tracking number {note}',
      ),
      message: none,
    },
  },
  'fragrance.cancelled': {
    ...customer,
    event: 'fragrance.cancelled',
    words,
    button,
    texts: {
      title: both('커스텀 향 의뢰를 그만두었어요', 'We had to end your fragrance'),
      body: both(
        '{name} 님, 의뢰를 이어 가지 못하게 됐어요. 결제하신 계약금은 모두 돌려 드려요.\n{note}',
        '{name}, we cannot go on with your fragrance. Whatever you paid goes back.\n{note}',
      ),
      message: none,
    },
  },
  'staff.fragrance_feedback': {
    event: 'fragrance.feedback',
    who: 'staff',
    isAd: false,
    roles: ['order'],
    channels: ['list', 'mail'],
    words,
    button: both('의뢰 보기', 'See the brief'),
    texts: {
      title: both('샘플 의견이 왔어요', 'Samples were rated'),
      body: both(
        '{name} 님이 샘플에 의견을 남겼어요.\n{note}',
        '{name} has rated the samples.\n{note}',
      ),
      message: none,
    },
  },
  'staff.fragrance_deposit': {
    event: 'fragrance.deposit_paid',
    who: 'staff',
    isAd: false,
    roles: ['order'],
    channels: ['list', 'mail'],
    words,
    button: both('의뢰 보기', 'See the brief'),
    texts: {
      title: both('커스텀 향 계약금을 받았어요', 'A deposit for a fragrance has come'),
      body: both(
        '{name} 님의 계약금을 받았어요. 첫 샘플을 준비해 주세요.\n{note}',
        'The deposit of {name} has come. Please prepare the first samples.\n{note}',
      ),
      message: none,
    },
  },
  'staff.fragrance_declined': {
    event: 'fragrance.declined',
    who: 'staff',
    isAd: false,
    roles: ['order'],
    channels: ['list', 'mail'],
    words,
    button: both('의뢰 보기', 'See the brief'),
    texts: {
      title: both('커스텀 향을 그만둔대요', 'A fragrance was given up'),
      body: both(
        '{name} 님이 의뢰를 그만두었어요. 돌려줄 금액을 확인해 주세요.\n{note}',
        '{name} has given it up. Please check what goes back.\n{note}',
      ),
      message: none,
    },
  },
} satisfies Record<string, Template>
