import { expect, test } from 'vitest'
import { PageBytes } from './page-bytes.ts'

test('short and long texts, Korean, emoji and bytes stand one behind the other as they came', () => {
  const bytes = new PageBytes()
  bytes.begin()
  const chunks = [
    '<p',
    ' class="',
    '캔들',
    'x캔',
    '">',
    'a'.repeat(24),
    'b'.repeat(25),
    '향'.repeat(40),
    '🕯️',
    new TextEncoder().encode('</p>'),
    '',
  ]
  for (const chunk of chunks) bytes.take(chunk)
  const said = chunks.map((one) => (typeof one === 'string' ? one : '</p>')).join('')
  expect(bytes.whole().toString()).toBe(said)
})

test('a page larger than the place finds room, and the next one begins anew', () => {
  const bytes = new PageBytes()
  bytes.begin()
  const large = '나무'.repeat(200_000)
  bytes.take('<')
  bytes.take(large)
  bytes.take('>')
  const page = bytes.whole()
  bytes.begin()
  bytes.take('half of one that breaks off')
  bytes.begin()
  bytes.take('next')
  expect(bytes.whole().toString()).toBe('next')
  expect(page.toString()).toBe(`<${large}>`)
})
