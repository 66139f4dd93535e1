import { expect, test } from 'vitest'
import {
  ignoredErrors,
  isIgnored,
  isLocalHost,
  replaysOnErrorSampleRate,
  replaysSessionSampleRate,
  tracesSampleRate,
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
