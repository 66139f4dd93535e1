import { expect, test } from 'vitest'
import { linksOf, whyNoLink, wrongMenus } from './menu-rules.ts'
import { standardMenus } from './menus-text.ts'

test('the menus a shop begins with can be saved as they are', () => {
  expect(wrongMenus(standardMenus)).toEqual({})
  expect(linksOf(standardMenus).length).toBeGreaterThan(15)
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'http://plain.example',
  '',
  'shop/cart',
  '/nowhere',
  '/admin',
  '/shop/category',
  '/my-page/elsewhere',
])('a link may not lead to %j', (url) => expect(whyNoLink(url)).not.toBeNull())

test.each([
  '/',
  '/shop/category/3?sort=price',
  '/shop/product/1702000001#reviews',
  '/contents/company',
  '/my-page/order',
  'https://blog.example/a',
])('a link may lead to %j', (url) => expect(whyNoLink(url)).toBeNull())

test('what is wrong is said at its field', () => {
  const bar = [{ id: 'x', word: { ko: '', en: '' }, url: '/nowhere', show: true }]
  const footer = [{ id: 'y', title: { ko: '', en: 'Empty' }, links: [] }]
  const note = { text: { ko: '', en: '' }, url: 'javascript:alert(1)', show: true }
  expect(Object.keys(wrongMenus({ ...standardMenus, bar, footer, note }))).toEqual([
    'bar.0.word.ko',
    'bar.0.url',
    'footer.0.title.ko',
    'footer.0.links',
    'note.text.ko',
    'note.url',
  ])
})
