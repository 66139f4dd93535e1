import { koreanDay } from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { PaperText } from '#platform/paper.ts'
import { wordsTold } from '#shop/cart/engraved-rules.ts'
import type { Column } from '#shop/cart/quotation-rules.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import { amountInWords } from '#shop/cart/words-rules.ts'
import { receivedRows } from '#shop/order/amount-rules.ts'
import type { PackedUnits } from '#shop/order/contract/fields.ts'
import { type LineColumn, sheetOf } from '#shop/order/paper-rules.ts'
import type { Box } from '#shop/order/parcel-rules.ts'
import { goneWord, isLive } from '#shop/order/part-rules.ts'
import type { LineRow, OrderRow } from '#shop/order/store/orders.ts'
import type { Settings } from '#shop/setting/contract.ts'

export function nameOf(
  ctx: Ctx,
  line: LineRow,
  option = { ko: line.ct_option, en: line.ct_option_en },
): string {
  const { title, detail } = lineWords(
    { ...line, ct_option: option.ko, ct_option_en: option.en },
    (ko, en) => inLang(ctx.lang, ko, en),
  )
  const told = wordsTold(line, (phrase) => say(ctx, phrase))
  const words = told && `${told.label}:\n${told.words}`
  return [title, detail, words].filter(Boolean).join('\n')
}

/** What goes into one box, with a field to tick; what follows in another is named. A present travels without prices, a replacement has none. */
export function packed(
  ctx: Ctx,
  lines: readonly LineRow[],
  box: Box,
  { couriers }: Settings,
  order: Pick<OrderRow, 'od_gift' | 'currency'>,
): Pick<PaperText, 'facts' | 'columns' | 'rows' | 'notes'> {
  const named = (units: readonly PackedUnits[]) =>
    units.flatMap(({ ct_id, qty, option, option_en }) => {
      const line = lines.find((one) => one.ct_id === ct_id)
      return line
        ? [
            {
              name: nameOf(ctx, line, option ? { ko: option, en: option_en || option } : undefined),
              qty,
              price: formatMoney(line.ct_price, order.currency, ctx.lang),
            },
          ]
        : []
    })
  const { parcel } = box
  const withPrices = !order.od_gift && parcel?.kind !== 'exchange'
  const courier = parcel && couriers.find(({ code }) => code === parcel.company)
  return {
    facts: [
      ...(order.od_gift ? ([[say(ctx, '선물'), say(ctx, '가격을 적지 않아요')]] as const) : []),
      ...(parcel
        ? ([
            [
              say(ctx, '상자'),
              parcel.kind === 'exchange'
                ? say(ctx, '교환 상품')
                : say(ctx, '{count}번째', { count: box.nth }),
            ],
            [
              courier ? inLang(ctx.lang, courier.name.ko, courier.name.en) : parcel.company,
              parcel.invoice,
            ],
            [say(ctx, '보낸 날'), koreanDay(parcel.sent_at)],
          ] as const)
        : []),
    ],
    columns: [
      { label: '✓', width: 6, align: 'center' },
      { label: say(ctx, '품명'), width: withPrices ? 62 : 80 },
      { label: say(ctx, '수량'), width: 14, align: 'right' },
      ...(withPrices ? ([{ label: say(ctx, '단가'), width: 18, align: 'right' }] as const) : []),
    ],
    rows: named(box.units).map(({ name, qty, price }) => [
      '□',
      name,
      String(qty),
      ...(withPrices ? [price] : []),
    ]),
    notes: [
      {
        heading: say(ctx, '따로 보내는 상품'),
        lines: named(box.follows).map(({ name, qty }) => `${name.replaceAll('\n', ', ')} × ${qty}`),
      },
    ],
  }
}

