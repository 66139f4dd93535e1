import { expect, test } from 'vitest'
import { safeHtml } from './html.ts'

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<math><mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="jav&#x61;script&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="//evil.example"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example">',
  '<p style="position:fixed;inset:0">x</p>',
  '<p class="fixed inset-0" id="root">x</p>',
])('%s leaves nothing that runs, leads away or covers the page', (html) => {
  const clean = safeHtml(html)
  expect(clean).not.toMatch(/<(?!\/?(p|a|img)\b)/)
  expect(clean).not.toMatch(/\son\w+=|script:|data:|evil|style=|class=|id=/)
  // what is clean stays as it is, so that nothing wakes up when it is cleaned once more
  expect(safeHtml(clean)).toBe(clean)
})

test('what staff write stays, and fifty thousand tags in each other are cut', () => {
  const plain = '<h2>향</h2><p>오래 <strong>남아요</strong>. <a href="/shop/list">보기</a></p>'
  expect(safeHtml(plain)).toBe(plain)
  const deep = safeHtml('<blockquote>'.repeat(50_000))
  expect(deep.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(30)
})
