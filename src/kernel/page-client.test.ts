import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { outlives, surelyOutlives } from '#test/outlives.ts'
import { PageClient } from './page-client.ts'
import { clientOptions } from './queries.ts'

const open = () => {
  const client = new PageClient(clientOptions)
  client.setDefaultOptions({
    queries: { ...clientOptions.defaultOptions?.queries, retry: false, meta: { told: 'along' } },
  })
  return client
}

test('asks once for what several parts of a page want, and keeps it under its key', async () => {
  const client = open()
  let asked = 0
  const goods = { queryKey: ['goods'], queryFn: async () => ({ count: ++asked }) }
  const answers = await Promise.all([
    client.ensureQueryData(goods),
    client.fetchQuery({ ...goods, staleTime: 0 }),
    client.prefetchQuery(goods),
  ])
  expect(answers).toEqual([{ count: 1 }, { count: 1 }, undefined])
  expect(await client.fetchQuery(goods)).toBe(answers[0])
  expect(dehydrate(client).queries).toMatchObject([
    { queryKey: ['goods'], state: { data: { count: 1 }, status: 'success', fetchStatus: 'idle' } },
  ])
})

test('what it asked for goes with the page', async () => {
  const goods = { queryKey: ['goods'], queryFn: async () => Array.from({ length: 5_000 }, String) }
  const theirs = () => new QueryClient(clientOptions).fetchQuery(goods)
  expect(await outlives(theirs)).toBeGreaterThan(20)
  expect(await surelyOutlives(() => open().fetchQuery(goods))).toBeLessThan(10)
})

test('tells what a query is told along', async () => {
  let seen: object = {}
  await open().fetchQuery({
    queryKey: ['a', 1],
    queryFn: (context) => {
      seen = context
      return 1
    },
  })
  expect(seen).toMatchObject({ queryKey: ['a', 1], meta: { told: 'along' } })
})

test('what could not be fetched is refused to who waits, known as broken, and told to no browser', async () => {
  const client = open()
  const broken = { queryKey: ['b'], queryFn: () => Promise.reject(new Error('no answer')) }
  await expect(client.ensureQueryData(broken)).rejects.toThrow('no answer')
  await client.prefetchQuery(broken)
  expect(client.getQueryState(['b'])).toMatchObject({ status: 'error', data: undefined })
  expect(dehydrate(client).queries).toEqual([])
})

test('pages of a list that grows are asked for as the library does', async () => {
  const data = await open().fetchInfiniteQuery({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => ({ page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ page }: { page: number }) => page + 1,
    pages: 2,
  })
  expect(data.pages).toEqual([{ page: 1 }, { page: 2 }])
})
