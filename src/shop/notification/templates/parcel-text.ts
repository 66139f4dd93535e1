import { everywhere, orderWords, toCustomer } from './of-order-text.ts'
import { both, maybe, needed, type Template } from './template.ts'

/** What becomes of an order on its way. */
export const parcelTemplates = {
  'order.part_cancelled': {
    ...toCustomer,
    event: 'order.part_cancelled',
    channels: everywhere,
    words: {
      od_id: orderWords.od_id,
      name: orderWords.name,
      gone: needed('시더 캔들 1개', '1 × Cedar candle'),
      back: maybe(
        both(
          '8,500원은 영업일 3일 안에 결제하신 방법으로 돌려 드려요.',
          '8,500 won goes back the way you paid within three working days.',
        ),
        both('돌려 드릴 금액은 없어요.', 'There is nothing to refund.'),
      ),
    },
    texts: {
      title: both(
        '주문의 일부가 취소되었어요 ({od_id})',
        'A part of your order was cancelled ({od_id})',
      ),
      body: both(
        '{name} 님, 주문에서 {gone}을(를) 취소했어요. {back} 나머지 주문은 그대로예요.',
        '{name}, cancelled from your order: {gone}. {back} The rest of your order stands.',
      ),
      message: both(
        '{name} 님, 주문 {od_id}에서 {gone}을(를) 취소했어요. {back}',
        '{name}, cancelled from order {od_id}: {gone}. {back}',
      ),
    },
  },
  'order.shipped': {
    ...toCustomer,
    event: 'order.shipped',
    channels: everywhere,
    words: {
      ...orderWords,
      courier: needed('CJ대한통운', 'CJ Logistics'),
      invoice: needed('640123456789'),
    },
    texts: {
      title: both('상품이 출발했어요 ({od_id})', 'Your order is on its way ({od_id})'),
      body: both('{name} 님, 주문하신 상품이 출발했어요.', 'Your order is on its way, {name}.'),
      message: both(
        '{name} 님, {goods} 상품이 출발했어요. {courier} {invoice}',
        '{name}, your order {od_id} is on its way: {courier} {invoice}',
      ),
    },
  },
  'order.parcel_sent': {
    ...toCustomer,
    event: 'order.parcel_sent',
    channels: everywhere,
    words: {
      ...orderWords,
      goods: needed('시더 캔들 1개, 라벤더 오일 2개', 'Cedar candle × 1, Lavender oil × 2'),
      courier: needed('CJ대한통운', 'CJ Logistics'),
      invoice: needed('640123456789'),
    },
    texts: {
      title: both(
        '따로 보내 드린 상품이 출발했어요 ({od_id})',
        'Another parcel of your order is on its way ({od_id})',
      ),
      body: both(
        '{name} 님, 먼저 보낸 상품과 따로 {goods}을(를) 보냈어요.',
        '{name}, another parcel has left with {goods}.',
      ),
      message: both(
        '{name} 님, {goods}이(가) 따로 출발했어요. {courier} {invoice}',
        '{name}, another parcel of order {od_id} is on its way with {goods}: {courier} {invoice}',
      ),
    },
  },
  'order.waybill_corrected': {
    ...toCustomer,
    event: 'order.waybill_corrected',
    channels: everywhere,
    words: {
      ...orderWords,
      courier: needed('CJ대한통운', 'CJ Logistics'),
      invoice: needed('640123456789'),
    },
    texts: {
      title: both(
        '송장번호를 바로잡았어요 ({od_id})',
        'Your tracking number has been corrected ({od_id})',
      ),
      body: both(
        '{name} 님, 먼저 알려 드린 송장번호가 잘못되어 바로잡았어요. 배송은 {courier} {invoice} 번호로 조회해 주세요.',
        'The tracking number we sent you was wrong, {name}. Please track your parcel with {courier}, {invoice}.',
      ),
      message: both(
        '{name} 님, 송장번호를 바로잡았어요. {courier} {invoice} 번호로 조회해 주세요. 주문번호 {od_id}',
        '{name}, the tracking number of order {od_id} has been corrected: {courier} {invoice}',
      ),
    },
  },
  'order.parcel_taken_back': {
    ...toCustomer,
    event: 'order.parcel_taken_back',
    channels: everywhere,
    words: { ...orderWords, invoice: needed('640123456789') },
    texts: {
      title: both(
        '아직 출발하지 않은 상품이 있어요 ({od_id})',
        'A parcel has not left yet ({od_id})',
      ),
      body: both(
        '{name} 님, 출발했다고 알려 드린 상자를 아직 택배사에 맡기지 않았어요. 송장번호 {invoice}은(는) 쓰지 않고, 출발하면 새로 알려 드릴게요.',
        'We told you too early that a parcel had left, {name}. The number {invoice} is not used; we tell you as soon as it is on its way.',
      ),
      message: both(
        '{name} 님, 주문 {od_id}의 상자가 아직 출발하지 않았어요. 송장번호 {invoice}은(는) 쓰지 않고, 출발하면 새로 알려 드릴게요.',
        '{name}, a parcel of order {od_id} has not left yet. The number {invoice} is not used; we tell you when it leaves.',
      ),
    },
  },
} as const satisfies Record<string, Template>
