import type { StaffRow } from '#admin/ui/staff-lines.tsx'
import { after, koreanDay } from '#kernel/korean-time.ts'
import type { Currency } from '#kernel/language.ts'
import type { DeskApplication } from '#shop/application/desk-contract.ts'
import type { DeskQuotation } from '#shop/cart/desk-contract.ts'
import type { QuotedSend } from '#shop/cart/send-contract.ts'
import { placesOf } from '#shop/cart/send-rules.ts'

/** What staff have typed of a quotation so far. */
export type QuotationTyped = {
  mb_id: string | null
  recipient: { company: string; name: string; phone: string; email: string }
  currency: Currency
  rows: StaffRow[]
  note: string
  last_day: string
  reason: string
  /** which option each name of a bulk request stands for */
  fits: Record<string, number>
  sends: readonly QuotedSend[]
}

const usualDays = 14
const cardMost = 200

/** A paper is edited as it stands; a copy keeps its goods and leaves their prices to today. */
export function quotationTyped({
  view,
  copy,
  request,
  mb_id,
}: {
  view?: DeskQuotation
  copy?: DeskQuotation
  request?: DeskApplication
  mb_id: string | null
}): QuotationTyped {
  const from = view ?? copy
  return {
    mb_id: from?.mb_id ?? request?.mb_id ?? mb_id,
    recipient: from?.paper.recipient ?? recipientOf(request),
    currency: from?.currency ?? (request?.lang === 'en' ? 'usd' : 'krw'),
    rows: (from?.paper.lines ?? []).map((line) => ({
      ...{ io_no: line.io_no, ct_qty: line.ct_qty, ct_text: line.ct_text, price: null },
      ...{ name: line.it_name, name_en: line.it_name_en || line.it_name },
      ...{ option: line.ct_option, option_en: line.ct_option_en || line.ct_option },
      ...{ most: line.ct_qty, text_max: line.ct_text ? cardMost : 0 },
    })),
    note: from?.paper.note ?? '',
    last_day: koreanDay(after(new Date(), { days: usualDays })),
    reason: '',
    fits: {},
    // a copy is for today: to whom it goes is asked anew
    sends: view?.paper.sends ?? [],
  }
}

function recipientOf(request: DeskApplication | undefined): QuotationTyped['recipient'] {
  if (!request) return { company: '', name: '', phone: '', email: '' }
  const { company, name, mobile, email } = request.typed
  return { company: company || name, name, phone: mobile, email }
}

/** Where everything goes: the list of the request by the options that were chosen, or what the paper says already. */
export function sendsTyped({ fits, sends }: QuotationTyped, request: DeskApplication | undefined) {
  return request ? placesOf(request.sends, fits) : [...sends]
}

/** Names of a list of places that no line of the quotation stands for yet. */
export function unmatched({ fits }: QuotationTyped, request: DeskApplication | undefined) {
  return (request?.sends ?? []).some(({ goods }) => fits[goods] === undefined)
}

export function linesTyped({ rows }: QuotationTyped) {
  return rows.map(({ io_no, ct_qty, ct_text, price }) => ({
    ...{ io_no, ct_qty, ct_text },
    ...(price === null ? {} : { price }),
  }))
}
