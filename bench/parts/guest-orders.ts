import { reachPostgres } from '#platform/postgres/reach.ts'
import { widenHolds } from '#test/wide-holds.ts'
import { ask, audit, countStock } from '../day-books.ts'
import {
  bankAccount,
  fillCart,
  type Good,
  guestForm,
  owner,
  restock,
  shoppers,
  someGoods,
} from '../goods.ts'
import { spentOn } from '../processes.ts'
import { type Measured, shown, Tally } from '../rows.ts'
import { ownerPassword, type Shop } from '../shop.ts'
import { type Shopper, whyNot } from '../shopper.ts'

const users = 10
const orders = 1_500
const lastUnits = 10
const rushers = 40

type Ready = { shopper: Shopper; total: number; guest: number }
let guests = 0

/**
 * Guests who order what lies in their carts, and forty of them who want the last ten units. Carts are filled before the clock starts.
 * Whatever was refused is told, and the books are gone through afterwards: an order that a guest was told of must be there, with its goods.
 */
export async function guestOrders(shop: Shop): Promise<Measured> {
  const databaseUrl = reachPostgres(shop.dataDir) ?? ''
  // all of them come from this machine, which no shop's customers do
  await widenHolds(shop.url, ownerPassword)
  const boss = await owner(shop)
  const goods = await someGoods(shop.url)
  const last = goods.pop()
  await restock(boss, goods, 5_000)
  const account = await bankAccount(shop.url)

  const carts = new Tally()
  const ready = await fillCarts(shop.url, goods, orders, carts)
  const since = await ask<{ now: Date }>(databaseUrl, 'select now() as now')
  const before = await countStock(databaseUrl)
  const told: string[] = []
  const tally = new Tally()
  const started = performance.now()
  const { each } = await spentOn(shop.pid, () => placeAll(ready, account, users, told, tally))
  const perSecond = tally.done / ((performance.now() - started) / 1_000)
  const cost = each(tally.done)

  const rush = await lastOnes(shop, boss, last, databaseUrl, account)
  const wrong = await audit({
    url: databaseUrl,
    since: since[0]?.now ?? new Date(),
    // what was taken off the shelf by hand stands in the count after it
    before: rush.counted(before),
    told: [...told, ...rush.told],
    theirs: [],
  })
  return {
    rows: [
      {
        what: 'guest order, ten users, one process',
        value: perSecond,
        unit: '/s',
        goal: { least: 300 },
        said: [
          `${tally.done.toLocaleString('en')} of ${orders.toLocaleString('en')} accepted`,
          `CPU of each: ${shown(cost.shop, 'ms')} of the shop, ${shown(cost.database, 'ms')} of its database`,
        ],
        broken: [
          ...carts.reasons('carts not filled'),
          ...tally.reasons('orders refused'),
          ...wrong.map((line) => `the books: ${line}`),
        ],
      },
      rush.row,
    ],
  }
}

async function fillCarts(
  url: string,
  goods: Good[],
  count: number,
  carts: Tally,
): Promise<Ready[]> {
  const ready: Ready[] = []
  const users = await shoppers(url, count)
  for (let at = 0; at < users.length; at += 20) {
    await Promise.all(
      users.slice(at, at + 20).map(async (shopper, n) => {
        const total = await fillCart(shopper, goods[(at + n) % goods.length]).catch(String)
        if (typeof total === 'number') ready.push({ shopper, total, guest: guests++ })
        else carts.fail(total)
      }),
    )
  }
  return ready
}

async function placeAll(
  ready: Ready[],
  account: string,
  users: number,
  told: string[],
  tally: Tally,
) {
  await Promise.all(
    Array.from({ length: users }, async () => {
      for (let next = ready.pop(); next; next = ready.pop()) {
        const { shopper, guest, total } = next
        try {
          const answer = await shopper.ask(
            'POST',
            '/api/v1/orders',
            guestForm(guest, account, total),
            {
              'idempotency-key': crypto.randomUUID(),
            },
          )
          const refused = whyNot(answer, 201)
          if (refused) tally.fail(refused)
          else {
            tally.done++
            told.push((answer.body.data as { od_id: string }).od_id)
          }
        } catch (error) {
          tally.fail(String(error))
        }
      }
    }),
  )
}

/** Forty at once for ten units: ten get one each, thirty are told that it is sold out. */
async function lastOnes(
  shop: Shop,
  boss: Shopper,
  last: Good | undefined,
  databaseUrl: string,
  account: string,
) {
  const told: string[] = []
  const tally = new Tally()
  const [row] = await ask<{ free: number }>(
    databaseUrl,
    'select io_stock_qty - io_reserved_qty as free from item_option where io_no = $1',
    [last?.io_no],
  )
  const change = lastUnits - (row?.free ?? 0)
  const carts = new Tally()
  // a cart takes no more than there is: it is filled while there is enough
  const ready = await fillCarts(shop.url, last ? [last] : [], rushers, carts)
  await restock(boss, last ? [last] : [], change)
  await placeAll(ready, account, rushers, told, tally)
  const refusals = tally.reasons('refused')
  return {
    told,
    counted(before: Awaited<ReturnType<typeof countStock>>) {
      const stock = new Map(before.stock)
      if (last) stock.set(last.io_no, (stock.get(last.io_no) ?? 0) + change)
      return { ...before, stock }
    },
    row: {
      what: `${rushers} guests at once for the last ${lastUnits} units: sold`,
      value: tally.done,
      unit: '',
      goal: { most: lastUnits },
      said: refusals,
      broken: [
        ...carts.reasons('carts not filled'),
        ...(tally.done < lastUnits ? [`only ${tally.done} of ${lastUnits} were sold`] : []),
        ...refusals.filter((line) => !/refused: 4(09|22) /.test(line)),
      ],
    },
  }
}
