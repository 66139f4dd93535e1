import { stamp } from '../../../admin/ui/times.ts'
import { formatPhone } from '../../../kernel/phone.ts'
import { useLang, useT } from '../../../ui/language.tsx'
import { Written } from '../../../ui/written.tsx'
import type { StaffOrder } from '../contract.ts'
import { isLive } from '../part-rules.ts'
import { deliveryAddress } from '../ui/delivery-address.ts'

/** The sheet that lies beside the box: what goes in, where it goes, no prices. Seen on paper only. */
export function PackingSlip({ order }: { order: StaffOrder }) {
  const t = useT()
  const { pick, lang } = useLang()
  const lines = inBox(order)
  const units = lines.reduce((sum, line) => sum + line.ct_qty, 0)
  return (
    <Written>
      <section aria-hidden="true" className="hidden text-[11pt] leading-normal text-black print:block">
        <div className="flex items-end justify-between border-b-2 border-black pb-3">
          <div>
            <p className="font-serif text-[15pt] font-semibold tracking-[.14em]">ODEMOA</p>
            <h1 className="mt-1 text-[13pt] font-semibold">{t('포장 명세')}</h1>
          </div>
          <div className="text-right">
            <p className="tabular text-[15pt] font-bold">{order.od_id}</p>
            <p className="tabular">{stamp(order.od_time)}</p>
          </div>
        </div>
        <div className="mt-4 grid grid-cols-2 gap-6 break-inside-avoid">
          <div>
            <p className="font-semibold">{t('받는 분')}</p>
            <p className="text-[13pt] font-bold">{order.od_b_name}</p>
            <p className="tabular">{formatPhone(order.od_b_hp)}</p>
            <p>{deliveryAddress(order, lang)}</p>
          </div>
          <div>
            <p className="font-semibold">{t('배송 메모')}</p>
            <p className="whitespace-pre-line">{order.od_memo || '–'}</p>
            {order.od_shop_memo && <p className="mt-2 font-semibold">{t('직원 메모')}</p>}
            {order.od_shop_memo && <p className="whitespace-pre-line">{order.od_shop_memo}</p>}
          </div>
        </div>
        <table className="mt-5 w-full border-collapse">
          <thead>
            <tr className="border-y border-black text-left">
              <th className="w-8 py-1.5">✓</th>
              <th className="py-1.5">{t('상품')}</th>
              <th className="py-1.5">{t('옵션')}</th>
              <th className="py-1.5 text-right">{t('수량')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.ct_id} className="break-inside-avoid border-b border-neutral-400 align-top">
                <td className="py-2">
                  <span className="block size-[4mm] border border-black" />
                </td>
                <td className="py-2 pr-3">{pick(line.it_name, line.it_name_en)}</td>
                <td className="py-2 pr-3">{pick(line.ct_option, line.ct_option_en)}</td>
                <td className="tabular py-2 text-right text-[13pt] font-bold">{line.ct_qty}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-right font-semibold">{t('{kinds}종 {units}개', { kinds: lines.length, units })}</p>
      </section>
    </Written>
  )
}

/** What was cancelled is not packed; once a part has left only the rest is. */
function inBox({ lines, unsent }: StaffOrder): StaffOrder['lines'] {
  if (!unsent.length) return lines.filter(isLive)
  return unsent.flatMap(({ ct_id, qty }) => lines.filter((line) => line.ct_id === ct_id).map((line) => ({ ...line, ct_qty: qty })))
}
