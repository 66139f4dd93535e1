import type { Currency } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'
import type { ProductQuery } from '#shop/catalog/contract.ts'
import { allGroups, choicesOf } from '#shop/catalog/trait-rules.ts'
import { readSettings } from '#shop/setting/service.ts'

/** The groups of traits that staff tell goods apart by. */
export async function traitGroups(ctx: Ctx) {
  return (await readSettings(ctx)).traits.groups
}

/** What is asked: its traits by the groups that staff have put them into, its prices only where they are in the visitor's money. */
export async function byGroups(ctx: Ctx, asked: ProductQuery) {
  const groups = allGroups(await traitGroups(ctx))
  return {
    groups,
    ask: { ...pricesIn(ctx.currency, asked), traits: choicesOf(groups, asked.trait) },
  }
}

function pricesIn(currency: Currency, asked: ProductQuery): ProductQuery {
  return asked.price_in && asked.price_in !== currency
    ? { ...asked, price_min: undefined, price_max: undefined }
    : asked
}
