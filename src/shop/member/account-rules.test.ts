import { expect, test } from 'vitest'
import { maskedIp } from '#kernel/masked.ts'
import { readBrowser, whyBadNick } from './account-rules.ts'

test.each([
  ['', true],
  ['민지', true],
  ['mina', true],
  ['민', false],
  ['min', false],
  ['<b>민지', false],
  ['가'.repeat(21), false],
])('is %o a nickname? %o', (nick, right) => {
  expect(whyBadNick(nick) === null).toBe(right)
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
    'pc',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'mobile',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'mobile',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150 Mobile Safari/537.36;KAKAOTALK 11.0',
    'mobile',
    'KakaoTalk',
    'Android',
  ],
  ['', 'pc', '', ''],
])('a browser that says %o', (said, kind, browser, system) => {
  expect(readBrowser(said)).toEqual({ kind, browser, system })
})

test('an address is cut short', () => {
  expect(['203.0.113.7', '::ffff:10.1.2.3', '2001:db8:1:2::5', ''].map(maskedIp)).toEqual([
    '203.0.***.***',
    '10.1.***.***',
    '2001:db8:***',
    '',
  ])
})
