import { readFileSync } from 'node:fs'

/** Every page of the routes table that needs no id, and one of each that does. */
const samples: Record<string, string[]> = {
  'shop/category/:categoryId': ['shop/category/2', 'shop/category/12'],
  'shop/product/:productId': ['shop/product/1702000001'],
  'customer/notice/:id': ['customer/notice/1'],
  'customer/lot/:lotNo': ['customer/lot/B-2610', 'customer/lot/C-2609'],
  'admin/lots/:lotId': ['admin/lots/1'],
  'admin/lots/:lotId/labels': ['admin/lots/1/labels'],
  'tssa/product/:productId': ['tssa/product/1', 'tssa/product/5'],
  'tssa/notice/:id': ['tssa/notice/4'],
  'contents/diy/:id': ['contents/diy/1'],
  'contents/promotion/:id': ['contents/promotion/1'],
  'contents/select/:id': ['contents/select/1'],
  'contents/:path': ['contents/company'],
  'admin/products/:itemId': ['admin/products/1702000001'],
  'admin/contents/:kind': [
    'admin/contents/popup',
    'admin/contents/diy',
    'admin/contents/week_pick',
  ],
  'admin/notifications/templates/:kind': ['admin/notifications/templates/order.placed'],
  'admin/members/:memberId': ['admin/members/sample1'],
  'admin/notices/:noticeId': ['admin/notices/1'],
  'admin/bottles/:bottleId': ['admin/bottles/1'],
}
// what only opens with a secret, and the mails of a shop without a mail server
export const left = ['*', 'admin/*', 'mailbox', 'admin/login', 'login/kakao']
export const routes = [...readFileSync('src/routes.ts', 'utf8').matchAll(/route\('([^']+)'/g)].map(
  ([, path]) => path ?? '',
)
export const pages = [
  '',
  ...routes
    .filter((path) => !left.includes(path))
    .flatMap((path) => samples[path] ?? (path.includes(':') ? [] : [path])),
].map((path) => `/${path}`)
export const isStaffs = (path: string) => path.startsWith('/admin')
export const isMembers = (path: string) => path.startsWith('/my-page')
