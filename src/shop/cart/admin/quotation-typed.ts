import type { StaffRow } from '#admin/ui/staff-lines.tsx'
import { after, koreanDay } from '#kernel/korean-time.ts'
import type { Currency } from '#kernel/language.ts'
import type { DeskQuotation } from '#shop/cart/desk-contract.ts'

/** What staff have typed of a quotation so far. */
export type QuotationTyped = {
  mb_id: string | null
  recipient: { company: string; name: string; phone: string; email: string }
  currency: Currency
  rows: StaffRow[]
  note: string
  last_day: string
  reason: string
}

const usualDays = 14
const cardMost = 200

/** A paper is edited as it stands; a copy keeps its goods and leaves their prices to today. */
export function quotationTyped({
  view,
  copy,
  mb_id,
}: {
  view?: DeskQuotation
  copy?: DeskQuotation
  mb_id: string | null
}): QuotationTyped {
  const from = view ?? copy
  return {
    mb_id: from?.mb_id ?? mb_id,
    recipient: from?.paper.recipient ?? { company: '', name: '', phone: '', email: '' },
    currency: from?.currency ?? 'krw',
    rows: (from?.paper.lines ?? []).map((line) => ({
      ...{ io_no: line.io_no, ct_qty: line.ct_qty, ct_text: line.ct_text, price: null },
      ...{ name: line.it_name, name_en: line.it_name_en || line.it_name },
      ...{ option: line.ct_option, option_en: line.ct_option_en || line.ct_option },
      ...{ most: line.ct_qty, text_max: line.ct_text ? cardMost : 0 },
    })),
    note: from?.paper.note ?? '',
    last_day: koreanDay(after(new Date(), { days: usualDays })),
    reason: '',
  }
}

export function linesTyped({ rows }: QuotationTyped) {
  return rows.map(({ io_no, ct_qty, ct_text, price }) => ({
    ...{ io_no, ct_qty, ct_text },
    ...(price === null ? {} : { price }),
  }))
}
