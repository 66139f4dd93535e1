import { beforeAll, expect, test } from 'vitest'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { servePicture } from '#platform/images.ts'
import { openTwins } from '#platform/twins.ts'
import { testShop } from '#test/database.ts'
import { type InstaDoor, instaDoor, syncFeed } from './insta-sync.ts'
import { instagramTwin } from './insta-twin.ts'
import { feed } from './service.ts'

const TWINS = 'http://127.0.0.1:3000/twin'
let ctx: Ctx
let twin: (url: string) => Promise<Response>
const door = instaDoor({ TWINS, INSTAGRAM_TOKEN: undefined })

beforeAll(async () => {
  const { house } = await testShop()
  ctx = houseCtx(house)
  const open = openTwins({ ...house, config: { ...house.config, TWINS } }, [instagramTwin])
  twin = (url) => open(new Request(url))
})

test('the pictures of the feed are copied once, films are left alone, and the shop serves the copies', async () => {
  expect(await syncFeed(ctx, door, twin)).toBe(3)
  expect(await syncFeed(ctx, door, twin)).toBe(0)
  const { data } = await feed(ctx)
  const copied = data.find(({ permalink }) => permalink.endsWith('/sample-3/'))
  expect(copied).toMatchObject({
    alt: 'Wax and oils on a walnut board',
    media_url: expect.stringMatching(/^\/img\/u-[\da-f]+-640\.jpg$/),
  })
  const answer = await servePicture(ctx.house.config, copied?.media_url ?? '')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

const answering =
  (body: object, status = 200) =>
  async () =>
    Response.json(body, { status })
const post = (more: object) => ({
  data: [
    {
      id: 'x',
      media_url: `${TWINS}/instagram/media/a.jpg`,
      permalink: 'https://www.instagram.com/p/x/',
      ...more,
    },
  ],
})

test.each([
  ['a picture from elsewhere', post({ media_url: 'http://169.254.169.254/latest.jpg' })],
  ['a script for a link', post({ permalink: 'javascript:alert(1)' })],
  ['a film', post({ media_url: `${TWINS}/instagram/media/a.mp4` })],
  ['a picture that is none', post({})],
])('%s is not copied', async (_, body) => {
  expect(await syncFeed(ctx, door, answering(body))).toBe(0)
})

test('a refused token and a strange answer fail the job without naming the token', async () => {
  const secret: InstaDoor = {
    api: 'https://graph.instagram.com',
    token: 'the-secret',
    mediaHosts: /x/,
  }
  await expect(syncFeed(ctx, secret, answering({}, 400))).rejects.toThrow(/^the feed answered 400$/)
  await expect(syncFeed(ctx, secret, answering({ data: 'no' }))).rejects.not.toThrow(/the-secret/)
  expect((await twin(`${TWINS}/instagram/me/media?access_token=wrong`)).status).toBe(400)
})

test('a public shop without a token asks nobody; with one, the Graph API', async () => {
  expect(instaDoor({ TWINS: null, INSTAGRAM_TOKEN: undefined })).toBeNull()
  expect(await syncFeed(ctx, null)).toBe(0)
  const real = instaDoor({ TWINS, INSTAGRAM_TOKEN: 'token' })
  expect(real?.api).toBe('https://graph.instagram.com')
  expect(real?.mediaHosts.test('https://scontent.cdninstagram.com/v/a.jpg')).toBe(true)
  expect(real?.mediaHosts.test('https://evil.example/cdninstagram.com/a.jpg')).toBe(false)
  expect(real?.mediaHosts.test('http://scontent.cdninstagram.com/a.jpg')).toBe(false)
})
