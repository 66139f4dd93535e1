import { expect, test } from 'vitest'
import { legacyTarget } from './legacy-addresses.ts'

test.each([
  ['/shop/list?ca_id_new=12', '/shop/category/12'],
  ['/shop/list?ca_id_new=203&utm_source=news', '/shop/category/203?utm_source=news'],
  ['/shop/list', '/'],
  ['/shop/list?ca_id_new=abc', '/'],
  ['/info/select/3', '/contents/select/3'],
  ['/info/select', '/contents/select'],
  ['/info/select/old-name', '/contents/select'],
  ['/info/do-it-yourself/7', '/contents/diy/7'],
  ['/info/do-it-yourself', '/contents/diy'],
  ['/info/do-it-yourself/old-name', '/contents/diy'],
  ['/shop/workshop/notice', '/tssa/notice'],
  ['/board/document/post/15', '/customer/document-board/15'],
  ['/shop/board/document/post/15', '/customer/document-board/15'],
  ['/board/document/post/x', '/customer/document-board'],
  ['/shop/item.php?it_id=1702000001', '/shop/product/1702000001'],
  ['/shop/item.php?it_id=1702000001&lang=en', '/shop/product/1702000001?lang=en'],
  ['/shop/item.php', '/'],
  ['/shop/item.php?it_id=../../admin', '/'],
  ['/shop/item.php?it_id=//evil.example', '/'],
  ['/shop/register.php', '/register'],
  ['/tssa', '/tssa/main'],
  ['/tssa/?lang=en', '/tssa/main?lang=en'],
  ['/customer', '/customer/center'],
  ['/customer/faq/12/edit', '/admin/faq/12'],
  ['/customer/notice/3/edit', '/admin/notices/3'],
  ['/tssa/notice/3/edit', '/admin/notices/3'],
  ['/shop/qa_list.php', '/customer/faq'],
  ['/shop/qa_view.php?qa_id=4', '/customer/faq'],
  ['/qa_view.php?qa_id=4', '/customer/faq'],
])('%s leads to %s', (old, now) => {
  expect(legacyTarget(new URL(old, 'https://odemoa.example'))?.to).toBe(now)
})

test('today’s addresses are left alone', () => {
  for (const path of [
    '/',
    '/shop/category/1',
    '/shop/product/1',
    '/info',
    '/shop/listing',
    '/customer/faq',
    '/tssa/main',
  ])
    expect(legacyTarget(new URL(path, 'https://odemoa.example'))).toBeNull()
})
