import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { whyBadMail } from '#kernel/mail-address.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { whyBadName } from '#kernel/person-name.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import { rowId } from '#kernel/row-id.ts'
import { whyBadNick } from './account-rules.ts'
import { longestPassword, type Why } from './rules.ts'

/** A text that a rule of the shop looks at, with the rule's own sentence. */
const ruled = (rule: (typed: string) => Why, missing: string) =>
  z.string(missing).check(z.maxLength(300), z.trim(), (given) => {
    const why = rule(given.value)
    if (why)
      given.issues.push({
        code: 'custom',
        input: given.value,
        message: why[0],
        params: why[1],
        continue: false,
      })
  })
const plain = (most: number, missing = '') =>
  z
    .string(missing || undefined)
    .check(
      z.trim(),
      missing ? z.minLength(1, missing) : z.minLength(0),
      z.maxLength(most),
      z.regex(/^[^<>]*$/, '< 와 > 는 쓸 수 없어요.'),
    )
const phone = z.pipe(
  ruled((typed) => whyBadPhone(typed), '휴대폰 번호를 적어 주세요.'),
  z.transform(phoneDigits),
)
const zip = z
  .string('우편번호를 적어 주세요.')
  .check(z.trim(), z.regex(/^\d{5}$/, '우편번호는 숫자 5자리예요.'))

/** Who somebody is, shown once more: the password, or the number we mailed to a member who has none. */
export const proof = {
  current_password: z.optional(z.string().check(z.maxLength(longestPassword))),
  confirm_code: z.optional(z.string().check(z.trim(), z.maxLength(12))),
}

export const myAccount = z.object({
  mb_id: z.string(),
  mb_name: z.string(),
  mb_nick: z.string(),
  mb_email: z.string(),
  /** waits for a click in the mail that went there; empty when there is none */
  mb_email_next: z.string(),
  mb_hp: z.string(),
  mb_zip: z.string(),
  mb_addr1: z.string(),
  mb_addr2: z.string(),
  mb_addr3: z.string(),
  mb_addr_jibeon: z.string(),
  mb_point: z.number(),
  has_password: z.boolean(),
  is_staff: z.boolean(),
  created_at: z.string(),
})
export type MyAccount = z.output<typeof myAccount>

const told = z.object({ message: z.string() })

export const accountChange = z.object({
  mb_name: z.optional(ruled(whyBadName, '이름을 적어 주세요.')),
  mb_nick: z.optional(ruled(whyBadNick, '별명을 적어 주세요.')),
  mb_email: z.optional(
    z.pipe(
      ruled(whyBadMail, '메일 주소를 적어 주세요.'),
      z.transform((mail: string) => mail.toLowerCase()),
    ),
  ),
  mb_hp: z.optional(phone),
  mb_zip: z.optional(zip),
  mb_addr1: z.optional(plain(200, '주소를 적어 주세요.')),
  mb_addr2: z.optional(plain(200)),
  mb_addr3: z.optional(plain(200)),
  mb_addr_jibeon: z.optional(z.enum(['R', 'J'])),
  ...proof,
})
export type AccountChange = z.output<typeof accountChange>

export const account = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/my-account',
    who: 'member',
    about: 'My account',
    answer: one(myAccount),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/my-account/:mb_id',
    who: 'member',
    about:
      'Change my account; mail and phone need the current password, and a new mail address waits for a click in the mail sent there',
    body: accountChange,
    answer: z.object({ data: myAccount, message: z.string() }),
  }),
  confirmMail: endpoint({
    method: 'POST',
    path: '/api/v1/my-account-mail',
    who: 'member',
    about: 'Take the new mail address, by the link that was mailed to it',
    body: z.object({ token: z.string('확인 링크가 올바르지 않아요.').check(z.maxLength(200)) }),
    answer: z.object({ data: myAccount, message: z.string() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/v1/confirm-my-password',
    who: 'member',
    about:
      'Change my password: the current one, the new one, the new one again; ends my other sessions',
    body: z.object({
      ...proof,
      password: z
        .string('새 비밀번호를 적어 주세요.')
        .check(z.minLength(1, '새 비밀번호를 적어 주세요.'), z.maxLength(longestPassword)),
      password_confirmation: z
        .string('새 비밀번호를 한 번 더 적어 주세요.')
        .check(z.minLength(1, '새 비밀번호를 한 번 더 적어 주세요.'), z.maxLength(longestPassword)),
    }),
    answer: z.object({ message: z.string(), title: z.string() }),
  }),
  mailCode: endpoint({
    method: 'POST',
    path: '/api/v1/my-account-code',
    who: 'member',
    about: 'Mail me a number that proves who I am, for members without a password',
    answer: told,
  }),
}

export const address = z.object({
  ad_id: z.number(),
  ad_subject: z.string(),
  ad_default: z.boolean(),
  ad_name: z.string(),
  ad_hp: z.string(),
  ad_zip: z.string(),
  ad_addr1: z.string(),
  ad_addr2: z.string(),
  ad_addr3: z.string(),
  ad_jibeon: z.enum(['R', 'J']),
})
export type Address = z.output<typeof address>

export const addressForm = z.object({
  ad_subject: z._default(plain(20), ''),
  ad_default: z._default(z.boolean(), false),
  ad_name: ruled(whyBadName, '받는 분의 이름을 적어 주세요.'),
  ad_hp: phone,
  ad_zip: zip,
  ad_addr1: plain(200, '주소를 적어 주세요.'),
  ad_addr2: z._default(plain(200), ''),
  ad_addr3: z._default(plain(200), ''),
  ad_jibeon: z._default(z.enum(['R', 'J']), 'R' as const),
})
export type AddressForm = z.output<typeof addressForm>
export const mostAddresses = 20

export const addresses = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-address',
    who: 'member',
    about: 'My addresses, the usual one first',
    query: z.object(pageQuery(['ad_id'], mostAddresses)),
    answer: paged(address),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/my-address',
    who: 'member',
    about: 'Add an address',
    body: addressForm,
    answer: one(address),
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/my-address/:ad_id',
    params: { ad_id: rowId },
    who: 'member',
    about: 'Change an address of mine',
    body: addressForm,
    answer: one(address),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-address/:ad_id',
    params: { ad_id: rowId },
    who: 'member',
    about: 'Delete an address of mine',
    answer: told,
  }),
}
