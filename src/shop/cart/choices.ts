import { Failure, type FieldPhrases } from '../../kernel/failure.ts'
import { mostOfOne, type Problem } from './rules.ts'

/** One asked row; `at` is its place in the request, for the field of a refusal. */
export type Choice = { io_no: number; ct_qty: number; at?: number }

/** The same option twice counts as one row. */
export function merged(options: readonly Choice[]): Choice[] {
  const byOption = new Map<number, Choice>()
  options.forEach(({ io_no, ct_qty }, at) => {
    const known = byOption.get(io_no)
    byOption.set(io_no, known ? { ...known, ct_qty: known.ct_qty + ct_qty } : { io_no, ct_qty, at })
  })
  const fields: FieldPhrases = Object.fromEntries(
    [...byOption.values()].filter(({ ct_qty }) => ct_qty > mostOfOne).map(({ at }) => [`options.${at}.ct_qty`, ['한 번에 9,999개까지 담을 수 있어요.']]),
  )
  if (Object.keys(fields).length) throw new Failure('INVALID', '담을 수 없는 수량이 있어요.', { fields })
  return [...byOption.values()]
}

type Refused = { field: string; io_no: number; found: Problem }

/** Stock that is gone is a lost race (409); what the shop never allows is a wrong field (422). */
export function whyRefused(refused: Refused[]): Failure {
  const lostRace = refused.every(({ found }) => found.code === 'SOLD_OUT' || found.code === 'SHORT_STOCK')
  const first = refused[0]?.found
  return new Failure(lostRace ? 'CONFLICT' : 'INVALID', first?.phrase ?? '담을 수 없는 수량이 있어요.', {
    params: first?.params,
    fields: Object.fromEntries(refused.map(({ field, found }) => [field, [[found.phrase, found.params]]])),
    detail: { lines: refused.map(({ io_no, found }) => ({ io_no, code: found.code, fix_qty: found.fix_qty })) },
  })
}
