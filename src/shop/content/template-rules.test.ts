import { expect, test } from 'vitest'
import type { TemplateNode } from './contract.ts'
import { harmless, mostDepth, mostNodes, whyCannotSave } from './template-rules.ts'

const piece = (id: string, tag = 'div', option: object = {}, children: object[] = []) => ({
  id,
  tag,
  option: { class: '', style: {}, props: {}, ...option },
  children,
})
const wrapped = (node: object) =>
  piece('root', 'div', {}, [piece('fine', 'p', { props: { innerText: '안녕하세요' } }), node])

const good = piece('root', 'section', { class: 'grid gap-6 desk:grid-cols-2' }, [
  piece('title', 'h2', {
    class: 'type-h2',
    style: { color: '#1f1b17', 'text-align': 'center', padding: '8px 16px' },
    props: { innerText: '<b>제목</b>', innerText_en: 'Title {{x}} <%= y %>' },
  }),
  piece('photo', 'img', {
    props: { src: 'scene-home-wide', alt: '방', alt_en: 'room', ratio: '2:1' },
  }),
  piece('go', 'a', {
    class: 'cms-button',
    props: { innerText: '보기', href: '/shop/best-seller', href_en: 'https://example.com/en' },
  }),
  piece('goods', 'products', { props: { trendId: 'gift', look: 'grid', columns: '4' } }),
])

test('a page of allowed pieces can be saved, and is shown as it is', () => {
  expect(whyCannotSave(good)).toBeNull()
  expect(harmless(good)).toEqual(good)
})

const bad: [what: string, node: object, word: string][] = [
  ...[
    'script',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'style',
    'base',
    'form',
    'meta',
    'input',
    'video',
    'SCRIPT',
    'constructor',
    '__proto__',
    '',
  ].map((tag): [string, object, string] => [`the tag ${tag}`, piece('bad', tag), tag]),
  [
    'innerHTML',
    piece('bad', 'p', { props: { innerHTML: '<img src=x onerror=alert(1)>' } }),
    'innerHTML',
  ],
  [
    'dangerouslySetInnerHTML',
    piece('bad', 'p', { props: { dangerouslySetInnerHTML: { __html: 'x' } } }),
    'dangerouslySetInnerHTML',
  ],
  ['an event handler', piece('bad', 'a', { props: { onclick: 'alert(1)' } }), 'onclick'],
  ['a React handler', piece('bad', 'a', { props: { onClick: 'alert(1)' } }), 'onClick'],
  ['srcdoc', piece('bad', 'div', { props: { srcdoc: 'x' } }), 'srcdoc'],
  [
    'text that is no text',
    piece('bad', 'p', { props: { innerText: { toString: 'x' } } }),
    'innerText',
  ],
  ['a script link', piece('bad', 'a', { props: { href: 'javascript:alert(1)' } }), 'href'],
  ['a hidden script link', piece('bad', 'a', { props: { href: 'java\nscript:alert(1)' } }), 'href'],
  ['a data link', piece('bad', 'a', { props: { href_en: 'data:text/html,<script>' } }), 'href_en'],
  ['another host', piece('bad', 'a', { props: { href: '//evil.example' } }), 'href'],
  [
    'a foreign picture',
    piece('bad', 'img', { props: { src: 'https://evil.example/x.png' } }),
    'src',
  ],
  ['a picture path', piece('bad', 'img', { props: { src: '../../etc/passwd' } }), 'src'],
  ['a link on a paragraph', piece('bad', 'p', { props: { href: '/x' } }), 'href'],
  [
    'url() in a style',
    piece('bad', 'p', { style: { 'background-color': 'url(javascript:alert(1))' } }),
    'background-color',
  ],
  ['a style that covers the page', piece('bad', 'p', { style: { position: 'fixed' } }), 'position'],
  [
    'a style that breaks out',
    piece('bad', 'p', { style: { color: 'red;position:fixed' } }),
    'color',
  ],
  ['expression()', piece('bad', 'p', { style: { width: 'expression(alert(1))' } }), 'width'],
  ['a negative margin', piece('bad', 'p', { style: { margin: '-9999px' } }), 'margin'],
  ['a class from nowhere', piece('bad', 'p', { class: 'fixed inset-0' }), 'fixed'],
  ['a class with a value', piece('bad', 'p', { class: 'bg-[url(//evil)]' }), 'bg-[url(//evil)]'],
  ['an unknown part', { ...piece('bad'), ref: 'x' }, 'ref'],
  ['an unknown option', { id: 'bad', tag: 'p', option: { html: 'x' }, children: [] }, 'html'],
]

