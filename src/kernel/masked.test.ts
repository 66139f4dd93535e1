import { expect, test } from 'vitest'
import {
  maskedAddress,
  maskedBirth,
  maskedBusiness,
  maskedName,
  maskedNumber,
  maskedPhone,
  maskedRecipient,
  publicName,
} from './masked.ts'

test.each([
  [maskedPhone, '01012345678', '010-****-5678'],
  [maskedPhone, '1234', ''],
  [maskedRecipient, 'mina@mail.example', 'mi***@mail.example'],
  [maskedRecipient, '010-1234-5678', '010-****-5678'],
  [maskedRecipient, 'mi***@mail.example', 'mi***@mail.example'],
  [maskedRecipient, '', '***'],
  [maskedNumber, '110123456789', '********6789'],
  [maskedNumber, '12', '12'],
  [maskedBusiness, '1234567890', '123-45-*****'],
  [maskedName, '김민지', '김*지'],
  [maskedName, 'Dana Park', 'D*** P***'],
  [maskedName, '', ''],
  [publicName, '김민지', '김**'],
  [publicName, 'Mina Park', 'Mi***'],
  [maskedAddress, '서울 성동구 연무장길 7', '서울 성동구 ***'],
  [maskedBirth, '1990-03-01', '1990-**-**'],
])('%o shows "%s" as "%s"', (mask, whole, shown) => {
  expect(mask(whole)).toBe(shown)
})
