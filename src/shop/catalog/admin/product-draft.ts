import { sameJson, sameMarkup } from '#admin/ui/merge-draft.ts'
import type { StaffOption, StaffProduct, StaffProductForm } from '#shop/catalog/admin-contract.ts'

export type ProductForm = StaffProductForm

export const emptyOption: StaffOption = {
  io_no: null,
  io_type: 0,
  io_id: '',
  io_id_en: '',
  io_price: 0,
  io_price_usd: null,
  io_stock_qty: 0,
  io_reserved_qty: 0,
  io_use: true,
  io_made: false,
  io_text_max: 0,
  io_asks: null,
  io_lead_days: 0,
  io_content: 0,
  io_image: '',
}

export const emptyProduct: ProductForm = {
  it_name: '',
  it_name_en: '',
  it_summary: '',
  it_summary_en: '',
  it_explan: '',
  it_explan_en: '',
  it_maker: '',
  it_maker_en: '',
  it_origin: '',
  it_origin_en: '',
  it_brand: 'ODEMOA',
  ca_id: 0,
  ca_id2: null,
  ca_id3: null,
  it_price: 0,
  it_price_usd: null,
  discount_rate: 0,
  discount_amount: 0,
  discount_from: null,
  discount_until: null,
  it_use: false,
  it_soldout: false,
  it_notax: false,
  is_flammable: false,
  safety_kind: 'report',
  safety_no: '',
  safety_from: null,
  safety_until: null,
  allergens: null,
  it_no_return: '',
  is_new: true,
  it_buy_min_qty: 0,
  it_buy_max_qty: 0,
  it_noti_qty: 5,
  it_point: null,
  it_point_type: 0,
  it_nocoupon: false,
  it_sc_type: 0,
  it_sc_method: 0,
  it_sc_price: 0,
  it_sc_minimum: 0,
  it_sc_qty: 1,
  it_weight: 500,
  it_unit: '',
  it_traits: [],
  it_option_subject: [],
  it_option_subject_en: [],
  images: [],
  picture_alts: [],
  film: null,
  turn_images: [],
  related: [],
  color_tips: [],
  notes: null,
  notice: { gubun: 'household', rows: [] },
  options: [emptyOption],
}

/** The form's part of what the server answers. */
export function formOf({
  it_id: _,
  version: __,
  updated_at: ___,
  ...form
}: StaffProduct): ProductForm {
  return form
}

/** A new product like this one: what belongs to the other alone, its name, number, stock and sale, is left out. */
export function copyOf(form: ProductForm): ProductForm {
  return {
    ...form,
    it_name: '',
    it_name_en: '',
    it_use: false,
    it_soldout: false,
    is_new: true,
    discount_rate: 0,
    discount_amount: 0,
    discount_from: null,
    discount_until: null,
    safety_no: '',
    safety_from: null,
    safety_until: null,
    film: null,
    turn_images: [],
    options: form.options.map((option) => ({
      ...option,
      io_no: null,
      io_stock_qty: 0,
      io_reserved_qty: 0,
    })),
  }
}

const sameText = sameMarkup(['it_explan', 'it_explan_en'])

/** Stock of stored options is changed by difference and moves with every sale: it is no part of what the form saves. */
export const sameProduct: typeof sameJson = (name, one, other) => {
  if (name !== 'options') return sameText(name, one, other)
  // the part of this name is the list of options
  const [mine, theirs] = [one as StaffOption[], other as StaffOption[]]
  return sameJson(name, mine.map(withoutStock), theirs.map(withoutStock))
}

function withoutStock(option: StaffOption): unknown {
  const { io_stock_qty, io_reserved_qty: _, ...rest } = option
  return option.io_no === null ? { ...rest, io_stock_qty } : rest
}
