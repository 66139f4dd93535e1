import { expect, test } from 'vitest'
import { fill } from './compose/fill.ts'
import { kinds, sampleWords, templates } from './templates/index.ts'

test.each(kinds)('%s speaks English to whom English is spoken', (kind) => {
  const { title, body, message } = templates[kind].texts
  const words = sampleWords(kind)
  const said = [title, body, message].map((text) => fill('en', text, words)).join('\n')
  expect(said).not.toMatch(/[가-힣]/)
  expect(said).not.toMatch(/\{\w+\}/)
})
