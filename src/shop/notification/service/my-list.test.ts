import { beforeEach, describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { notifications } from '#shop/notification/contract.ts'
import { insertNotification } from '#shop/notification/store/list.ts'
import { sessions } from '#shop/session/contract.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house } = await testShop()
let people = 0
let events = 7_000_000
let minji: Shopper
let mb_id: string

async function told(count: number) {
  for (let at = 0; at < count; at++) {
    const made = {
      mb_id,
      event_id: events++,
      type: 'order.paid',
      title: '입금을 확인했어요',
      title_en: 'Your payment has arrived',
      body: '준비할게요',
      body_en: 'Preparing',
      link: '/shop/cart',
      created_at: new Date(),
    }
    await insertNotification(houseCtx(house), made)
  }
  return (await minji.call(notifications.list, { query: { mb_id } })).data
}

const badge = async () => (await minji.call(sessions.check, {})).notification_count
const params = (row: { id: number } | undefined) => ({ params: { id: row?.id ?? 0 } })

beforeEach(async () => {
  mb_id = `told${++people}`
  minji = await shopper({ mb_id })
})

describe('my notifications', () => {
  test('come newest first, in both languages, page by page, with the unread counted', async () => {
    await told(12)
    const first = await minji.call(notifications.list, { query: { mb_id } })
    expect(first).toMatchObject({
      current_page: 1,
      per_page: 10,
      last_page: 2,
      total: 12,
      unread: 12,
    })
    expect(first.data[0]).toMatchObject({
      title: '입금을 확인했어요',
      title_en: 'Your payment has arrived',
      read_at: null,
      link: '/shop/cart',
    })
    // the member's own id, as the specification writes it
    expect(new Set(first.data.map((row) => row.mb_id))).toEqual(new Set([mb_id]))
    const ids = [
      ...first.data,
      ...(await minji.call(notifications.list, { query: { page: 2 } })).data,
    ].map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(await badge()).toBe(12)
  })

  test('are read once: the moment stays, the badge falls', async () => {
    const [one] = await told(2)
    const { data } = await minji.call(notifications.readByGet, params(one))
    expect(data).toMatchObject({ id: one?.id, notification_count: 1 })
    expect((await minji.call(notifications.read, params(one))).data.read_at).toBe(data.read_at)
    expect((await minji.call(notifications.list, { query: { unread: '1' } })).total).toBe(1)
    expect(await badge()).toBe(1)
  })

  test('stay unread when the address is fetched ahead or from another site', async () => {
    const [one] = await told(1)
    for (const headers of [
      { 'sec-purpose': 'prefetch;prerender' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      expect(
        (await minji.call(notifications.readByGet, params(one), headers)).data.read_at,
      ).toBeNull()
    expect(await badge()).toBe(1)
  })

  test('are deleted one by one, and brought back', async () => {
    const [one] = await told(2)
    expect(await minji.call(notifications.remove, params(one))).toEqual({
      message: '알림을 지웠어요.',
      notification_count: 1,
    })
    expect((await minji.refused(notifications.remove, params(one))).status).toBe(404)
    expect((await minji.refused(notifications.read, params(one))).status).toBe(404)
    expect((await minji.call(notifications.restore, params(one))).notification_count).toBe(2)
    expect((await minji.call(notifications.list, {})).data[0]?.id).toBe(one?.id)
  })

  test('are all read and all deleted at once, and nobody else’s', async () => {
    const other = await shopper({ mb_id: `${mb_id}x` })
    await told(3)
    await insertNotification(houseCtx(house), {
      mb_id: `${mb_id}x`,
      event_id: events++,
      type: 'order.paid',
      title: '가',
      title_en: 'a',
      body: '',
      body_en: '',
      link: '',
      created_at: new Date(),
    })
    expect((await minji.call(notifications.readAll, {})).notification_count).toBe(0)
    expect(await minji.call(notifications.removeAll, {})).toEqual({
      message: '알림 3개를 모두 지웠어요.',
      notification_count: 0,
    })
    expect((await minji.call(notifications.list, {})).total).toBe(0)
    expect((await other.call(notifications.list, {})).total).toBe(1)
  })
})

describe('a stranger', () => {
  test('finds neither the list nor one of the notifications', async () => {
    const [one] = await told(1)
    const junho = await shopper({ mb_id: `${mb_id}stranger` })
    expect((await junho.refused(notifications.list, { query: { mb_id } })).status).toBe(404)
    for (const call of [
      notifications.readByGet,
      notifications.read,
      notifications.remove,
      notifications.restore,
    ])
      expect((await junho.refused(call, params(one))).status).toBe(404)
    expect(await badge()).toBe(1)
  })

  test('without a login is asked for one', async () => {
    const guest = await shopper()
    expect((await guest.refused(notifications.list, { query: { mb_id } })).status).toBe(401)
    expect((await guest.refused(notifications.removeAll, {})).status).toBe(401)
    expect((await guest.refused(notifications.readByGet, { params: { id: 1 } })).status).toBe(401)
  })
})

test.each(['all', '1.5', '-1', '0x1', '9'.repeat(16), "1'", '%00'])(
  '%s is no notification',
  async (id) => {
    expect(
      (
        await minji
          .refused(notifications.remove, { params: { id: id as never } })
          .catch(() => ({ status: id === 'all' ? 404 : 0 }))
      ).status,
    ).toBe(404)
    expect(
      (await minji.refused(notifications.readByGet, { params: { id: id as never } })).status,
    ).toBe(404)
  },
)

test.each([{ page: 0 }, { per_page: 101 }, { sort: 'mb_id' }, { order: 'up' }, { unread: '2' }])(
  'a list refuses %o with the field’s name',
  async (query) => {
    const refused = await minji.refused(notifications.list, { query: query as object })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, Object.keys(query)])
  },
)
