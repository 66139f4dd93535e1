import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { after } from '#kernel/korean-time.ts'
import { mediaName } from '#kernel/picture-address.ts'
import { houseCtx } from '#platform/context.ts'
import { products } from '#shop/catalog/contract.ts'
import { adminInquiries } from '#shop/inquiry/desk-contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { completedLine, fill, place } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { adminReviews, reviews } from './contract.ts'
import { sweepPhotos } from './service.ts'

const { house } = await testShop()
const text = '아침에 두 번 뿌리고 나갔는데 저녁까지 은은했어요.'
let people = 0
const member = () => shopper({ mb_id: `reviewer${people++}` })
const photo = (name = 'photo.jpg') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f5d50' } })
    .withExif({ IFD0: { Artist: 'Minji' }, IFD3: { GPSLatitude: '37/1' } })
    .jpeg()
    .toBuffer()
    .then((bytes) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))

async function buyer() {
  const goods = await stockItem(house)
  const minji = await member()
  return { goods, minji, ...(await completedLine(minji, goods)) }
}

/** Where the photograph of an address lies. */
const uploadOf = (told = '') =>
  path.join(house.config.DATA_DIR, 'uploads', `${mediaName(told)}.webp`)

const averageOf = async (it_id: string) => {
  const { data } = await (await shopper()).call(products.show, { params: { it_id } })
  return [data.reviews_count, data.reviews_avg]
}

test('a buyer reviews what arrived, with a photograph, and the product shows it', async () => {
  const { goods, minji, ct_id } = await buyer()
  const { data: open } = await minji.call(reviews.writable, {})
  expect(open).toMatchObject([{ ct_id, it_id: goods.it_id, kind: 'room' }])
  const { data } = await minji.call(reviews.write, {
    body: {
      ct_id,
      is_score: 4,
      is_content: text,
      strength: 3,
      season: ['winter'],
      wax: 'soy',
      photos: [await photo()],
    },
  })
  expect(data).toMatchObject({
    is_score: 4,
    is_content: text,
    is_facets: { strength: 3, season: ['winter'] },
    is_name: '민**',
    can_change: true,
    is_hidden: null,
  })
  // a candle is not asked for its wax
  expect(data.is_facets).not.toHaveProperty('wax')
  expect(data.is_photos[0]).toMatch(/^\/img\/r-[\da-f]{18}-800\.webp$/)
  expect(await averageOf(goods.it_id)).toEqual([1, 4])
  expect((await minji.call(reviews.writable, {})).total).toBe(0)
  const page = await (await shopper()).call(reviews.list, { params: { it_id: goods.it_id } })
  expect(page).toMatchObject({
    total: 1,
    summary: { kind: 'room', photos: 1, strength: 3, season: [{ value: 'winter', count: 1 }] },
  })
  expect(JSON.stringify(page)).not.toMatch(/mb_id|reviewer\d/)
})

test('what the camera wrote into a photograph is gone', async () => {
  const { minji, ct_id } = await buyer()
  const { data } = await minji.call(reviews.write, {
    body: { ct_id, is_score: 5, is_content: text, photos: [await photo()] },
  })
  const kept = await readFile(uploadOf(data.is_photos[0]))
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 900 })
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

