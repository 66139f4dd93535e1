import { expect, test } from 'vitest'
import { isMail, whyBadMail } from './mail-address.ts'

test.each([
  'kim@mail.example',
  'Minji.Kim+shop@mail.example',
  "o'brien@mail.example",
  'a_b-c@sub.mail.example',
  'ada@입력.한국',
  'ada@münchen.example',
  'ada@xn--mnchen-3ya.example',
  '1@2.co',
])('%s is one address', (mail) => expect(whyBadMail(mail)).toBeNull())

test.each([
  'kim,someone.else@third.example',
  'kim@mail.example,someone@third.example',
  'kim@mail.example;someone@third.example',
  'kim@mail.example someone@third.example',
  'Kim <kim@mail.example>',
  '<kim@mail.example>',
  'kim(remark)@mail.example',
  'kim@mail.example(remark)',
  '"kim"@mail.example',
  '"kim,lee"@mail.example',
  'group:kim@mail.example;',
  'kim@mail.example\nBcc: someone@third.example',
  'ki\tm@mail.example',
  'ki\u0000m@mail.example',
  'ki\u007fm@mail.example',
  'kim..lee@mail.example',
  '.kim@mail.example',
  'kim.@mail.example',
  'kim@mail..example',
  'kim@.mail.example',
  'kim@mail.example.',
  'kim@-mail.example',
  'kim@mail-.example',
  'kim@mail_box.example',
  'kim@@mail.example',
  'kim@lee@mail.example',
  'kim@mail',
  'kim@',
  '@mail.example',
  'kim@[127.0.0.1]',
  'kim@127.0.0.1',
  'kim\\@mail.example',
  `${'k'.repeat(65)}@mail.example`,
  `kim@${'m'.repeat(64)}.example`,
])('%j is not', (mail) => {
  expect(isMail(mail)).toBe(false)
  expect(whyBadMail(mail)).not.toBeNull()
})
