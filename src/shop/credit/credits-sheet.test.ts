import { expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { houseCtx } from '#platform/context.ts'
import { adminAudit } from '#shop/member/audit-contract.ts'
import { testShop } from '#test/database.ts'
import { shopper, staff } from '#test/shopper.ts'
import { adminCredits } from './contract.ts'
import { putCredit } from './service/move-credit.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const boss = await staff()

test('the ledger of balances is saved as it is listed: names masked, whole with a reason, and logged', async () => {
  await shopper({ mb_id: 'sheet-balance' })
  for (const [at, amount] of [3_000, 4_000].entries())
    await putCredit(ctx, {
      ...{ mb_id: 'sheet-balance', amount, content: '잘못 보낸 돈' },
      rel: { rel_table: 'test', rel_id: 'sheet', rel_action: String(at) },
    })
  const query = { keyword: 'sheet-balance' }
  const rowsOf = async (body: { format: 'csv'; whole?: boolean; reason?: string }) =>
    readCsv(await (await boss.file(adminCredits.sheet, { query, body })).bytes.text())
  const masked = await rowsOf({ format: 'csv' })
  expect(masked.map((row) => row.slice(1))).toEqual([
    ['아이디', '이름', '내용', '들어옴', '나감', '남은 예치금', '주문번호'],
    ['sheet-balance', '민*', '잘못 보낸 돈', '4000', '', '7000', ''],
    ['sheet-balance', '민*', '잘못 보낸 돈', '3000', '', '3000', ''],
  ])
  const bare = await boss.refused(adminCredits.sheet, {
    query,
    body: { format: 'csv', whole: true },
  })
  expect(bare.errors).toHaveProperty('reason')
  const whole = await rowsOf({ format: 'csv', whole: true, reason: '회계 확인' })
  expect(whole[1]?.[2]).toBe('민지')
  const { data } = await boss.call(adminAudit.list, { query: { per_page: 5 } })
  expect(data.find(({ name }) => name === 'list.saved')).toMatchObject({
    payload: { lines: 2, whole: true, reason: '회계 확인' },
  })
  const { name } = await boss.file(adminCredits.sheet, { query, body: { format: 'xlsx' } })
  expect(name).toMatch(/^credits-.*\.xlsx$/)
  const clerk = await shopper({ mb_id: 'sheet-clerk', staff_role: 'order' })
  expect((await clerk.refused(adminCredits.sheet, { query, body: { format: 'csv' } })).status).toBe(
    403,
  )
})
