import type { FieldPhrases } from '#kernel/failure.ts'
import type { KindForm, KindState } from './admin-contract.ts'
import { bareCode, couponMethods } from './rules.ts'

/** What does not belong to the chosen sort of coupon is put back to nothing, so that it cannot work unseen. */
export function tidied<F extends KindForm>(form: F): F {
  const isTargeted =
    form.cp_method === couponMethods.item || form.cp_method === couponMethods.category
  const percent = form.cp_type === 1
  return {
    ...form,
    cp_target: isTargeted ? form.cp_target : '',
    cp_trunc: percent ? form.cp_trunc : 1,
    cp_maximum: percent ? form.cp_maximum : 0,
    cz_point: form.cz_way === 'zone' ? form.cz_point : 0,
  }
}

/** What the shape of the form cannot say, by field. */
export function wrongKind(form: KindForm): FieldPhrases {
  const fields: FieldPhrases = {}
  const isTargeted =
    form.cp_method === couponMethods.item || form.cp_method === couponMethods.category
  if (isTargeted && !form.cp_target)
    fields.cp_target = [
      form.cp_method === couponMethods.item
        ? '어느 상품에 쓰는 쿠폰인지 골라 주세요.'
        : '어느 분류에 쓰는 쿠폰인지 골라 주세요.',
    ]
  if (form.cp_type === 1 && form.cp_price > 99) fields.cp_price = ['할인율은 1%에서 99%까지예요.']
  if (form.cp_type === 0 && form.cp_minimum > 0 && form.cp_price > form.cp_minimum)
    fields.cp_minimum = [
      '할인 금액보다 적은 주문에는 쓸 수 없어요. 최소 금액을 할인 금액 이상으로 적어 주세요.',
    ]
  if (form.cz_end < form.cz_start) fields.cz_end = ['끝나는 날은 시작하는 날과 같거나 뒤여야 해요.']
  return fields
}

const terms = [
  'cp_method',
  'cp_target',
  'cp_type',
  'cp_price',
  'cp_trunc',
  'cp_minimum',
  'cp_maximum',
  'cz_combine',
  'cz_way',
] as const satisfies (keyof KindForm)[]

/** What members were promised stays as it was. */
export function wrongChange(
  before: KindForm & { cz_issued: number },
  after: KindForm,
): FieldPhrases {
  if (before.cz_issued === 0) return {}
  const fields: FieldPhrases = {}
  for (const name of terms)
    if (before[name] !== after[name])
      fields[name] = ['이미 받은 회원이 있어서 바꿀 수 없어요. 새 쿠폰을 만들어 주세요.']
  if (after.cz_limit !== null && after.cz_limit < before.cz_issued)
    fields.cz_limit = [
      ['이미 {count}장이 나갔어요. 그보다 적게 줄일 수 없어요.', { count: before.cz_issued }],
    ]
  return fields
}

export function kindState(
  kind: { cz_use: boolean; cz_start: string; cz_end: string },
  today: string,
): KindState {
  if (!kind.cz_use) return 'stopped'
  if (kind.cz_end < today) return 'over'
  return kind.cz_start > today ? 'coming' : 'running'
}

/** Why a worded code cannot be taken; null when it can. */
export function whyBadCode(typed: string): string | null {
  return /^[A-Z0-9가-힣]{4,30}$/.test(bareCode(typed))
    ? null
    : '쿠폰 번호는 한글, 영문, 숫자로 4자에서 30자까지 적어 주세요.'
}
