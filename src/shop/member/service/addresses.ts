import { Failure, notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { type Address, type AddressForm, mostAddresses } from '#shop/member/account-contract.ts'
import {
  type AddressRow,
  changeAddress,
  changeMember,
  clearDefault,
  deleteAddress,
  insertAddress,
  listAddresses,
  lockAddresses,
} from '#shop/member/account-store.ts'
import { memberOf } from '#shop/member/service.ts'
import type { MemberRow } from '#shop/member/store.ts'

export async function myAddresses(ctx: Ctx, ask: { page: number; per_page: number }) {
  const { rows, total } = await listAddresses(ctx, memberOf(ctx), ask)
  return pageOf(rows.map(shown), total, ask)
}

/** The whole address book of a member, for others who order for the same company. */
export async function addressesOf(ctx: Ctx, mb_id: string): Promise<Address[]> {
  const { rows } = await listAddresses(ctx, mb_id, { page: 1, per_page: mostAddresses })
  return rows.map(shown)
}

/** The first one is the usual one, whatever was asked. */
export function addAddress(ctx: Ctx, form: AddressForm): Promise<Address> {
  const mb_id = memberOf(ctx)
  return transact(ctx, async (ctx) => {
    const others = await lockAddresses(ctx, mb_id)
    if (others.length >= mostAddresses)
      throw new Failure(
        'CONFLICT',
        '주소는 {count}개까지 둘 수 있어요. 쓰지 않는 주소를 지워 주세요.',
        { params: { count: mostAddresses } },
      )
    const ad_default = form.ad_default || others.length === 0
    if (ad_default) await clearDefault(ctx, mb_id)
    const made = await insertAddress(ctx, { ...form, ad_default, mb_id })
    await mirror(ctx, made)
    return shown(made)
  })
}

/** An address of an order joins the book, once; a full book takes no more. */
export async function keepReceiver(ctx: Ctx, form: AddressForm) {
  const own = await lockAddresses(ctx, memberOf(ctx))
  const same = own.some(
    (one) =>
      one.ad_name === form.ad_name &&
      one.ad_zip === form.ad_zip &&
      one.ad_addr1 === form.ad_addr1 &&
      one.ad_addr2 === form.ad_addr2,
  )
  if (!same && own.length < mostAddresses) await addAddress(ctx, form)
}

export function updateAddress(ctx: Ctx, ad_id: number, form: AddressForm): Promise<Address> {
  const mb_id = memberOf(ctx)
  return transact(ctx, async (ctx) => {
    const before = (await lockAddresses(ctx, mb_id)).find((one) => one.ad_id === ad_id)
    if (!before) throw notFound()
    // there is always a usual one: it changes by choosing another
    const ad_default = form.ad_default || before.ad_default
    if (ad_default && !before.ad_default) await clearDefault(ctx, mb_id)
    const changed = await changeAddress(ctx, mb_id, before.ad_id, { ...form, ad_default })
    if (!changed) throw notFound()
    await mirror(ctx, changed)
    return shown(changed)
  })
}

/** The newest of the others takes the place of a usual one that goes. */
export async function removeAddress(ctx: Ctx, ad_id: number) {
  const mb_id = memberOf(ctx)
  await transact(ctx, async (ctx) => {
    const all = await lockAddresses(ctx, mb_id)
    const gone = all.find((one) => one.ad_id === ad_id)
    if (!gone) throw notFound()
    await deleteAddress(ctx, mb_id, gone.ad_id)
    const next = all.find((one) => one !== gone)
    if (!gone.ad_default) return
    if (!next)
      await changeMember(ctx, mb_id, {
        mb_zip: '',
        mb_addr1: '',
        mb_addr2: '',
        mb_addr3: '',
        mb_addr_jibeon: '',
      })
    else
      await mirror(ctx, (await changeAddress(ctx, mb_id, next.ad_id, { ad_default: true })) ?? next)
  })
  return { message: say(ctx, '주소를 지웠어요.') }
}

/** An address given with the account becomes the usual one of the book. */
export async function keepUsualAddress(ctx: Ctx, member: MemberRow) {
  const usual = (await lockAddresses(ctx, member.mb_id)).find((one) => one.ad_default)
  const { mb_zip, mb_addr1, mb_addr2, mb_addr3, mb_addr_jibeon } = member
  const where = {
    ad_zip: mb_zip,
    ad_addr1: mb_addr1,
    ad_addr2: mb_addr2,
    ad_addr3: mb_addr3,
    ad_jibeon: mb_addr_jibeon || 'R',
  }
  if (usual) await changeAddress(ctx, member.mb_id, usual.ad_id, where)
  else
    await insertAddress(ctx, {
      ...where,
      mb_id: member.mb_id,
      ad_subject: '',
      ad_default: true,
      ad_name: member.mb_name,
      ad_hp: member.mb_hp,
    })
}

// the member's row holds the usual address, for staff and lists
async function mirror(ctx: Ctx, row: AddressRow) {
  if (!row.ad_default) return
  const { ad_zip, ad_addr1, ad_addr2, ad_addr3, ad_jibeon } = row
  await changeMember(ctx, row.mb_id, {
    mb_zip: ad_zip,
    mb_addr1: ad_addr1,
    mb_addr2: ad_addr2,
    mb_addr3: ad_addr3,
    mb_addr_jibeon: ad_jibeon,
  })
}

function shown(row: AddressRow): Address {
  return { ...row, ad_jibeon: row.ad_jibeon === 'J' ? 'J' : 'R' }
}
