import { ownerPassword, type Shop } from './shop.ts'
import { look, Shopper, whyNot } from './shopper.ts'

export type Good = { it_id: string; io_no: number; op_qty: number }

/** Goods that anybody can put into a cart one by one. */
export async function someGoods(url: string): Promise<Good[]> {
  const guest = new Shopper(url)
  const list = await look<{
    data: { it_id: string; default_price: { model: { op_qty: number } } }[]
  }>(guest, '/api/v1/products?per_page=60&in_stock=1')
  const goods = await Promise.all(
    list.data
      .filter((one) => one.default_price.model.op_qty > 30)
      .map(async ({ it_id }) => {
        const { data } = await look<{
          data: { options: { io_no: number; op_qty: number }[]; it_buy_min_qty: number }
        }>(guest, `/api/v1/products/${it_id}`)
        const { io_no = 0, op_qty = 0 } = data.options[0] ?? {}
        return { it_id, io_no, op_qty, min: data.it_buy_min_qty }
      }),
  )
  return goods.filter((one) => one.io_no && one.min <= 1)
}

export async function shoppers(url: string, count: number): Promise<Shopper[]> {
  const all = Array.from({ length: count }, () => new Shopper(url))
  for (let at = 0; at < count; at += 50)
    await Promise.all(all.slice(at, at + 50).map((one) => one.arrive()))
  return all
}

export async function owner({ url }: Shop): Promise<Shopper> {
  const boss = new Shopper(url)
  await boss.arrive()
  const answer = await boss.ask('POST', '/api/v1/login', {
    mb_id: 'owner',
    password: ownerPassword,
  })
  const refused = whyNot(answer, 200)
  if (refused) throw new Error(`the owner could not log in: ${refused}`)
  return boss
}

/** So many more of each on the shelf, or fewer. */
export async function restock(boss: Shopper, goods: readonly { io_no: number }[], change: number) {
  for (const { io_no } of goods) {
    const answer = await boss.ask('PUT', `/api/v1/admin/options/${io_no}/stock`, { change })
    const refused = whyNot(answer, 200)
    if (refused) throw new Error(`option ${io_no} was not restocked: ${refused}`)
  }
}

/** Puts one of it into the cart; the cart's sum, or why not. */
export async function fillCart(shopper: Shopper, good: Good | undefined): Promise<number | string> {
  const answer = await shopper.ask('POST', '/api/v1/cart', {
    it_id: good?.it_id,
    options: [{ io_no: good?.io_no, ct_qty: 1 }],
  })
  const refused = whyNot(answer, 201)
  return refused ?? (answer.body.data as { totals: { total: number } }).totals.total
}

export async function bankAccount(url: string): Promise<string> {
  const { data } = await look<{ data: { bank_accounts: { id: string }[] } }>(
    new Shopper(url),
    '/api/v1/settings',
  )
  return data.bank_accounts[0]?.id ?? ''
}

/** The order form as a guest fills it in; limits per person count by phone number, so each guest is a person of their own. */
export function guestForm(guest: number, account: string, total: number) {
  const phone = `010-3${String(guest % 1_000).padStart(3, '0')}-${String(1_000 + Math.floor(guest / 1_000)).padStart(4, '0')}`
  return {
    od_name: '김하늘',
    od_hp: phone,
    od_email: `bench-${guest}@mail.example`,
    od_pwd: 'look-it-up-1',
    od_b_name: '김하늘',
    od_b_hp: phone,
    od_b_zip: '04524',
    od_b_addr1: '서울특별시 중구 세종대로 110',
    od_settle_case: '무통장',
    od_bank_account: account,
    od_deposit_name: '김하늘',
    agree_order: true,
    agree_privacy: true,
    agree_no_return: true,
    expected_total: total,
    currency: 'krw',
  }
}