/** Every line with supply and tax; what was cancelled or came back stands there without, and all of it adds up to what is left. */
export function priced(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly LineRow[],
): Pick<PaperText, 'words' | 'columns' | 'rows' | 'sums' | 'notes'> {
  const { totals } = order.quote
  const { currency } = totals
  const { sums, ...sheet } = sheetOf(order, lines)
  const money = (amount: number) => formatMoney(amount, currency, ctx.lang)
  const figures = (at: Column | null, exempt = false) =>
    at
      ? [money(at.supply), exempt ? say(ctx, '면세') : money(at.vat), money(at.amount)]
      : ['–', '–', '–']
  const nameWithState = (line: LineRow) =>
    [
      nameOf(ctx, line),
      ...(isLive(line) ? [] : [say(ctx, goneWord[line.ct_status] ?? line.ct_status)]),
    ].join('\n')
  const besides = sheet.besides.amount < 0 ? '금액 조정' : '반품 배송비 등'
  const extra = (label: string, at: Column) =>
    at.amount === 0 ? [] : [[say(ctx, label), '', '', ...figures(at)]]
  const off = (phrase: string, amount: number) =>
    amount > 0 ? [`${say(ctx, phrase)} ${money(-amount)}`] : []
  return {
    notes: [
      {
        heading: say(ctx, '품목 금액에서 뺀 혜택'),
        lines: [...off('쿠폰', sheet.off.coupons), ...off('포인트 사용', sheet.off.points)],
      },
    ],
    words: [amountInWords(sums.total, currency, ctx.lang), money(sums.total)],
    columns: [
      { label: say(ctx, '품명'), width: 36 },
      { label: say(ctx, '단가'), width: 14, align: 'right' },
      { label: say(ctx, '수량'), width: 10, align: 'right' },
      { label: say(ctx, '공급가액'), width: 15, align: 'right' },
      { label: say(ctx, '부가세'), width: 12, align: 'right' },
      { label: say(ctx, '금액'), width: 15, align: 'right' },
    ],
    rows: [
      ...lines.flatMap((line, at) =>
        partsOf(line, sheet.lines[at] ?? null).map(({ at, unit, exempt, part }) => [
          [nameWithState(line), part && say(ctx, part)].filter(Boolean).join('\n'),
          money(unit),
          String(line.ct_qty),
          ...figures(at, exempt),
        ]),
      ),
      ...extra('배송비', sheet.sending),
      ...extra('클래스 취소 수수료', sheet.kept),
      ...extra(besides, sheet.besides),
    ],
    sums: [
      ...(order.od_cancel_price > 0
        ? ([
            [say(ctx, '처음 주문 금액'), money(totals.total)],
            [say(ctx, '취소·반품한 금액'), money(-order.od_cancel_price)],
          ] as const)
        : []),
      [say(ctx, '과세 공급가액'), money(sums.supply)],
      [say(ctx, '부가세'), money(sums.vat)],
      ...(sums.exempt > 0 ? ([[say(ctx, '면세 공급가액'), money(sums.exempt)]] as const) : []),
      [
        order.od_cancel_price > 0 ? say(ctx, '남은 주문 금액') : say(ctx, '합계'),
        money(sums.total),
        true,
      ],
      ...receivedRows(order).map(([word, amount]) => [say(ctx, word), money(amount)] as const),
      ...(order.od_refund_price > 0
        ? ([
            [
              say(ctx, order.od_due_on ? '외상에서 뺀 금액' : '돌려 드린 금액'),
              money(-order.od_refund_price),
            ],
          ] as const)
        : []),
    ],
  }
}

type Part = { at: Column | null; unit: number; exempt: boolean; part?: string }

/** A class whose tuition is exempt stands on two lines, as on its invoices: what bears no tax, and what does. */
function partsOf(line: LineRow, at: LineColumn | null): Part[] {
  const { ct_price, ct_notax, ct_notax_price } = line
  const exempt = ct_notax === 1 || (ct_price > 0 && ct_notax_price >= ct_price)
  if (exempt || ct_notax_price <= 0) return [{ at, unit: ct_price, exempt }]
  const taxed = at && { amount: at.amount - at.exempt, supply: at.supply - at.exempt, vat: at.vat }
  return [
    {
      at: at && { amount: at.exempt, supply: at.exempt, vat: 0 },
      ...{ unit: ct_notax_price, exempt: true, part: '수강료' },
    },
    { at: taxed, unit: ct_price - ct_notax_price, exempt: false, part: '재료비 등' },
  ]
}