describe('a review is refused', () => {
  test('to a guest', async () => {
    expect(
      (
        await (
          await shopper()
        ).refused(reviews.write, { body: { ct_id: 1, is_score: 5, is_content: text } })
      ).status,
    ).toBe(401)
  })

  test('to somebody who did not buy: a stranger’s line is not found', async () => {
    const { ct_id } = await buyer()
    expect(
      (
        await (
          await member()
        ).refused(reviews.write, { body: { ct_id, is_score: 5, is_content: text } })
      ).status,
    ).toBe(404)
  })

  test('before it arrived', async () => {
    const goods = await stockItem(house)
    const minji = await member()
    const { totals } = await fill(minji, goods)
    const od_id = await place(minji, { expected_total: totals.total })
    const found = await house.db.execute<{ ct_id: number }>(
      sql`select ct_id::int from order_line where od_id = ${od_id}`,
    )
    expect(
      (
        await minji.refused(reviews.write, {
          body: { ct_id: found.rows[0]?.ct_id ?? 0, is_score: 5, is_content: text },
        })
      ).status,
    ).toBe(409)
  })

  test('twice for one line, even at the same moment', async () => {
    const { goods, minji, ct_id } = await buyer()
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map((is_score) =>
        minji.call(reviews.write, { body: { ct_id, is_score, is_content: text } }),
      ),
    )
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect((await averageOf(goods.it_id))[0]).toBe(1)
  })

  test('ninety-one days after it arrived', async () => {
    const { minji, ct_id, od_id } = await buyer()
    await house.db.execute(
      sql`update event set created_at = now() - interval '91 days' where subject = ${od_id}`,
    )
    expect((await minji.call(reviews.writable, {})).total).toBe(0)
    expect(
      (await minji.refused(reviews.write, { body: { ct_id, is_score: 5, is_content: text } }))
        .message,
    ).toMatch('90일')
  })

  test.each([0, 6, 4.5, '4.5', 'five'])('with %s stars', async (is_score) => {
    const refusal = await (await member()).refused(reviews.write, {
      body: { ct_id: 1, is_score: is_score as number, is_content: text },
    })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['is_score']])
  })

  test.each([
    ['too short', '좋아요'],
    ['too long', '가'.repeat(2001)],
    ['only spaces', ' '.repeat(30)],
  ])('when its text is %s', async (_, is_content) => {
    const refusal = await (await member()).refused(reviews.write, {
      body: { ct_id: 1, is_score: 5, is_content },
    })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['is_content']])
  })

  test.each([
    ['a script called photo.jpg', '<script>alert(1)</script>'.repeat(9)],
    ['a drawing that can run', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['half a picture', '\xff\xd8\xff\xe0 and no more'],
  ])('when its photograph is %s', async (_, content) => {
    const { minji, ct_id } = await buyer()
    const refusal = await minji.refused(reviews.write, {
      body: {
        ct_id,
        is_score: 5,
        is_content: text,
        photos: [new File([content], 'photo.jpg', { type: 'image/jpeg' })],
      },
    })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['photos']])
  })

  test('with six photographs, or one of more than 10 MB', async () => {
    const { minji, ct_id } = await buyer()
    const small = await photo()
    expect(
      (
        await minji.refused(reviews.write, {
          body: {
            ct_id,
            is_score: 5,
            is_content: text,
            photos: Array.from({ length: 6 }, () => small),
          },
        })
      ).errors,
    ).toHaveProperty('photos')
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg')
    expect(
      (
        await minji.refused(reviews.write, {
          body: { ct_id, is_score: 5, is_content: text, photos: [large] },
        })
      ).errors,
    ).toHaveProperty('photos')
  })
})

test('a script in a review stays text, and another member’s id in the body is ignored', async () => {
  const { goods, minji, ct_id } = await buyer()
  const script = '<img src=x onerror=alert(1)> 향이 참 좋아요'
  const body = { ct_id, is_score: 5, is_content: script, mb_id: 'boss', is_best: true }
  await minji.call(reviews.write, { body })
  const page = await (await shopper()).call(reviews.list, { params: { it_id: goods.it_id } })
  expect(page.data[0]).toMatchObject({ is_content: script, is_best: false })
  expect((await minji.call(reviews.mine, {})).total).toBe(1)
})

