import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { dehydratedOf, load, scriptOf, serverView } from './load.ts'
import { rememberText } from './told-text.ts'

const words = { title: '</script><script>alert(1)</script>', name: '향초 <em>' }

async function loaded(of: readonly string[], dataOnly = false, answer: unknown = words) {
  const context = new RouterContextProvider()
  context.set(serverView, {
    view: {
      lang: 'kr',
      currency: 'krw',
      country: 'KR',
      device: 'pc',
      origin: '',
      services: { sentry: null, channel: null, release: '' },
    },
    transport: () => Promise.reject(new Error('nothing is asked for here')),
    dataOnly,
  })
  return load({ request: new Request('http://shop.example/'), context }, (client) =>
    of.map((key) => client.ensureQueryData({ queryKey: [key], queryFn: () => answer })),
  )
}

test('what was fetched is there for the page, and as data that no tag can end for the browser', async () => {
  const answer = await loaded(['a'])
  expect(dehydratedOf({ ...answer, now: 1 }).map((query) => query.state.data)).toEqual([words])
  const script = scriptOf(answer)
  expect(script?.html).not.toContain('<')
  expect(JSON.parse(script?.html ?? '')).toMatchObject([
    { queryKey: ['a'], state: { data: words } },
  ])
})

test('an answer goes to the browser in the words it came in', async () => {
  const came = '{"data":[{"it_name":"향 <b>","price":1.50}]}'
  const answer = JSON.parse(came)
  rememberText(answer, came)
  const html = scriptOf(await loaded(['a'], false, answer))?.html ?? ''
  expect(html).toContain('"price":1.50}')
  expect(html).not.toContain('<')
  expect(JSON.parse(html)).toMatchObject([
    { queryKey: ['a'], queryHash: '["a"]', state: { data: answer, status: 'success' } },
  ])
})

test('a script is called the same for the same questions and otherwise for others', async () => {
  const [one, again, other] = [
    await loaded(['a', 'b']),
    await loaded(['a', 'b']),
    await loaded(['a', 'c']),
  ]
  expect(scriptOf(one)?.id).toBe(scriptOf(again)?.id)
  expect(scriptOf(one)?.id).not.toBe(scriptOf(other)?.id)
})

test('data without a page brings its text along', async () => {
  const answer = await loaded(['a'], true)
  expect(scriptOf(answer)).toBeNull()
  expect(dehydratedOf(JSON.parse(JSON.stringify(answer)))).toMatchObject([
    { state: { data: words } },
  ])
})

test('a loader of another kind has nothing to bring', () => {
  for (const answer of [null, undefined, 'words', { now: 1 }]) {
    expect(dehydratedOf(answer)).toEqual([])
    expect(scriptOf(answer)).toBeNull()
  }
})
