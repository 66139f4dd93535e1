import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api as allApi } from '#api.ts'
import { openApi } from '#platform/api-server.ts'
import { houseCtx } from '#platform/context.ts'
import { remindOfConsents } from '#shop/member/service/news-consent.ts'
import { member, memberConsent } from '#shop/member/tables.ts'
import { unsubscribes } from '#shop/notification/contract.ts'
import { testShop } from '#test/database.ts'
import { shopper } from '#test/shopper.ts'
import { deliveriesOf, eventsOf, follow } from '#test/telling.ts'
import { unsubscribeUrl } from './consent.ts'

const { house } = await testShop()
const ctx = houseCtx(house)

async function reader(mb_id: string): Promise<string> {
  await shopper({ mb_id })
  await house.db
    .update(member)
    .set({ mb_mailling: true, mb_sms: true })
    .where(eq(member.mb_id, mb_id))
  return unsubscribeUrl(ctx, mb_id, 'mail').split('/').at(-1) ?? ''
}
const rowOf = async (mb_id: string) =>
  (await house.db.select().from(member).where(eq(member.mb_id, mb_id)))[0]

test('the link shows what it stops and stops it without a login; looking changes nothing', async () => {
  const token = await reader('stop1')
  const guest = await shopper()
  expect((await guest.call(unsubscribes.show, { params: { token } })).data).toEqual({
    channel: 'mail',
    address: 'st***@mail.example',
    wanted: true,
  })
  expect(await rowOf('stop1')).toMatchObject({ mb_mailling: true })
  await guest.call(unsubscribes.stop, { params: { token } })
  await guest.call(unsubscribes.stop, { params: { token } })
  expect(await rowOf('stop1')).toMatchObject({ mb_mailling: false, mb_sms: true })
  expect(
    await house.db
      .select({ kind: memberConsent.kind, agreed: memberConsent.agreed })
      .from(memberConsent)
      .where(eq(memberConsent.mb_id, 'stop1')),
  ).toEqual([{ kind: 'mail', agreed: false }])
  const [changed, ...more] = await eventsOf('stop1', 'member.consent_changed')
  expect(more).toEqual([])
  await follow(changed?.event_id ?? 0)
  expect((await deliveriesOf(changed?.event_id ?? 0)).map(({ kind }) => kind)).toEqual([
    'consent.changed',
  ])
})

test('a mail program stops it with one press', async () => {
  const token = await reader('stop2')
  const api = openApi(house, allApi)
  const press = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  }
  expect(
    (
      await api(
        new Request(`${house.config.ORIGIN}/api/v1/unsubscribe/${token}`, press),
        '10.9.9.9',
      )
    ).status,
  ).toBe(200)
  expect(await rowOf('stop2')).toMatchObject({ mb_mailling: false })
})

test('a link that was changed by a hand is not found', async () => {
  const token = await reader('stop3')
  const [id = '', channel = '', signature = ''] = token.split('.')
  const other = Buffer.from('stop1').toString('base64url')
  const guest = await shopper()
  for (const forged of [
    `${other}.${channel}.${signature}`,
    `${id}.message.${signature}`,
    `${id}.${channel}.${signature.slice(1)}`,
    'x',
    '..',
    `${id}.${channel}.`,
  ]) {
    expect((await guest.refused(unsubscribes.stop, { params: { token: forged } })).status).toBe(404)
    expect((await guest.refused(unsubscribes.show, { params: { token: forged } })).status).toBe(404)
  }
  expect(await rowOf('stop3')).toMatchObject({ mb_mailling: true })
})

test('who agreed two years ago is reminded once', async () => {
  await reader('old1')
  await reader('new1')
  const now = new Date('2027-03-01T00:00:00Z')
  const yes = (mb_id: string, created_at: string) => ({
    mb_id,
    kind: 'mail',
    version: '2026-01',
    agreed: true,
    ip: '',
    created_at: new Date(created_at),
  })
  await house.db
    .insert(memberConsent)
    .values([yes('old1', '2025-02-27T00:00:00Z'), yes('new1', '2025-03-02T00:00:00Z')])
  await remindOfConsents(house, now)
  await remindOfConsents(house, now)
  expect(await eventsOf('new1', 'member.consent_old')).toEqual([])
  const [told, ...more] = await eventsOf('old1', 'member.consent_old')
  expect([told?.payload, more]).toMatchObject([{ news: ['mail', 'sms'] }, []])
  await follow(told?.event_id ?? 0)
  const [mail] = await deliveriesOf(told?.event_id ?? 0)
  expect(JSON.stringify(mail?.content)).toContain('2025.02.27에 혜택 소식(메일, 문자)')
})
