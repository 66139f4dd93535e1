import { expect, test } from 'vitest'
import { allowedHosts, browserServices } from '#platform/services.ts'

test('a shop without keys lets no outside host into its pages', () => {
  expect(Object.values(allowedHosts({})).join('')).toBe('')
  expect(browserServices({}, 'r1')).toEqual({
    sentry: null,
    channel: null,
    analytics: null,
    map: null,
    offline: false,
    release: 'r1',
  })
})

test('each service lets in its own hosts, for what it does', () => {
  const hosts = allowedHosts({
    SENTRY_DSN: 'https://abc@o1.ingest.example/42',
    CHANNEL_PLUGIN_KEY: 'plugin-key-1',
    TOSS_CLIENT_KEY: 'test_ck_1',
    KAKAO_JS_KEY: 'abcdef0123456789',
  })
  expect(hosts.scripts).toBe(
    'https://js.tosspayments.com https://*.channel.io https://dapi.kakao.com',
  )
  expect(hosts.images).toBe('https://*.channel.io https://*.daumcdn.net')
  expect(hosts.connects.split(' ')).toContain('https://o1.ingest.example')
  expect(hosts.workers).toBe('blob:')
})

test('only the development server may write styles into a page', () => {
  expect(allowedHosts({ NODE_ENV: 'development' }).styles).toBe("'unsafe-inline'")
  expect(allowedHosts({ NODE_ENV: 'production' }).styles).toBe('')
})
