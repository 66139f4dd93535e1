import { everywhere, orderWords, toCustomer } from './of-order-text.ts'
import { both, needed, type Template } from './template.ts'

/** What buyers hear of goods they have. */
export const lotTemplates = {
  'order.lot_recalled': {
    ...toCustomer,
    event: 'order.lot_recalled',
    channels: everywhere,
    button: both('회수 안내 보기', 'See the recall'),
    words: {
      od_id: orderWords.od_id,
      name: orderWords.name,
      item: needed('시더 캔들', 'Cedar candle'),
      lot_no: needed('B-2610'),
      why: needed('용기에 금이 갈 수 있어요.', 'The glass may crack.'),
    },
    texts: {
      title: both(
        '쓰지 말아 주세요: {item} 회수 안내 ({od_id})',
        'Please do not use: recall of {item} ({od_id})',
      ),
      body: both(
        '{name} 님, 보내 드린 {item} 가운데 로트 {lot_no}을(를) 회수해요. {why} 쓰기를 멈추고 아래에서 돌려보내는 방법을 확인해 주세요. 비용은 저희가 내요.',
        '{name}, we recall lot {lot_no} of {item}, which was in your order. {why} Please stop using it and see below how to return it. We pay for everything.',
      ),
      message: both(
        '{name} 님, {item}(로트 {lot_no})을 회수해요. 쓰기를 멈춰 주세요. {why} 주문번호 {od_id}',
        '{name}, we recall {item}, lot {lot_no}. Please stop using it. {why} Order {od_id}',
      ),
    },
  },
} as const satisfies Record<string, Template>
