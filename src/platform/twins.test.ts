import { expect, test } from 'vitest'
import type { House } from '#platform/context.ts'
import { openTwins, type Twin } from '#platform/twins.ts'

const echo: Twin = {
  name: 'echo',
  open: () => async (request) =>
    new Response(
      `${request.method} ${new URL(request.url).pathname}${new URL(request.url).search} ${await request.text()}`,
    ),
}
const houseWith = (TWINS: string | null) => ({ config: { TWINS } }) as House // all that the twins' door reads

test('a twin sees the path, query and body that the real service would see', async () => {
  const answer = await openTwins(houseWith('http://127.0.0.1:1/twin'), [echo])(
    new Request('http://localhost/twin/echo/v1/pay?a=1', { method: 'POST', body: 'won' }),
  )
  expect(await answer.text()).toBe('POST /v1/pay?a=1 won')
})

test('unknown twins, and all twins of a public shop, are not found', async () => {
  expect(
    (
      await openTwins(houseWith('http://127.0.0.1:1/twin'), [echo])(
        new Request('http://localhost/twin/other/'),
      )
    ).status,
  ).toBe(404)
  expect(
    (await openTwins(houseWith(null), [echo])(new Request('http://localhost/twin/echo/'))).status,
  ).toBe(404)
})
