import { type Standing, standingOf } from '#admin/ui/told-saved.ts'
import type { StaffProduct } from '#shop/catalog/admin-contract.ts'
import { availableOf } from '#shop/catalog/rules.ts'

/** What visitors see of a stored product. */
export function standingOfGoods({
  it_use,
  it_soldout,
  options,
}: Pick<StaffProduct, 'it_use' | 'it_soldout' | 'options'>): Standing {
  const standing = standingOf(it_use)
  const isLeft = options.some((option) => option.io_type === 0 && availableOf(option) > 0)
  return standing === 'shown' && (it_soldout || !isLeft) ? 'soldOut' : standing
}
