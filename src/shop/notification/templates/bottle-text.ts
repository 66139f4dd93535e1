import { both, maybe, needed, type Template } from './template.ts'

const customer = { who: 'customer', isAd: false, channels: ['list', 'mail'] } as const
const none = both('', '')
const name = needed('김하늘', 'Dana Park')
const title = needed('돌잔치 답례품', 'Birthday favours')
const note = maybe(both('로고를 2 mm 올렸어요.', 'The logo moved up by 2 mm.'), both('', ''))
const words = { name, title }
const button = both('진행 상황 보기', 'See where it stands')

/** Bottles with a label of one's own, from the design to the parcel. */
export const bottleTemplates = {
  'bottle.received': {
    ...customer,
    event: 'bottle.received',
    words,
    button,
    texts: {
      title: both('맞춤 병 의뢰를 받았어요: {title}', 'We have received your bottles: {title}'),
      body: both(
        '{name} 님, 도안을 잘 받았어요. 아래 링크에서 시안과 진행 상황을 볼 수 있어요.',
        '{name}, thank you for your design. Proofs and progress are behind the link below.',
      ),
      message: none,
    },
  },
  'bottle.proof_sent': {
    ...customer,
    event: 'bottle.proof_sent',
    words: { ...words, note },
    button: both('시안 확인하기', 'Look at the proof'),
    texts: {
      title: both('시안이 준비됐어요: {title}', 'Your proof is ready: {title}'),
      body: both(
        '{name} 님, 시안을 확인하고 승인하거나 고칠 곳을 짚어 주세요.\n{note}',
        '{name}, please approve the proof or point to what should change.\n{note}',
      ),
      message: none,
    },
  },
  'bottle.approved': {
    ...customer,
    event: 'bottle.approved',
    words,
    button: both('결제하러 가기', 'Go on to the payment'),
    texts: {
      title: both('시안을 승인했어요: {title}', 'Approved: {title}'),
      body: both(
        '{name} 님, 승인해 주셔서 고마워요. 결제하시면 바로 제작을 시작해요.',
        '{name}, thank you for approving. Making begins once it is paid.',
      ),
      message: none,
    },
  },
  'bottle.shipped': {
    ...customer,
    event: 'bottle.shipped',
    words: { ...words, note },
    button,
    texts: {
      title: both('맞춤 병을 보냈어요: {title}', 'Your bottles are on their way: {title}'),
      body: both(
        '{name} 님, 오늘 출고했어요. 송장번호 {note}',
        '{name}, they left today. Waybill {note}',
      ),
      message: none,
    },
  },
  'bottle.remade': {
    ...customer,
    event: 'bottle.remade',
    words,
    button,
    texts: {
      title: both('병을 다시 만들어 드려요: {title}', 'We are making your bottles again: {title}'),
      body: both(
        '{name} 님, 불편을 드려 죄송해요. 승인하신 시안 그대로 다시 만들어 보내 드려요. 받는 돈은 없어요.',
        '{name}, we are sorry. We make them again exactly as you approved and send them to you. Nothing is charged.',
      ),
      message: none,
    },
  },
  'bottle.cancelled': {
    ...customer,
    event: 'bottle.cancelled',
    words: { ...words, note },
    button,
    texts: {
      title: both('맞춤 병 의뢰를 취소했어요: {title}', 'Cancelled: {title}'),
      body: both(
        '{name} 님, 의뢰가 취소됐어요. 받은 돈은 없어요.\n{note}',
        '{name}, your request was cancelled. Nothing was charged.\n{note}',
      ),
      message: none,
    },
  },
  'staff.bottle_received': {
    event: 'bottle.received',
    who: 'staff',
    isAd: false,
    roles: ['product', 'order'],
    channels: ['list', 'mail'],
    words,
    button: both('의뢰 보기', 'See the job'),
    texts: {
      title: both('새 맞춤 병 의뢰: {title}', 'New bottles: {title}'),
      body: both('{name} 님이 맞춤 병을 의뢰했어요.', '{name} has asked for bottles.'),
      message: none,
    },
  },
  'staff.bottle_revision': {
    event: 'bottle.revision_requested',
    who: 'staff',
    isAd: false,
    roles: ['product', 'order'],
    channels: ['list'],
    words,
    button: both('의뢰 보기', 'See the job'),
    texts: {
      title: both('시안을 고쳐 달라고 해요: {title}', 'A proof is to be changed: {title}'),
      body: both('{name} 님이 시안에 의견을 남겼어요.', '{name} has commented on the proof.'),
      message: none,
    },
  },
} satisfies Record<string, Template>
