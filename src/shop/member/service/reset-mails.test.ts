import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#shop/member/contract.ts'
import { testShop } from '#test/database.ts'
import { shopper } from '#test/shopper.ts'

const { house } = await testShop()

test('one account gets three mails an hour, by whatever name and from wherever they are asked for; each asker hears the same', async () => {
  await shopper({ mb_id: 'flooded' })
  const said: string[] = []
  const statuses: number[] = []
  for (let at = 0; at < 12; at++) {
    const who = await shopper({ ip: `10.210.0.${at}` })
    const mb_id = at % 2 ? 'flooded' : 'flooded@mail.example'
    await who.call(accounts.forgetPassword, { body: { mb_id } }).then(
      ({ message }) => said.push(message),
      (error: { status: number }) => statuses.push(error.status),
    )
  }
  const { rows } = await house.db.execute<{ count: number }>(
    sql`select count(*)::int as count from event where name = 'member.password_reset_asked' and subject = 'flooded'`,
  )
  expect(rows[0]?.count).toBe(3)
  expect(new Set(said).size).toBe(1)
  // each name may be asked for three times, known or not
  expect([said.length, statuses]).toEqual([6, Array(6).fill(429)])
  const nobody: number[] = []
  for (let at = 0; at < 4; at++)
    await (await shopper({ ip: `10.211.0.${at}` }))
      .call(accounts.forgetPassword, { body: { mb_id: 'nobody_at_all' } })
      .catch((error: { status: number }) => nobody.push(error.status))
  expect(nobody).toEqual([429])
})
