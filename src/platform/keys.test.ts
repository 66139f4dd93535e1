import { expect, test } from 'vitest'
import { coverKeys, maskKeys, uncoverKeys } from './keys.ts'

const config = { SESSION_SECRET: 'the secret of today, long enough' }
const token = 'Zk3_bG9uZyBlbm91Z2gtdG8tYmUta2V5'

test.each([
  [`https://odemoa.example/company/invitation/${token}`, true],
  [`https://odemoa.example/shop/reset#${token}`, true],
  [`/my-page?mail_token=${'0f'.repeat(32)}`, true],
  [`/unsubscribe/bWluamk.mail.${token}`, true],
  ['/order/1b4e28ba-2fa1-11d2-883f-0016d3cca427', true],
  ['/shop/cedar-wood-candle-with-a-long-name', false],
  ['/order/2026112814000012345678', false],
  ['/personal/P20261128140000123456789', false],
  ['메일 주소 minji@mail.example 로 보냈어요', false],
])('of an address the key is covered, and nothing else: %s', (text, covers) => {
  expect(maskKeys(text) !== text).toBe(covers)
  expect(maskKeys(text)).not.toContain(token)
})

test('what is kept says no key, and is whole again for who sends it', () => {
  const told = {
    text: `열기: https://a.example/q/${token}`,
    token,
    list: [{ link: `/q/${token}` }],
  }
  const kept = coverKeys(config, told)
  expect(JSON.stringify(kept)).not.toContain(token)
  expect(uncoverKeys(config, kept)).toEqual(told)
  expect(uncoverKeys({ SESSION_SECRET: 'another secret, long enough too' }, kept)).toBeNull()
  const plain = { text: '고맙습니다', amount: 3 }
  expect(coverKeys(config, plain)).toBe(plain)
  expect(uncoverKeys(config, plain)).toBe(plain)
})