test('its writer changes it and takes it back; a stranger cannot find it', async () => {
  const { goods, minji, ct_id } = await buyer()
  const { data } = await minji.call(reviews.write, {
    body: { ct_id, is_score: 5, is_content: text, photos: [await photo(), await photo('two.jpg')] },
  })
  const params = { is_id: data.is_id }
  const stranger = await member()
  const body = {
    is_score: 1,
    is_content: `${text} 다시 보니 별로예요.`,
    keep: data.is_photos.slice(1),
    photos: [await photo('three.jpg')],
  }
  for (const refusal of [
    await stranger.refused(reviews.show, { params }),
    await stranger.refused(reviews.change, { params, body }),
    await stranger.refused(reviews.remove, { params }),
  ])
    expect(refusal.status).toBe(404)
  const changed = (await minji.call(reviews.change, { params, body })).data
  expect(changed).toMatchObject({ is_score: 1, edited: true })
  expect(changed.is_photos).toHaveLength(2)
  expect(changed.is_photos[0]).toBe(data.is_photos[1])
  expect(await averageOf(goods.it_id)).toEqual([1, 1])
  await expect(readFile(uploadOf(data.is_photos[0]))).rejects.toThrow()
  await minji.call(reviews.remove, { params })
  expect(await averageOf(goods.it_id)).toEqual([0, 0])
  expect((await minji.call(reviews.writable, {})).total).toBe(1)
})

test('one line that can be reviewed is found by its number, and the count holds past the last page', async () => {
  const { minji, ct_id, goods } = await buyer()
  const second = await completedLine(minji, goods)
  const ask = (query: object) => minji.call(reviews.writable, { query })
  for (const one of [ct_id, second.ct_id])
    expect((await ask({ ct_id: one })).data.map((line) => line.ct_id)).toEqual([one])
  expect(await ask({ page: 3, per_page: 1 })).toMatchObject({ data: [], total: 2 })
  expect((await (await member()).call(reviews.writable, { query: { ct_id } })).total).toBe(0)
})

test('twenty buyers who write, change and take back at once leave the right average', async () => {
  const goods = await stockItem(house)
  const buyers = await Promise.all(Array.from({ length: 20 }, () => member()))
  const lines: { ct_id: number }[] = []
  for (const buyer of buyers) lines.push(await completedLine(buyer, goods))
  const written = await Promise.all(
    buyers.map((buyer, at) =>
      buyer.call(reviews.write, {
        body: { ct_id: lines[at]?.ct_id ?? 0, is_score: (at % 5) + 1, is_content: text },
      }),
    ),
  )
  expect(await averageOf(goods.it_id)).toEqual([20, 3])
  await Promise.all(
    buyers.map(async (buyer, at) => {
      const params = { is_id: written[at]?.data.is_id ?? 0 }
      if (at % 4 === 0) await buyer.call(reviews.remove, { params })
      else if (at % 4 === 1)
        await buyer.call(reviews.change, { params, body: { is_score: 5, is_content: text } })
    }),
  )
  const truth = await house.db.execute<{ count: number; avg: number }>(
    sql`select count(*)::int as count, round(avg(is_score), 1)::float8 as avg from review where it_id = ${goods.it_id}`,
  )
  expect(await averageOf(goods.it_id)).toEqual([truth.rows[0]?.count, truth.rows[0]?.avg])
  expect(truth.rows[0]?.count).toBe(15)
})

test('stars, photographs and facets filter the list, and the summary equals the rows', async () => {
  const goods = await stockItem(house, { ca_id: 2 })
  for (const [at, season] of (['winter', 'winter', 'summer'] as const).entries()) {
    const one = await member()
    const { ct_id } = await completedLine(one, goods)
    await one.call(reviews.write, {
      body: {
        ct_id,
        is_score: at + 3,
        is_content: text,
        season: [season],
        longevity: at + 2,
        photos: at === 2 ? [await photo()] : [],
      },
    })
  }
  const params = { it_id: goods.it_id }
  const guest = await shopper()
  expect((await guest.call(reviews.list, { params, query: { score: 3 } })).total).toBe(1)
  expect((await guest.call(reviews.list, { params, query: { photo: true } })).total).toBe(1)
  const winter = await guest.call(reviews.list, { params, query: { facet: 'season.winter' } })
  expect(winter.total).toBe(2)
  expect(winter.summary).toMatchObject({
    longevity: 3,
    photos: 1,
    season: [
      { value: 'winter', count: 2 },
      { value: 'summer', count: 1 },
    ],
  })
  expect(
    (await guest.refused(reviews.list, { params, query: { facet: "season.x' or 1=1" } })).status,
  ).toBe(422)
  expect(
    (await guest.refused(reviews.list, { params, query: { sort: 'mb_id' as 'is_id' } })).status,
  ).toBe(422)
})

