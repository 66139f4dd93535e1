import { expect, test } from 'vitest'
import { copyAsPage } from './copy-as-page.ts'

test('a copy shows what there is, and what somebody typed stays text', () => {
  const page = copyAsPage(
    {
      made_at: '2026-11-21T01:02:03Z',
      mb_id: 'minji',
      parts: [
        { title: '주소록', rows: [{ ad_name: '<script>x</script>', ad_addr2: '' }] },
        { title: '쿠폰', rows: [] },
      ],
    },
    '내 정보',
  )
  expect(page).toContain('&lt;script&gt;')
  expect(page).not.toMatch(/<script|쿠폰|ad_addr2/)
})
