import { expect, test } from 'vitest'
import { account, addresses } from '#shop/member/account-contract.ts'
import { shopper } from '#test/shopper.ts'

const home = {
  ad_subject: '집',
  ad_name: '김민지',
  ad_hp: '010-1234-5678',
  ad_zip: '63122',
  ad_addr1: '제주특별자치도 제주시 문연로 6',
  ad_addr2: '2층',
}
let people = 0
const member = () => shopper({ mb_id: `adr_minji${people++}` })

test('the first address is the usual one, another takes its place, and one is always there', async () => {
  const minji = await member()
  const first = (await minji.call(addresses.add, { body: home })).data
  const second = (
    await minji.call(addresses.add, { body: { ...home, ad_subject: '회사', ad_zip: '04524' } })
  ).data
  expect([first.ad_default, second.ad_default]).toEqual([true, false])
  await minji.call(addresses.update, {
    params: { ad_id: second.ad_id },
    body: { ...home, ad_subject: '회사', ad_zip: '04524', ad_default: true },
  })
  expect(
    (await minji.call(addresses.list, {})).data.map((one) => [one.ad_subject, one.ad_default]),
  ).toEqual([
    ['회사', true],
    ['집', false],
  ])
  expect((await minji.call(account.show, {})).data.mb_zip).toBe('04524')
  await minji.call(addresses.remove, { params: { ad_id: second.ad_id } })
  expect(
    (await minji.call(addresses.list, {})).data.map((one) => [one.ad_subject, one.ad_default]),
  ).toEqual([['집', true]])
  await minji.call(addresses.remove, { params: { ad_id: first.ad_id } })
  expect((await minji.call(account.show, {})).data.mb_zip).toBe('')
})

test('two browsers that choose a usual address at once leave one', async () => {
  const minji = await member()
  await Promise.all(
    Array.from({ length: 4 }, () =>
      minji.call(addresses.add, { body: { ...home, ad_default: true } }),
    ),
  )
  expect((await minji.call(addresses.list, {})).data.filter((one) => one.ad_default)).toHaveLength(
    1,
  )
})

test('a stranger neither sees, changes nor deletes my address', async () => {
  const [minji, junho] = [await member(), await member()]
  const { ad_id } = (await minji.call(addresses.add, { body: home })).data
  const params = { ad_id }
  expect((await junho.call(addresses.list, {})).total).toBe(0)
  expect((await junho.refused(addresses.update, { params, body: home })).status).toBe(404)
  expect((await junho.refused(addresses.remove, { params })).status).toBe(404)
  expect((await (await shopper()).refused(addresses.list, {})).status).toBe(401)
  expect((await minji.call(addresses.list, {})).total).toBe(1)
})

test('wrong fields are named, and a book has an end', async () => {
  const minji = await member()
  const refusal = await minji.refused(addresses.add, {
    body: { ...home, ad_name: '', ad_hp: '1', ad_zip: '123', ad_addr1: '<' },
  })
  expect(Object.keys(refusal.errors).sort()).toEqual(['ad_addr1', 'ad_hp', 'ad_name', 'ad_zip'])
  for (let at = 0; at < 20; at++) await minji.call(addresses.add, { body: home })
  expect((await minji.refused(addresses.add, { body: home })).status).toBe(409)
})

test('an address given with the account stands in the book as the usual one', async () => {
  const mb_id = `adr_minji${people++}`
  const minji = await shopper({ mb_id })
  await minji.call(account.update, {
    params: { mb_id },
    body: {
      mb_zip: '06236',
      mb_addr1: '서울특별시 강남구 테헤란로 1',
      mb_addr2: '',
      mb_addr3: '',
      mb_addr_jibeon: 'R',
    },
  })
  expect((await minji.call(addresses.list, {})).data[0]).toMatchObject({
    ad_default: true,
    ad_zip: '06236',
  })
})
