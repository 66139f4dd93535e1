import { otherFailure } from './window-closed.ts'

/** What a buyer reads of a provider's code; codes nobody can act on share one sentence, and their own words are never shown. */
const words: Record<string, string> = {
  PAY_PROCESS_CANCELED: '결제를 취소하셨어요.',
  REPLACED:
    '같은 장바구니로 새로 시작한 결제가 있어 이 결제는 닫혔어요. 돈은 나가지 않았어요. 새로 연 창에서 이어 가거나 다시 결제해 주세요.',
  PAY_PROCESS_ABORTED: '결제가 중단되었어요. 다시 시도해 주세요.',
  REJECT_CARD_COMPANY:
    '카드사에서 결제를 거절했어요. 한도나 정지 여부를 확인하거나 다른 방법으로 결제해 주세요.',
  REJECT_CARD_PAYMENT:
    '한도가 넘었거나 잔액이 부족해 결제하지 못했어요. 다른 카드나 다른 방법으로 결제해 주세요.',
  INVALID_REJECT_CARD:
    '카드사에서 결제를 거절했어요. 한도나 정지 여부를 확인하거나 다른 방법으로 결제해 주세요.',
  REJECT_ACCOUNT_PAYMENT: '계좌의 잔액이 부족해 결제하지 못했어요. 다른 방법으로 결제해 주세요.',
  INVALID_STOPPED_CARD: '정지된 카드예요. 다른 카드로 결제해 주세요.',
  INVALID_CARD_EXPIRATION: '유효 기간이 지난 카드예요. 다른 카드로 결제해 주세요.',
  INVALID_CARD_NUMBER: '카드 번호를 다시 확인해 주세요.',
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: '고른 할부 개월로는 결제할 수 없어요. 할부 개월을 줄여 주세요.',
  BELOW_MINIMUM_AMOUNT:
    '이 방법으로 결제할 수 있는 가장 적은 금액보다 적어요. 다른 방법을 골라 주세요.',
  NOT_FOUND_PAYMENT_SESSION: '결제 시간이 지났어요. 다시 결제해 주세요.',
  EXPIRED_PAYMENT: '결제 시간이 지났어요. 다시 결제해 주세요.',
  expired: '결제 시간이 지났어요. 다시 결제해 주세요.',
  DUPLICATED_ORDER_ID: '결제 번호가 겹쳤어요. 다시 눌러 주세요.',
  INSTRUMENT_DECLINED: 'PayPal에서 결제 수단을 거절했어요. 다른 결제 수단을 골라 주세요.',
  ORDER_NOT_APPROVED: '결제를 끝까지 마치지 않았어요. 다시 결제해 주세요.',
  AMOUNT_MISMATCH: '결제할 금액과 결제된 내용이 달라 결제를 멈췄어요. 다시 결제해 주세요.',
  ORDER_NOT_SAVED: '주문을 저장하지 못해 결제를 바로 취소했어요. 다시 주문해 주세요.',
  SEATS_GONE:
    '결제하는 동안 자리를 잡아 둔 시간이 지나 클래스가 마감되었어요. 결제한 금액이 있으면 돌려 드려요.',
  DATE_MOVED:
    '결제하는 동안 클래스 날짜나 장소가 바뀌었어요. 바뀐 날짜를 확인하고 다시 예약해 주세요. 결제한 금액이 있으면 돌려 드려요.',
  CALLED_OFF: '공방 사정으로 열리지 않게 된 클래스예요. 결제한 금액이 있으면 돌려 드려요.',
  WINDOW_FAILED: '결제창을 열지 못했어요. 연결을 확인하고 다시 눌러 주세요.',
}

export function payWords(code: string | null): string {
  return (code !== null && Object.hasOwn(words, code) && words[code]) || otherFailure
}

export function isPayCode(code: string): boolean {
  return Object.hasOwn(words, code)
}