test.each(bad)('%s is refused by name, and never shown', (_, node, word) => {
  const trouble = whyCannotSave(wrapped(node))
  expect(trouble).toMatchObject({ node: 'bad', path: 'children.1' })
  expect(trouble?.params.node).toBe('bad')
  if (word) expect(trouble?.params.name).toBe(word)
  const shown = JSON.stringify(harmless(wrapped(node)))
  expect(shown).not.toMatch(
    /alert\(1\)|javascript|evil|onerror|script>|passwd|fixed|expression|"on/i,
  )
})

test.each([
  null,
  undefined,
  'text',
  7,
  [],
  {},
  { id: 'x' },
  { id: 'x', tag: 'p', children: 'x' },
  { id: 'x y', tag: 'p' },
  piece('x', 'p', { class: 'a'.repeat(1_000_000) }),
  piece('x', 'p', { style: 'color:red' }),
])('a broken tree is refused and breaks nothing', (tree) => {
  expect(whyCannotSave(tree)).not.toBeNull()
  expect(() => harmless(tree)).not.toThrow()
})

test('a name used twice is refused', () => {
  expect(
    whyCannotSave(piece('root', 'div', {}, [piece('twin', 'p'), piece('twin', 'p')])),
  ).toMatchObject({ node: 'twin', path: 'children.1' })
})

test('pieces that hold nothing hold no pieces', () => {
  expect(whyCannotSave(piece('root', 'img', {}, [piece('inside', 'p')]))).toMatchObject({
    node: 'root',
  })
})

test('ten thousand pieces are refused at the first one too many, and shown up to the limit', () => {
  const many = piece(
    'root',
    'div',
    {},
    Array.from({ length: 10_000 }, (_, at) => piece(`p-${at}`, 'p')),
  )
  expect(whyCannotSave(many)).toMatchObject({
    node: `p-${mostNodes - 1}`,
    params: { count: mostNodes },
  })
  expect(countOf(harmless(many))).toBe(mostNodes)
})

test('five hundred levels are refused at the first one too deep, and shown up to the limit', () => {
  let deep = piece('level-500', 'div')
  for (let level = 499; level > 0; level--) deep = piece(`level-${level}`, 'div', {}, [deep])
  expect(whyCannotSave(deep)).toMatchObject({
    node: `level-${mostDepth + 1}`,
    params: { count: mostDepth },
  })
  expect(countOf(harmless(deep))).toBe(mostDepth)
})

// case 145
test('a hundred thousand pieces, a thousand levels and a class of a megabyte are judged and cut at once', () => {
  let deep = piece('level-1000', 'div')
  for (let level = 999; level > 0; level--) deep = piece(`level-${level}`, 'div', {}, [deep])
  const many = piece(
    'root',
    'div',
    {},
    Array.from({ length: 100_000 }, (_, at) => piece(`p-${at}`, 'p')),
  )
  const long = piece('root', 'div', {}, [piece('long', 'p', { class: 'a '.repeat(500_000) })])
  const { user } = process.cpuUsage()
  expect([deep, many, long].map((tree) => whyCannotSave(tree)?.node)).toEqual([
    `level-${mostDepth + 1}`,
    `p-${mostNodes - 1}`,
    'long',
  ])
  expect([deep, many, long].map((tree) => countOf(harmless(tree)))).toEqual([
    mostDepth,
    mostNodes,
    2,
  ])
  expect(process.cpuUsage().user - user).toBeLessThan(2_000_000)
})

function countOf(node: TemplateNode | null): number {
  return node ? 1 + node.children.reduce((sum, child) => sum + countOf(child), 0) : 0
}
