import { expect, test } from 'vitest'
import {
  base32,
  codeAt,
  newRecoveryCode,
  newSecret,
  otpAddress,
  plainRecoveryCode,
  seal,
  stepAt,
  stepOf,
  unseal,
} from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// appendix B of RFC 6238
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code)
})

// appendix D of RFC 4226
test('the first ten codes are those of the standard', () => {
  expect(Array.from({ length: 10 }, (_, step) => codeAt(secret, step))).toEqual([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ])
})

test('a code is good for its half minute and its neighbours, and never twice', () => {
  const now = new Date(300_000)
  const step = stepAt(now)
  expect(
    [step - 2, step - 1, step, step + 1, step + 2].map(
      (one) => stepOf(secret, codeAt(secret, one), now, 0) !== null,
    ),
  ).toEqual([false, true, true, true, false])
  expect(stepOf(secret, codeAt(secret, step), now, step)).toBeNull()
})

test('a secret is written as apps read it', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(otpAddress('ODEMOA', 'owner', secret)).toBe(
    'otpauth://totp/ODEMOA:owner?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=ODEMOA&algorithm=SHA1&digits=6&period=30',
  )
})

test('a sealed secret opens with the shop’s own alone', () => {
  const made = newSecret()
  const sealed = seal(made, 'the shop')
  expect(unseal(sealed, 'the shop')).toEqual(made)
  expect(() => unseal(sealed, 'another shop')).toThrow()
})

test('a recovery code is read however it is typed', () => {
  const code = newRecoveryCode()
  expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
  expect(plainRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(
    code.replaceAll('-', ''),
  )
})