test('a reader finds a review helpful once; its writer cannot', async () => {
  const { minji, ct_id } = await buyer()
  const { data } = await minji.call(reviews.write, {
    body: { ct_id, is_score: 5, is_content: text },
  })
  const params = { is_id: data.is_id }
  const readers = await Promise.all(Array.from({ length: 5 }, () => member()))
  await Promise.all(
    readers.flatMap((reader) => [
      reader.call(reviews.vote, { params }),
      reader.call(reviews.vote, { params }),
    ]),
  )
  expect((await readers[0]?.call(reviews.unvote, { params }))?.data.is_helpful).toBe(4)
  expect(
    (await readers[1]?.call(reviews.votes, { query: { ids: `${data.is_id},999` } }))?.data,
  ).toEqual({ helpful: [data.is_id], mine: [] })
  expect((await minji.refused(reviews.vote, { params })).status).toBe(409)
  expect((await (await shopper()).refused(reviews.vote, { params })).status).toBe(401)
})

describe('at the desk', () => {
  test('a review is hidden only for a reason of the list, its writer reads it, and the average leaves it out', async () => {
    const { goods, minji, ct_id } = await buyer()
    const boss = await staff()
    const { data } = await minji.call(reviews.write, {
      body: { ct_id, is_score: 1, is_content: text },
    })
    const params = { is_id: data.is_id }
    expect(
      (
        await boss.refused(adminReviews.hide, {
          params,
          body: { reason: 'low stars' as 'abuse', note: '별점이 낮아요' },
        })
      ).errors,
    ).toHaveProperty('reason')
    expect(
      (await boss.refused(adminReviews.hide, { params, body: { reason: 'abuse', note: '' } }))
        .errors,
    ).toHaveProperty('note')
    await boss.call(adminReviews.hide, {
      params,
      body: { reason: 'personal', note: '전화번호가 적혀 있어요.' },
    })
    expect(await averageOf(goods.it_id)).toEqual([0, 0])
    expect(
      (await (await shopper()).call(reviews.list, { params: { it_id: goods.it_id } })).total,
    ).toBe(0)
    expect((await minji.call(reviews.show, { params })).data).toMatchObject({
      is_hidden: 'personal',
      is_hidden_note: '전화번호가 적혀 있어요.',
    })
    const log = await house.db.execute(
      sql`select actor, payload ->> 'reason' as reason from event where name = 'review.hidden' and subject = ${params.is_id}`,
    )
    expect(log.rows).toEqual([{ actor: 'boss', reason: 'personal' }])
    await minji.call(reviews.change, {
      params,
      body: { is_score: 1, is_content: `${text} 번호는 지웠어요.` },
    })
    expect(
      (
        await boss.call(adminReviews.list, {
          query: { state: 'recheck', keyword: '번호는 지웠어요' },
        })
      ).total,
    ).toBe(1)
    await boss.call(adminReviews.unhide, { params })
    expect(await averageOf(goods.it_id)).toEqual([1, 1])
  })

  test('an answer is announced once', async () => {
    const { minji, ct_id } = await buyer()
    const boss = await staff()
    const { data } = await minji.call(reviews.write, {
      body: { ct_id, is_score: 3, is_content: text },
    })
    const params = { is_id: data.is_id }
    await boss.call(adminReviews.reply, { params, body: { is_reply: '남겨 주셔서 고마워요.' } })
    await boss.call(adminReviews.reply, {
      params,
      body: { is_reply: '남겨 주셔서 정말 고마워요.' },
    })
    const told = await house.db.execute(
      sql`select name, payload ->> 'mb_id' as mb_id from event where subject = ${params.is_id} and name in ('review.written', 'review.answered') order by event_id`,
    )
    expect(told.rows.map((row) => row.name)).toEqual(['review.written', 'review.answered'])
    expect(told.rows[0]?.mb_id).toBe(told.rows[1]?.mb_id)
  })

  test('is read in English with its answer, and stands last where it is not', async () => {
    const { minji, ct_id, goods } = await buyer()
    const boss = await staff()
    const { data } = await minji.call(reviews.write, {
      body: { ct_id, is_score: 5, is_content: text },
    })
    const params = { is_id: data.is_id }
    const reader = await shopper({ language: 'en' })
    const seen = async () =>
      (await reader.call(reviews.list, { params: { it_id: goods.it_id } })).data.find(
        (one) => one.is_id === data.is_id,
      )
    expect(await seen()).toMatchObject({ is_content_en: '', is_reply_en: '' })
    await boss.call(adminReviews.reply, {
      params,
      body: { is_reply: '고마워요.', is_reply_en: 'Thank you.', is_content_en: 'Just right.' },
    })
    expect(await seen()).toMatchObject({ is_content_en: 'Just right.', is_reply_en: 'Thank you.' })
    await boss.call(adminReviews.reply, { params, body: { is_reply: '' } })
    expect(await seen()).toMatchObject({ is_reply: '', is_reply_en: '', is_reply_time: null })
  })

  test('counts as unanswered what the menu beside it counts: the last 30 days', async () => {
    const { minji, ct_id } = await buyer()
    const boss = await staff()
    const count = async () => [
      (await boss.call(adminReviews.list, { query: { state: 'unanswered' } })).total,
      (await boss.call(adminInquiries.counts, {})).data.reviews,
    ]
    const { data } = await minji.call(reviews.write, {
      body: { ct_id, is_score: 3, is_content: text },
    })
    const [before] = await count()
    expect(await count()).toEqual([before, before])
    await house.db.execute(
      sql`update review set is_time = now() - interval '31 days' where is_id = ${data.is_id}`,
    )
    const left = (before ?? 0) - 1
    expect(await count()).toEqual([left, left])
    expect((await boss.call(adminReviews.list, {})).counts.unanswered).toBe(left)
  })

  test('only those who answer customers may open it', async () => {
    for (const [staff_role, status] of [
      ['product', 403],
      ['class', 403],
      [undefined, 403],
    ] as const) {
      expect(
        (
          await (
            await shopper({ mb_id: `desk_${staff_role}`, staff_role })
          ).refused(adminReviews.list, {})
        ).status,
      ).toBe(status)
    }
    const reader = await shopper({ mb_id: 'desk_reader', staff_role: 'accountant' })
    expect((await reader.call(adminReviews.list, {})).per_page).toBe(20)
    expect(
      (await reader.refused(adminReviews.best, { params: { is_id: 1 }, body: { is_best: true } }))
        .status,
    ).toBe(403)
  })
})

test('a photograph without a review is swept away after a day', async () => {
  const { minji, ct_id } = await buyer()
  const { data } = await minji.call(reviews.write, {
    body: { ct_id, is_score: 5, is_content: text, photos: [await photo()] },
  })
  const file = uploadOf(data.is_photos[0])
  const later = houseCtx(house, { now: after(new Date(), { days: 2 }) })
  await sweepPhotos(later)
  await readFile(file)
  await house.db.execute(sql`update review set is_photos = '{}' where is_id = ${data.is_id}`)
  await sweepPhotos(later)
  await expect(readFile(file)).rejects.toThrow()
})
