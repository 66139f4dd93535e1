import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays } from '#kernel/days.ts'
import { staffRoles } from '#kernel/endpoint.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx, nobody } from '#platform/context.ts'
import { mailOnce, openMailer } from '#platform/mail.ts'
import { companies } from '#shop/company/contract.ts'
import { accounts } from '#shop/member/contract.ts'
import { adminDeliveries } from '#shop/notification/admin-contract.ts'
import { mailbox } from '#shop/notification/contract.ts'
import { bells } from '#shop/notification/restock-contract.ts'
import { delivery } from '#shop/notification/tables.ts'
import { personalDesk } from '#shop/personal-payment/desk-contract.ts'
import { sessions } from '#shop/session/contract.ts'
import { upkeep } from '#shop/upkeep/contract.ts'
import { business } from '#test/business.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { shopper } from '#test/shopper.ts'
import { deliver } from './deliver.ts'

const shop = await testShop()
const DATA_DIR = mkdtempSync(join(tmpdir(), 'odemoa-public-'))
for (const name of ['mailbox', 'messages']) {
  mkdirSync(join(DATA_DIR, name))
  writeFileSync(join(DATA_DIR, name, 'kept'), 'a link')
}
const config = { ...shop.house.config, ORIGIN: 'https://odemoa.example', DATA_DIR }
const house = { ...shop.house, config, mailer: await openMailer(config, shop.house.log) }
const owner = await shopper({ mb_id: 'mail_owner', staff_role: 'owner', house })

test('on a public shop the mailbox exists for nobody, and what it kept before is gone', async () => {
  expect(existsSync(join(DATA_DIR, 'mailbox')) || existsSync(join(DATA_DIR, 'messages'))).toBe(
    false,
  )
  const visitors = [await shopper({ house }), await shopper({ mb_id: 'mail_minji', house })]
  for (const staff_role of staffRoles)
    visitors.push(await shopper({ mb_id: `mail_${staff_role}`, staff_role, house }))
  for (const visitor of visitors) {
    expect((await visitor.refused(mailbox.list, {})).status).toBe(404)
    expect((await visitor.refused(mailbox.messages, {})).status).toBe(404)
    expect(
      (await visitor.refused(mailbox.show, { params: { id: '1700000000000-abcdefabcdef' } }))
        .status,
    ).toBe(404)
  }
})

test('the same with a mail server, and while developing', async () => {
  const mailer = await openMailer({ ...config, SMTP_URL: 'smtp://127.0.0.1:9' }, shop.house.log)
  expect([mailer.isOpen, mailer.mailbox]).toEqual([true, null])
  await mailer.close()
  const developing = { ...house, config: { ...config, NODE_ENV: 'development' as const } }
  const visitor = await shopper({ mb_id: 'mail_owner', house: developing })
  expect((await visitor.refused(mailbox.list, {})).status).toBe(404)
  expect((await visitor.refused(mailbox.messages, {})).status).toBe(404)
})

test('the owner of a public shop without a mail server is told so, and nobody else', async () => {
  const check = async (who: typeof owner) => (await who.call(sessions.check, {})).user.no_mail
  expect(await check(owner)).toBe(true)
  expect(await check(await shopper({ mb_id: 'mail_order', house }))).toBeUndefined()
  expect(await check(await shopper({ mb_id: 'mail_owner' }))).toBeUndefined()
  const { data } = await owner.call(upkeep.health, {})
  expect(data.parts.find(({ part }) => part === 'mail')).toMatchObject({
    state: 'bad',
    said: expect.stringContaining('SMTP_URL'),
  })
})

test('what only a mail can bring is refused with the way out, in both languages', async () => {
  const asked = { body: { mb_id: 'mail_minji' } }
  const refusal = await (await shopper({ house })).refused(accounts.forgetPassword, asked)
  expect([refusal.status, refusal.message]).toEqual([
    409,
    expect.stringMatching(/메일을 보낼 수 없어요.*전화해 주세요/),
  ])
  const english = await shopper({ house, language: 'en.usd' })
  expect((await english.refused(accounts.forgetPassword, asked)).message).toMatch(
    /cannot send mail.*call customer service/,
  )
  const { count } = (
    await house.db.execute<{ count: number }>(
      sql`select count(*)::int as count from event where name = 'member.password_reset_asked' and subject = 'mail_minji'`,
    )
  ).rows[0] ?? { count: -1 }
  expect(count).toBe(0)

  const { mb_id } = await business(0)
  const chief = await shopper({ mb_id, house })
  const invited = await chief.refused(companies.invite, { body: { email: 'friend@mail.example' } })
  expect([invited.status, invited.message]).toEqual([
    409,
    expect.stringContaining('메일을 보낼 수 없어요'),
  ])
  expect((await chief.call(bells.ways, {})).data.channels).toEqual([])
  const link = await owner.refused(personalDesk.make, {
    body: {
      name: '정하린',
      email: 'harin@mail.example',
      subject: '맞춤 작업 잔금',
      price: 30_000,
      currency: 'krw',
      ways: [],
      until: addDays(koreanToday(), 3),
      lang: 'kr',
      send: true,
    },
  })
  expect(link.message).toContain('SMTP_URL')
})

test('orders go through, and what would have been mailed is written down as not sent', async () => {
  const [minji, goods] = [await shopper({ house }), await stockItem(shop.house)]
  const { totals } = await fill(minji, goods)
  expect(await place(minji, { expected_total: totals.total })).toMatch(/^\d+$/)
  const [made] = await house.db
    .insert(delivery)
    .values({
      kind: 'order.placed',
      who: 'buyer',
      channel: 'mail',
      recipient: 'minji@mail.example',
      lang: 'kr',
      is_ad: false,
      content: { subject: '주문', text: '주문', html: '주문' },
      send_after: new Date(Date.now() - 1_000),
      created_at: new Date(),
    })
    .returning()
  const delivery_id = made?.delivery_id ?? 0
  await deliver(house, { delivery_id })
  const [row] = await house.db.select().from(delivery).where(eq(delivery.delivery_id, delivery_id))
  expect(row).toMatchObject({ state: 'refused', error: expect.stringContaining('SMTP_URL') })
  const again = await owner.refused(adminDeliveries.resend, {
    params: { delivery_id },
    body: { reason: '다시' },
  })
  expect(again.message).toContain('SMTP_URL')
})

test('a mail of the account that cannot leave is noted and not tried again', async () => {
  const ctx = houseCtx(house, { visitor: nobody })
  await mailOnce(ctx, 910_001, 'reset', {
    from: { name: '오드모아', address: 'shop@odemoa.example' },
    to: 'minji@mail.example',
    subject: '비밀번호',
    text: '비밀번호',
    html: '비밀번호',
  })
  const found = await house.db.execute<{ state: string; error: string }>(
    sql`select state, error from mail_log where event_id = 910001`,
  )
  expect(found.rows).toEqual([{ state: 'failed', error: expect.stringContaining('SMTP_URL') }])
})
