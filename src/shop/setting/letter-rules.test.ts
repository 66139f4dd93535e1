import { expect, test } from 'vitest'
import { sampleSettings } from '#test/settings.ts'
import { letterOf } from './letter-rules.ts'

test('a letter keeps its colours where a mail program drops what its body says', () => {
  const { html } = letterOf({
    lang: 'en',
    company: sampleSettings.company,
    title: 'Your order is on its way',
    lead: 'Thank you.',
  })
  expect(html).toContain('<meta name="color-scheme" content="light">')
  expect(/<body[^>]*>/.exec(html)?.[0]).not.toContain('background')
  expect(/<table[^>]*>/.exec(html)?.[0]).toMatch(/bgcolor="#f4f0e8".*background:#f4f0e8;color:#/)
})
