import type { Volatility } from '#shop/custom/formula-contract.ts'
import { type IfraCategory, ifraCategories } from '#shop/custom/ifra-contract.ts'
import type { MaterialForm, StaffMaterial } from '#shop/custom/material-contract.ts'

type Texts =
  | 'density'
  | 'won_per_gram'
  | 'usual_from'
  | 'usual_to'
  | 'flash_point'
  | 'fits_from'
  | 'fits_to'
type LimitDraft = {
  amendment: string
  source: string
  issued_on: string
  limits: Record<IfraCategory, string>
}
export type PackDraft = { io_no: number; name: string; name_en: string; grams: string }
/** Figures are texts until they are sent. */
export type MaterialDraft = Omit<
  MaterialForm,
  Texts | 'volatility' | 'limits' | 'packs' | 'allergens'
> &
  Record<Texts, string> & {
    volatility: Volatility | ''
    limits: LimitDraft[]
    packs: PackDraft[]
    /** a certificate says what it holds */
    certified: boolean
    allergens: { name: string; percent: string }[]
  }

// one for each category
const noLimits = Object.fromEntries(ifraCategories.map((one) => [one, ''])) as Record<
  IfraCategory,
  string
>
export const emptyLimit: LimitDraft = {
  amendment: '51',
  source: '',
  issued_on: '',
  limits: noLimits,
}

export const emptyMaterial: MaterialDraft = {
  name: '',
  name_en: '',
  cas: '',
  kind: 'raw',
  family: '',
  note: '',
  volatility: '',
  unit: 'g',
  uses: [],
  density: '1',
  won_per_gram: '0',
  usual_from: '',
  usual_to: '',
  flash_point: '',
  fits_from: '',
  fits_to: '',
  certified: false,
  allergens: [],
  comment: '',
  comment_en: '',
  material_use: true,
  limits: [],
  packs: [],
}

const text = (value: number | null) => (value === null ? '' : String(value))

export function draftOf(stored: StaffMaterial): MaterialDraft {
  const { material_id: _, version: __, updated_at: ___, goods, ...form } = stored
  return {
    ...form,
    volatility: form.volatility ?? '',
    density: text(form.density),
    won_per_gram: text(form.won_per_gram),
    usual_from: text(form.usual_from),
    usual_to: text(form.usual_to),
    flash_point: text(form.flash_point),
    fits_from: text(form.fits_from),
    fits_to: text(form.fits_to),
    certified: form.allergens !== null,
    allergens: Object.entries(form.allergens ?? {}).map(([name, percent]) => ({
      name,
      percent: text(percent),
    })),
    limits: form.limits.map(({ amendment, source, issued_on, limits }) => ({
      amendment: String(amendment),
      source,
      issued_on,
      limits: Object.fromEntries(
        ifraCategories.map((one) => [one, text(limits[one] ?? null)]),
      ) as LimitDraft['limits'], // every category is written
    })),
    packs: form.packs.map(({ io_no, grams }) => {
      const found = goods.find((one) => one.io_no === io_no)
      return {
        io_no,
        name: found ? `${found.it_name} · ${found.option}` : String(io_no),
        name_en: found ? `${found.it_name_en} · ${found.option_en}` : String(io_no),
        grams: text(grams),
      }
    }),
  }
}

// what nobody can read is refused at its field
function figure(typed: string): number {
  const value = Number(typed.replace(',', '.').trim() || Number.NaN)
  return Number.isFinite(value) ? value : -1_000_000_000
}
const maybe = (typed: string) => (typed.trim() ? figure(typed) : null)

export function formOf({ certified, ...draft }: MaterialDraft): MaterialForm {
  return {
    ...draft,
    volatility: draft.volatility || null,
    density: figure(draft.density),
    won_per_gram: figure(draft.won_per_gram),
    usual_from: maybe(draft.usual_from),
    usual_to: maybe(draft.usual_to),
    flash_point: maybe(draft.flash_point),
    fits_from: maybe(draft.fits_from),
    fits_to: maybe(draft.fits_to),
    allergens: certified
      ? Object.fromEntries(
          // a share without a name is refused at its row; a row without either is none
          draft.allergens.flatMap(({ name, percent }) =>
            name || percent.trim() ? [[name, figure(percent)]] : [],
          ),
        )
      : null,
    limits: draft.limits.map(({ amendment, limits, ...one }) => ({
      ...one,
      amendment: figure(amendment),
      limits: Object.fromEntries(
        ifraCategories.flatMap((category) =>
          limits[category].trim() ? [[category, figure(limits[category])]] : [],
        ),
      ),
    })),
    packs: draft.packs.map(({ io_no, grams }) => ({ io_no, grams: figure(grams) })),
  }
}
