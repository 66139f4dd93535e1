import { fillCart, shoppers, someGoods } from '../goods.ts'
import { spentOn } from '../processes.ts'
import { type Measured, shown } from '../rows.ts'
import type { Shop } from '../shop.ts'
import { rate, Shopper } from '../shopper.ts'

const users = 10
const seconds = 6
const linesEach = 8

/** Ten users who put one thing after the other into their carts; after eight the next guest takes over. Guests arrive before the clock starts. */
export async function addToCart(shop: Shop): Promise<Measured> {
  const goods = await someGoods(shop.url)
  const guests = await shoppers(shop.url, 3_000)
  const now = guests.splice(0, users)
  const added = now.map(() => 0)
  let turn = 0
  const add = async (user: number) => {
    const good = goods[turn++ % goods.length]
    added[user] = (added[user] ?? 0) + 1
    if (added[user] % linesEach === 0) now[user] = guests.pop() ?? new Shopper(shop.url)
    const total = await fillCart(now[user] ?? new Shopper(shop.url), good)
    return typeof total === 'string' ? total : null
  }
  await rate(users, 2, add)
  const { result, each } = await spentOn(shop.pid, () => rate(users, seconds, add))
  const { perSecond, tally } = result
  const cost = each(tally.done)
  return {
    rows: [
      {
        what: 'add to cart, ten users, one process',
        value: perSecond,
        unit: '/s',
        goal: { least: 1_500 },
        said: [
          `${tally.done.toLocaleString('en')} accepted`,
          `CPU of each: ${shown(cost.shop, 'ms')} of the shop, ${shown(cost.database, 'ms')} of its database`,
        ],
        broken: [
          ...tally.reasons('adds refused'),
          ...(guests.length ? [] : ['there were too few guests']),
        ],
      },
    ],
  }
}
