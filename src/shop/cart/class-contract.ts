import * as z from 'zod/mini'
import { withoutCards } from '#kernel/card-numbers.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { phoneDigits } from '#kernel/phone.ts'
import { direct } from './choice-contract.ts'
import { cart } from './contract.ts'

/** Most people that one booking may bring; a class may allow fewer. */
export const mostPeople = 100

const plain = /^[^<>]*$/
const words = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(plain, '< 와 > 는 쓸 수 없어요.'))

export const attendee = z.object({
  name: words(40),
  hp: z._default(
    z.pipe(
      z.pipe(z.string().check(z.maxLength(30)), z.transform(phoneDigits)),
      z.string().check(z.regex(/^\d{0,15}$/, '숫자로 적어 주세요.')),
    ),
    '',
  ),
})

/** Who comes and what they ask for; `anyway` is said by who books a second time in one slot on purpose. */
export type ClassWish = {
  attendees: { name: string; hp: string }[]
  note: string
  anyway: boolean
}

const people = z.int('인원을 골라 주세요.').check(z.gte(1, '1 이상이어야 해요.'), z.lte(mostPeople))

export const classCarts = {
  add: endpoint({
    method: 'POST',
    path: '/api/v1/cart/classes',
    who: 'anyone',
    status: 201,
    about:
      'Put a date of a class in the cart, with who comes (names may follow). The same date again takes the place of what stood there. Somebody who has a booking in that slot is refused with `detail.code` SAME_SLOT, unless `anyway`',
    body: z.object({
      session_id: z.int('날짜를 골라 주세요.').check(z.gte(1, '날짜를 골라 주세요.')),
      people,
      attendees: z._default(z.array(attendee).check(z.maxLength(mostPeople)), []),
      note: z._default(z.pipe(words(300), z.transform(withoutCards)), ''),
      anyway: z._default(z.boolean(), false),
      direct,
    }),
    answer: one(cart),
  }),
}

/** Seats of the ticked classes, promised while the order form is open. */
export const classHolds = {
  hold: endpoint({
    method: 'POST',
    path: '/api/v1/class-holds',
    who: 'anyone',
    about:
      'Hold the seats of the ticked classes of my cart for ten minutes; a hold that stands keeps its end, however often the page is loaded. `until` is null when there are no classes',
    body: z.object({ direct }),
    answer: one(
      z.object({
        until: z.nullable(z.string()),
        /** of the server, so that a wrong clock counts right */
        now: z.string(),
      }),
    ),
  }),
}
