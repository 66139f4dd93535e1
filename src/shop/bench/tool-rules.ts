import type { Material } from '#shop/custom/formula-contract.ts'
import type { Tool } from './contract.ts'
import { type Field, fields, isOf, type Raw } from './field-rules.ts'
import { oilsIn } from './soap-rules.ts'

export function isShown(field: Field, raw: Raw): boolean {
  return !field.when || field.when.slice(1).includes(raw[field.when[0]] ?? '')
}

/** What stands in the fields: what the address says, else the start; a material that is not there is the first that is. */
export function rawOf(tool: Tool, search: URLSearchParams, materials: readonly Material[]): Raw {
  const raw: Record<string, string> = {}
  for (const field of fields[tool]) {
    const given = search.get(field.name)?.slice(0, field.kind === 'oils' ? 400 : 20)
    raw[field.name] = startOf(field, given, materials)
  }
  return raw
}

function startOf(field: Field, given: string | undefined, materials: readonly Material[]): string {
  if (field.kind === 'number') return given ?? field.start
  if (field.kind === 'oils') return given === undefined ? field.start : given
  if (field.kind === 'choice')
    return field.choices.some(([value]) => value === given) ? (given ?? '') : field.start
  // the most modest first: what stands in an empty form is nobody's choice yet
  const fitting = materials
    .filter((one) => isOf(field.of, one))
    .sort((a, b) => a.won_per_gram - b.won_per_gram)
  const found =
    fitting.find(({ material_id }) => String(material_id) === given) ??
    fitting.find(({ sold }) => sold) ??
    fitting[0]
  return found ? String(found.material_id) : ''
}

/** The address that says all of it. */
export function queryOfRaw(tool: Tool, raw: Raw): string {
  const search = new URLSearchParams()
  for (const field of fields[tool])
    if (isShown(field, raw)) search.set(field.name, raw[field.name] ?? '')
  return search.toString()
}

export type Read = {
  numbers: Readonly<Record<string, number>>
  /** by field: a phrase with what it needs */
  errors: Readonly<Record<string, [phrase: string, params?: Record<string, number>]>>
}

/** A figure as people type it: 1,5 and 1.5 are the same. */
export function figureIn(text: string): number {
  return /^\s*\d{1,7}([.,]\d{1,4})?\s*$/.test(text)
    ? Number(text.trim().replace(',', '.'))
    : Number.NaN
}

export function readRaw(tool: Tool, raw: Raw): Read {
  const numbers: Record<string, number> = {}
  const errors: Record<string, [string, Record<string, number>?]> = {}
  for (const field of fields[tool]) {
    if (!isShown(field, raw)) continue
    if (field.kind === 'material' && !raw[field.name]) errors[field.name] = ['고를 재료가 없어요.']
    if (field.kind === 'oils') Object.assign(errors, oilErrors(raw[field.name] ?? ''))
    if (field.kind !== 'number') continue
    const value = figureIn(raw[field.name] ?? '')
    const { least, most } = field
    if (Number.isNaN(value)) errors[field.name] = ['숫자로 적어 주세요.']
    else if (value < least || value > most)
      errors[field.name] = ['{least}에서 {most} 사이로 적어 주세요.', { least, most }]
    else if (field.whole && !Number.isInteger(value)) errors[field.name] = ['정수로 적어 주세요.']
    else numbers[field.name] = value
  }
  const { before, after } = numbers
  if (before !== undefined && after !== undefined && after >= before)
    errors.after = ['태우기 전보다 가벼워야 해요.']
  return { numbers, errors }
}

function oilErrors(text: string): Read['errors'] {
  const oils = oilsIn(text)
  if (oils.length === 0) return { oils: ['기름을 하나 이상 넣어 주세요.'] }
  const bad = oils.findIndex(
    ({ text: grams }) => !(figureIn(grams) > 0 && figureIn(grams) <= 50_000),
  )
  return bad < 0 ? {} : { [`oils.${bad}`]: ['0보다 크고 50,000 g 이하로 적어 주세요.'] }
}
