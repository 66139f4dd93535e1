import type { SeedAddOn, SeedColourTip, SeedItem, SeedNotice, SeedOption } from '#db/seed/shapes.ts'
import { lookOf } from './looks.ts'
import type { Scent } from './scents.ts'

/** The same words in Korean and in English. */
export type Both = readonly [ko: string, en: string]

/** One value of an option level: its words and what it adds to the price, in won. */
export type Choice = readonly [ko: string, en: string, won?: number]

/** A section of the description: heading, then paragraphs or, with `list`, bullet points. */
export type Section = { heading: Both; text: Both[]; list?: boolean }

type Choices = { subject: Both[]; options: SeedOption[] }

/** What a product file writes down; `item` turns it into the full row. */
export type Sheet = {
  id: string
  ca: number
  also?: number
  name: Both
  words: Both
  about: Both[]
  sections?: Section[]
  price: number
  off?: number
  /** won off, instead of a percent */
  offWon?: number
  images: string[]
  scent?: Scent
  choices: Choices
  addOns?: SeedAddOn[]
  tips?: SeedColourTip[]
  notice: SeedNotice
  min?: number
  max?: number
  flammable?: boolean
  fresh?: boolean
  related: string[]
  sold: number
  maker?: Both
  origin?: Both
  notax?: boolean
}

const SALE = 12
const OWN_WORKSHOP: Both = ['(주)오드모아', 'ODEMOA Inc.']
const KOREA: Both = ['대한민국', 'Republic of Korea']

export function item(sheet: Sheet): SeedItem {
  const maker = sheet.maker ?? OWN_WORKSHOP
  const origin = sheet.origin ?? KOREA
  return {
    it_id: sheet.id,
    ca_id: sheet.ca,
    ca_id2: sheet.also,
    ca_id3: sheet.off || sheet.offWon ? SALE : undefined,
    it_name: sheet.name[0],
    it_name_en: sheet.name[1],
    it_summary: sheet.words[0],
    it_summary_en: sheet.words[1],
    it_explan: explain(sheet, 0),
    it_explan_en: explain(sheet, 1),
    it_maker: maker[0],
    it_maker_en: maker[1],
    it_origin: origin[0],
    it_origin_en: origin[1],
    it_brand: 'ODEMOA',
    it_price: sheet.price,
    discount_rate: sheet.off ?? 0,
    discount_amount: sheet.offWon ?? 0,
    images: sheet.images,
    notes: sheet.scent?.notes,
    option_subject: sheet.choices.subject.map((subject) => subject[0]),
    option_subject_en: sheet.choices.subject.map((subject) => subject[1]),
    options: sheet.choices.options.map((option) => ({ ...option, image: lookOf(sheet.id, option.values) })),
    add_ons: sheet.addOns ?? [],
    color_tips: sheet.tips ?? [],
    notice: sheet.notice,
    it_buy_min_qty: sheet.min ?? 0,
    it_buy_max_qty: sheet.max ?? 0,
    it_notax: sheet.notax ?? false,
    is_flammable: sheet.flammable ?? false,
    is_new: sheet.fresh ?? false,
    related: sheet.related,
    sold: sheet.sold,
  }
}

/** `17`, two digits of the top category, six of the running number: a new product never moves another's id. */
export function id(category: number, number: number): string {
  return `17${String(category).padStart(2, '0')}${String(number).padStart(6, '0')}`
}

/** Several ids of one category. */
export function ids(category: number, ...numbers: number[]): string[] {
  return numbers.map((number) => id(category, number))
}

/** One level of choices with the stock of each. */
export function choose(subject: Both, choices: Choice[], stock: number[]): Choices {
  return cross([[subject, choices]], stock)
}

/** Every combination of up to three levels, the last level running fastest, with the stock of each. */
export function cross(levels: [subject: Both, choices: Choice[]][], stock: number[]): Choices {
  const rows = levels.reduce<Choice[][]>(
    (rows, [, choices]) => rows.flatMap((row) => choices.map((choice) => [...row, choice])),
    [[]],
  )
  if (rows.length !== stock.length) throw new Error(`${rows.length} combinations, ${stock.length} stocks`)
  return {
    subject: levels.map(([subject]) => subject),
    options: rows.map((row, i) => ({
      values: row.map((choice) => choice[0]),
      values_en: row.map((choice) => choice[1]),
      io_price: row.reduce((sum, choice) => sum + (choice[2] ?? 0), 0),
      stock: stock[i] ?? 0,
    })),
  }
}

/** A colour tip; `value` is the first-level option it stands for. */
export function tip(color_tip: string, name: Both, image: string, value: string): SeedColourTip {
  return { color_tip, name: name[0], name_en: name[1], image, value }
}

export function section(heading: Both, ...text: Both[]): Section {
  return { heading, text }
}

export function points(heading: Both, ...text: Both[]): Section {
  return { heading, text, list: true }
}

function explain(sheet: Sheet, language: 0 | 1): string {
  const opening = sheet.about.map((text) => `<p>${text[language]}</p>`)
  const scent = sheet.scent?.sections ?? []
  return [...opening, ...[...scent, ...(sheet.sections ?? [])].map((part) => sectionHtml(part, language))].join('')
}

function sectionHtml(part: Section, language: 0 | 1): string {
  const text = part.text.map((text) => text[language])
  const body = part.list ? `<ul>${text.map((line) => `<li>${line}</li>`).join('')}</ul>` : text.map((line) => `<p>${line}</p>`).join('')
  return `<h3>${part.heading[language]}</h3>${body}`
}
