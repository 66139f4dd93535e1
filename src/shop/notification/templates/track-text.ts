import { everywhere, orderWords, toCustomer } from './of-order-text.ts'
import { both, needed, type Template } from './template.ts'

const parcelWords = {
  ...orderWords,
  courier: needed('CJ대한통운', 'CJ Logistics'),
  invoice: needed('640123456789'),
}

/** What couriers tell of a parcel. */
export const trackTemplates = {
  'order.out_for_delivery': {
    ...toCustomer,
    event: 'order.out_for_delivery',
    channels: everywhere,
    words: parcelWords,
    texts: {
      title: both('오늘 배달해요 ({od_id})', 'Your parcel comes today ({od_id})'),
      body: both(
        '{name} 님, 상자({goods})가 배달을 나섰어요. 오늘 안에 도착할 거예요.',
        '{name}, your parcel with {goods} is out for delivery and should arrive today.',
      ),
      message: both(
        '{name} 님, {goods} 상자를 오늘 배달해요. {courier} {invoice}',
        '{name}, your parcel of order {od_id} comes today: {courier} {invoice}',
      ),
    },
  },
  'order.parcel_delivered': {
    ...toCustomer,
    event: 'order.parcel_delivered',
    channels: everywhere,
    words: parcelWords,
    texts: {
      title: both(
        '배달을 마쳤어요. 잘 받으셨나요? ({od_id})',
        'Delivered. Did everything arrive well? ({od_id})',
      ),
      body: both(
        '상자({goods})가 도착했어요. 받지 못했거나 이상이 있으면 받은 날부터 7일 안에 알려 주세요. 써 보신 뒤 후기도 남길 수 있어요.',
        'Your parcel with {goods} has arrived. If it is not there or anything is wrong, tell us within 7 days. Once you have tried it you can write a review.',
      ),
      message: both(
        '{name} 님, 상자({goods})가 도착했어요. 받지 못하셨다면 알려 주세요. {courier} {invoice}',
        '{name}, your parcel of order {od_id} has arrived. If it is not there, tell us. {courier} {invoice}',
      ),
    },
  },
} as const satisfies Record<string, Template>
