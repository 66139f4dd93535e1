import { useState } from 'react'
import { Link } from 'react-router'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { statusWord } from '#admin/ui/status-chip.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { tightDay } from '#kernel/day-words.ts'
import { saveFile } from '#kernel/save-file.ts'
import { bottleDesk } from '#shop/bottle/desk-contract.ts'
import { JobBadge } from '#shop/bottle/ui/state-badge.tsx'
import { arrivalPhrase } from '#shop/cart/arrival-rules.ts'
import { isBottle } from '#shop/cart/bottle-rules.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import { CardWords } from '#shop/cart/ui/card-words.tsx'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { CouponNames } from '#shop/order/ui/coupon-names.tsx'
import { contentsOf, isUnsent, pricePhrases } from '#shop/order/unsent-rules.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { useSend } from '#ui/use-send.ts'
import { PartDialog } from './part-dialog.tsx'
import { SoldOutDialog } from './sold-out-dialog.tsx'
import { StaffWords } from './staff-words.tsx'

/** What was bought, at the price of that day, and the sums. */
export function LinesPanel({ order }: { order: StaffOrder }) {
  const t = useT()
  const { pick, lang } = useLang()
  const staff = useStaff()
  const money = useMoney()
  const { totals, currency } = order
  const [cutting, setCutting] = useState<'cancel' | 'sold_out' | null>(null)
  const canCut =
    staff.changes('orders') &&
    order.actions.some(({ name, reason }) => name === 'cancel_part' && !reason)
  const canEdit =
    staff.changes('orders') && order.actions.some(({ name, reason }) => name === 'edit' && !reason)
  const canSellOut =
    staff.changes('orders') &&
    order.actions.some(({ name, reason }) => name === 'sold_out' && !reason)
  // what was cancelled or came back is no part of the order any more
  const live = order.lines.filter(isLive)
  // but an order of which nothing is left says what had been ordered
  const counted = live.length ? live : order.lines
  const kinds = new Set(counted.map(({ it_id, ct_option }) => `${it_id} ${ct_option}`)).size
  const units = counted.reduce((sum, line) => sum + line.ct_qty, 0)
  return (
    <Panel
      flush
      title={t('주문 상품')}
      end={
        <>
          {t('{kinds}종 {units}개', { kinds, units })}
          {canEdit && (
            <Link
              to={adminPaths.editOrder(order.od_id)}
              className="tap inline-flex min-h-9 items-center font-semibold text-pine-700 hover:underline"
            >
              {t('고치기')}
            </Link>
          )}
          {canCut && (
            <button
              type="button"
              onClick={() => setCutting('cancel')}
              className="tap min-h-9 font-semibold text-pine-700 hover:underline"
            >
              {t('일부 취소')}
            </button>
          )}
          {canSellOut && (
            <button
              type="button"
              onClick={() => setCutting('sold_out')}
              className="tap min-h-9 font-semibold text-pine-700 hover:underline"
            >
              {t('품절 처리')}
            </button>
          )}
        </>
      }
    >
      <ul>
        {order.lines.map((line) => (
          <li
            key={line.ct_id}
            className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 border-t border-paper-100 px-4.5 py-2.5 text-small first:border-t-0"
          >
            <span className="h-15 w-12">
              <Picture name={line.thumb_image} alt="" sizes="48px" />
            </span>
            <span className="min-w-0">
              {line.seat && staff.sees('classes') ? (
                <Link
                  to={adminPaths.classDate(line.seat.session_id)}
                  className="font-medium underline-offset-4 hover:underline"
                >
                  {lineWords(line, pick).title}
                  <span className="ml-1.5 text-caption text-pine-700">{t('예약 명단')}</span>
                </Link>
              ) : line.bottle && staff.sees('products') ? (
                <Link
                  to={adminPaths.bottleJob(line.bottle.job_id)}
                  className="font-medium underline-offset-4 hover:underline"
                >
                  {lineWords(line, pick).title}
                  <span className="ml-1.5 text-caption text-pine-700">{t('시안과 인쇄 파일')}</span>
                </Link>
              ) : !line.seat && !isBottle(line) && staff.sees('products') ? (
                <Link
                  to={adminPaths.product(line.it_id)}
                  className="font-medium underline-offset-4 hover:underline"
                >
                  {lineWords(line, pick).title}
                </Link>
              ) : (
                <span className="font-medium">{lineWords(line, pick).title}</span>
              )}
              {line.io_type === 1 && (
                <span className="ml-1.5 text-caption text-ink-500">{t('추가 상품')}</span>
              )}
              {!isLive(line) && (
                <span className="ml-1.5 text-caption font-semibold text-bad">
                  {statusWord(t, line.ct_status)}
                </span>
              )}
              {line.ct_option && (
                <span className="block text-caption leading-snug text-ink-500">
                  {lineWords(line, pick).detail}
                </span>
              )}
              <CardWords text={line.ct_text} asks={line.ct_asks} />
              {isLive(line) && <StaffWords order={order} line={line} />}
              {line.ct_arrives && isLive(line) && (
                <span className="block text-caption text-ink-500">
                  {t(arrivalPhrase(order.country_code), { day: tightDay(line.ct_arrives, lang) })}
                </span>
              )}
              {line.bottle && <BottleWork bottle={line.bottle} />}
            </span>
            <span className="tabular text-right">
              <span className="block font-semibold">{money(line.amount, currency)}</span>
              <span className="block text-caption text-ink-500">
                {money(line.ct_price, currency)} × {line.ct_qty}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <dl className="tabular ml-auto grid max-w-[22em] grid-cols-[1fr_auto] gap-y-1.5 border-t border-paper-200 p-4.5 text-small card:border-t-0">
        {totals.sale_discount > 0 && (
          <Sum label={t('할인 전 상품 금액')} value={money(totals.goods_before, currency)} />
        )}
        {totals.sale_discount > 0 && (
          <Sum label={t('상품 할인')} value={money(-totals.sale_discount, currency)} />
        )}
        <Sum label={t(pricePhrases[contentsOf(order)])} value={money(totals.goods, currency)} />
        {!isUnsent(order) && (
          <Sum
            label={t('배송비')}
            value={totals.shipping === 0 ? t('무료') : money(totals.shipping, currency)}
          />
        )}
        {totals.island > 0 && (
          <Sum label={t('도서산간 추가')} value={money(totals.island, currency)} />
        )}
        {totals.item_coupon > 0 && (
          <Sum label={t('상품 쿠폰')} value={money(-totals.item_coupon, currency)} />
        )}
        {totals.order_coupon > 0 && (
          <Sum label={t('주문 쿠폰')} value={money(-totals.order_coupon, currency)} />
        )}
        {totals.shipping_coupon > 0 && (
          <Sum label={t('배송비 쿠폰')} value={money(-totals.shipping_coupon, currency)} />
        )}
        {totals.point_price > 0 && (
          <Sum
            label={t('포인트 {count}점', { count: totals.points.toLocaleString() })}
            value={money(-totals.point_price, currency)}
          />
        )}
        {totals.collect > 0 && (
          <Sum label={t('착불 (따로 받음)')} value={money(totals.collect, currency)} />
        )}
        <dt className="border-t border-paper-200 pt-2 text-body font-semibold">{t('합계')}</dt>
        <dd className="border-t border-paper-200 pt-2 text-right text-body font-bold">
          {money(totals.total, currency)}
        </dd>
        {order.od_credit_price > 0 && (
          <Sum label={t('그중 예치금')} value={money(order.od_credit_price, currency)} />
        )}
        {order.od_cancel_price > 0 && order.lines.some(isLive) && (
          <>
            <Sum label={t('취소·반품한 금액')} value={money(-order.od_cancel_price, currency)} />
            <dt className="font-semibold">{t('남은 주문 금액')}</dt>
            <dd className="text-right font-semibold">
              {money(totals.total - order.od_cancel_price, currency)}
            </dd>
          </>
        )}
      </dl>
      <CouponNames
        coupons={order.coupons}
        left={order.coupons_left}
        className="border-t border-paper-200 p-4.5"
      />
      {cutting === 'cancel' && <PartDialog order={order} onClose={() => setCutting(null)} />}
      {cutting === 'sold_out' && <SoldOutDialog order={order} onClose={() => setCutting(null)} />}
    </Panel>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-ink-500">{label}</dt>
      <dd className="text-right">{value}</dd>
    </>
  )
}

/** How its making stands, with the file for the press at hand. */
function BottleWork({
  bottle: { job_id, state },
}: {
  bottle: NonNullable<StaffOrder['lines'][number]['bottle']>
}) {
  const t = useT()
  const staff = useStaff()
  const { busy, send } = useSend()
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3">
      <JobBadge state={state} />
      {staff.sees('products') && (
        <button
          type="button"
          disabled={busy}
          onClick={() => void send(() => saveFile(bottleDesk.press, { params: { job_id } }))}
          className="tap min-h-9 font-semibold text-pine-700 hover:underline"
        >
          {t('인쇄 파일 받기 (PDF)')}
        </button>
      )}
    </span>
  )
}
