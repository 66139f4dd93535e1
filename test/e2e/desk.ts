import { callThrough } from '#kernel/client.ts'
import type { AnswerOf, AnyEndpoint, CallOf } from '#kernel/endpoint.ts'
import {
  adminProducts,
  type StaffOption,
  type StaffProductForm,
} from '#shop/catalog/admin-contract.ts'
import { sessions } from '#shop/session/contract.ts'
import { ownerPassword } from './running-shop.ts'
import { shopUrl } from './shop-url.ts'

type Call = <E extends AnyEndpoint>(endpoint: E, ask: CallOf<E>) => Promise<AnswerOf<E>>

const pattern = '1702000001'
let desk: { url: string; call: Promise<Call> } | undefined

/** The staff, speaking to the shop directly: for what happens behind a visitor's back. */
export function staff(): Promise<Call> {
  const url = shopUrl()
  if (desk?.url !== url) desk = { url, call: logIn() }
  return desk.call
}

async function logIn(): Promise<Call> {
  const call = await somebody()
  await call(sessions.login, { body: { mb_id: 'owner', password: ownerPassword } })
  return call
}

/** Somebody new, speaking to the shop directly. */
export async function somebody(): Promise<Call> {
  const jar = new Map<string, string>()
  const transport = async (path: string, init: RequestInit) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      ...init.headers,
      cookie,
      'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
    }
    const answer = await fetch(new URL(path, shopUrl()), { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  const call: Call = (endpoint, ask) => callThrough(transport, endpoint, ask)
  await call(sessions.check, {})
  return call
}

type Row = Partial<StaffOption> & { stock?: number }
export type Item = { it_id: string; io_nos: number[]; name: string }

/** An item of a test's own: 10,000 won, 20 in stock and nothing to choose, unless told otherwise. */
export async function makeItem({
  options = [{}],
  ...given
}: Omit<Partial<StaffProductForm>, 'options'> & {
  it_name: string
  options?: Row[]
}): Promise<Item> {
  const call = await staff()
  const {
    it_id: _,
    version: __,
    updated_at: ___,
    ...form
  } = (await call(adminProducts.show, { params: { it_id: pattern } })).data
  const { data } = await call(adminProducts.create, {
    body: {
      ...form,
      it_name_en: given.it_name,
      it_summary: '',
      it_summary_en: '',
      it_price: 10_000,
      it_price_usd: null,
      discount_rate: 0,
      it_use: true,
      // where no test counts the goods of the shop
      ca_id: 804,
      notes: null,
      is_new: false,
      it_option_subject: [],
      it_option_subject_en: [],
      ...given,
      options: options.map(({ stock = 20, ...row }) => ({
        io_no: null,
        io_type: 0 as const,
        io_id: '',
        io_id_en: '',
        io_price: 0,
        io_price_usd: null,
        io_reserved_qty: 0,
        io_use: true,
        io_stock_qty: stock,
        ...row,
      })),
    },
  })
  return {
    it_id: data.it_id,
    name: data.it_name,
    io_nos: data.options.flatMap(({ io_no }) => io_no ?? []),
  }
}

export async function changePrice(it_id: string, it_price: number) {
  const call = await staff()
  const { version } = (await call(adminProducts.show, { params: { it_id } })).data
  await call(adminProducts.quick, { params: { it_id }, body: { version, it_price } })
}

export async function changeStock(io_no: number | undefined, change: number) {
  await (await staff())(adminProducts.stock, { params: { io_no: io_no ?? 0 }, body: { change } })
}

/** What is on the shelf and what of it is promised. */
export async function stockOf({ it_id }: Item): Promise<{ stock: number; reserved: number }> {
  const [first] = (await (await staff())(adminProducts.show, { params: { it_id } })).data.options
  return { stock: first?.io_stock_qty ?? -1, reserved: first?.io_reserved_qty ?? -1 }
}
