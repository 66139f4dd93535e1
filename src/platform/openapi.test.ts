import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { api } from '#api.ts'
import { openApiOf, openApiPage } from './openapi.ts'

const endpoints = api.map((one) => one.endpoint)

test('every endpoint is described once, with who may call it', () => {
  const described = openApiOf(endpoints, 'http://localhost:3000') as {
    paths: Record<string, Record<string, { 'x-who': unknown; summary: string }>>
  }
  const operations = Object.values(described.paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(endpoints.length)
  expect(new Set(endpoints.map((one) => `${one.method} ${one.path}`)).size).toBe(endpoints.length)
  for (const operation of operations)
    expect(operation).toMatchObject({
      'x-who': expect.anything(),
      summary: expect.stringMatching(/\w/),
    })
})

test('the number of a row in an address is described as one', () => {
  const described = openApiOf(endpoints, 'http://localhost:3000') as {
    paths: Record<string, Record<string, { parameters: { name: string; schema: unknown }[] }>>
  }
  expect(
    described.paths['/api/v1/claims/{claim_id}/photos/{photo}']?.get?.parameters,
  ).toMatchObject([
    { name: 'claim_id', in: 'path', schema: { type: 'integer', minimum: 1 } },
    { name: 'photo', in: 'path', schema: { type: 'string' } },
  ])
})

test('what a query cannot do without is described as required', () => {
  const described = openApiOf(endpoints, 'http://localhost:3000') as {
    paths: Record<string, Record<string, { parameters: { name: string; required?: boolean }[] }>>
  }
  const { parameters = [] } = described.paths['/api/v1/search-suggestions']?.get ?? {}
  expect(parameters).toMatchObject([{ name: 'keyword', required: true }])
  const list = described.paths['/api/v1/products']?.get?.parameters ?? []
  expect(list.length).toBeGreaterThan(5)
  expect(list.filter((one) => one.required)).toEqual([])
})

test('the page to read names them all', () => {
  const page = openApiPage(endpoints)
  for (const endpoint of endpoints) expect(page).toContain(endpoint.path)
})

test('a linter of OpenAPI finds no mistake in the description', async () => {
  const source = JSON.stringify(openApiOf(endpoints, 'https://odemoa.example'))
  const config = await createConfig({ extends: ['recommended-strict'] })
  const found = await lintFromString({ source, config })
  expect(
    found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([])
})

test('each call has a name of its own, says what it wants of a session, and tells files from words', () => {
  const described = openApiOf(endpoints, 'http://localhost:3000') as {
    paths: Record<string, Record<string, Described>>
  }
  const all = Object.values(described.paths).flatMap((path) => Object.values(path))
  expect(new Set(all.map((one) => one.operationId)).size).toBe(all.length)
  for (const one of all)
    if (one['x-who'] !== 'anyone') expect(one.security, one.operationId).not.toEqual([])
  const pdf = described.paths['/api/v1/orders/{od_id}/statement']?.get
  expect(Object.keys(pdf?.responses['200']?.content ?? {})).toEqual(['application/pdf'])
  expect(JSON.stringify(described)).not.toContain('#/$defs/')
})

type Described = {
  operationId: string
  'x-who': unknown
  security: unknown[]
  responses: Record<string, { content: Record<string, unknown> }>
}
