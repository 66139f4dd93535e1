import { expect, test } from 'vitest'
import {
  ignoredErrors,
  isIgnored,
  isLocalHost,
  mayRecord,
  recording,
  replaysOnErrorSampleRate,
  replaysSessionSampleRate,
  tracesSampleRate,
  withoutQueries,
} from './error-reporting.ts'

test('a tenth of visits is traced and recorded, every error is', () => {
  expect([tracesSampleRate, replaysSessionSampleRate, replaysOnErrorSampleRate]).toEqual([
    0.1, 0.1, 1,
  ])
})

test.each([
  'AxiosError',
  'undefined',
  'Request failed with status code 405',
  'Request failed with status code 422',
  'Network Error',
  'Request aborted',
  'Non-Error promise rejection captured with value: undefined',
  'Failed to fetch dynamically imported module: /assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('“%s” is not reported', (message) => {
  expect(isIgnored(new Error(message), message)).toBe(true)
  expect(ignoredErrors.some((pattern) => pattern.test(message))).toBe(true)
})

test('refusals of the API with 405 and 422 are not reported, whatever their message', () => {
  expect(isIgnored({ status: 422 }, '이름을 적어 주세요.')).toBe(true)
  expect(isIgnored({ status: 405 }, '')).toBe(true)
  expect(isIgnored(undefined, '')).toBe(true)
})

test('a bug is reported', () => {
  expect(isIgnored(new TypeError('x is not a function'), 'x is not a function')).toBe(false)
  expect(isIgnored({ status: 500 }, 'Request failed with status code 500')).toBe(false)
})

test('the local host reports nothing', () => {
  expect(['localhost', '127.0.0.1', 'shop.localhost'].every(isLocalHost)).toBe(true)
  expect(isLocalHost('odemoa.example')).toBe(false)
})

// case 230
test('a report says on which page something broke, and nothing of what stood in fields, cookies or addresses', () => {
  const scope = new (class Scope {})()
  const canary = 'canary'
  const event = {
    message: `failed at https://shop.example/reset?key=${canary}#${canary} (twice)`,
    request: {
      url: `https://shop.example/reset?key=${canary}`,
      query_string: `key=${canary}`,
      cookies: { odemoa_session: canary },
      headers: { Referer: `https://shop.example/shop/search?keyword=${canary}` },
    },
    breadcrumbs: [
      { category: 'navigation', data: { from: `/login?redirect=${canary}`, to: '/my-page' } },
    ],
    spans: [
      {
        description: `GET /api/v1/products?keyword=${canary}`,
        data: { 'http.query': `?keyword=${canary}`, 'url.fragment': canary, status: 200 },
      },
    ],
    sdkProcessingMetadata: { scope },
  }
  const told = withoutQueries(event)
  expect(JSON.stringify(told)).not.toContain(canary)
  expect(told).toMatchObject({
    message: 'failed at https://shop.example/reset (twice)',
    request: { url: 'https://shop.example/reset' },
    breadcrumbs: [{ data: { from: '/login', to: '/my-page' } }],
    spans: [{ description: 'GET /api/v1/products', data: { status: 200 } }],
  })
  expect(told.sdkProcessingMetadata.scope).toBe(scope)
  expect(recording).toMatchObject({ maskAllInputs: true, maskAllText: true, blockAllMedia: true })
  expect([mayRecord(''), mayRecord('?lang=en'), mayRecord('?key=x')]).toEqual([true, true, false])
})
