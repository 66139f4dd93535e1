/** One part of a scent pyramid: the family colours the blotter strip, the words name the notes. */
export type SeedNote = { family: SeedFamily; words: string; words_en: string }

export type SeedFamily =
  | 'citrus' | 'green' | 'herbal' | 'marine' | 'floral' | 'powder'
  | 'fruity' | 'spice' | 'gourmand' | 'woody' | 'amber' | 'musk'

/** A selection option: one combination of up to three levels. `io_price` is the won difference to `it_price`. */
export type SeedOption = { values: string[]; values_en: string[]; io_price: number; stock: number; price_usd?: number; image?: string }

/** An add-on with its own stand-alone price in won. */
export type SeedAddOn = { group: string; group_en: string; value: string; value_en: string; io_price: number; stock: number; text_max?: number }

/** A colour tip: picture shown when the tip is pressed. `values` must be the first-level option value it stands for, if any. */
export type SeedColourTip = { color_tip: string; name: string; name_en: string; image: string; value?: string }

/** `gubun` names the legal notice table: household (candle, diffuser, spray), cosmetic (perfume), book, material, goods. */
export type SeedNotice = { gubun: 'household' | 'cosmetic' | 'book' | 'material' | 'goods'; value: Record<string, { ko: string; en: string }> }

export type SeedItem = {
  it_id: string
  ca_id: number
  ca_id2?: number
  ca_id3?: number
  it_name: string
  it_name_en: string
  /** space-separated keywords, shown as clickable words on the tile */
  it_summary: string
  it_summary_en: string
  /** safe HTML: h3, p, ul, li, strong only */
  it_explan: string
  it_explan_en: string
  it_maker: string
  it_maker_en: string
  it_origin: string
  it_origin_en: string
  it_brand: string
  /** won, VAT included; 0 = not for sale (구매불가) */
  it_price: number
  /** percent 0–90, 0 = no sale */
  discount_rate: number
  /** won off each unit, where it is no percent; 0 = none */
  discount_amount: number
  /** file names in media/, first is the tile */
  images: string[]
  notes?: { top: SeedNote; heart: SeedNote; base: SeedNote }
  option_subject: string[]
  option_subject_en: string[]
  options: SeedOption[]
  add_ons: SeedAddOn[]
  color_tips: SeedColourTip[]
  notice: SeedNotice
  it_buy_min_qty: number
  it_buy_max_qty: number
  it_notax: boolean
  is_flammable: boolean
  is_new: boolean
  /** it_ids of goods that go with this one */
  related: string[]
  /** units sold in the last 30 days, for the sample orders */
  sold: number
}

export type SeedCategory = { ca_id: number; parent?: number; name: string; name_en: string }
