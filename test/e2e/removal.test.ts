import { expect, test } from 'vitest'
import { goodsRemoval } from '#shop/catalog/removal-contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { makeItem, staff } from './desk.ts'
import { addToCart, logInAsOwner, open } from './steps.ts'

const wordsOf = {
  kr: {
    ...{ more: '더 하기', put: '보관하기', back: '보관 풀기', remove: '지우기' },
    ...{ away: '상품 1개를 보관했어요.', gone: '이제는 없는 페이지예요' },
    removed: '상품 1개를 지웠어요.',
    note: '보관한 상품이에요.',
  },
  en: {
    ...{ more: 'More', put: 'Archive', back: 'Bring back', remove: 'Delete' },
    ...{ away: '1 product archived.', gone: 'This page is gone' },
    removed: '1 product deleted.',
    note: 'This product is archived.',
  },
}

test.each(['kr', 'en'] as const)(
  'staff put a product away, bring it back and take it away for good (%s)',
  async (lang) => {
    const t = wordsOf[lang]
    const item = await makeItem({ it_name: `보관할 캔들 ${lang}` })
    const shopper = await visitor(phone)
    await addToCart(shopper.page, item.it_id)

    const { page } = await visitor(desktop)
    await logInAsOwner(page)
    await open(page, `/admin/products/${item.it_id}?lang=${lang}`)
    const act = async (name: string) => {
      await page.getByRole('button', { name: t.more, exact: true }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act(t.put)
    await page.getByRole('alertdialog').getByRole('button', { name: t.put }).click()
    await page.getByText(t.away).waitFor()

    const answer = await shopper.page.goto(`/shop/product/${item.it_id}?lang=${lang}`)
    expect(answer?.status()).toBe(410)
    await shopper.page.getByRole('heading', { name: t.gone }).waitFor()
    await open(page, `/admin/products?keyword=${item.name}&state=archived`)
    await page.getByRole('link', { name: item.name, exact: true }).click()
    await act(t.back)
    // the form comes anew, and with it the menu
    await page.getByText(t.note).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: t.more, exact: true }).click()
    await page.getByRole('menuitem', { name: t.put }).waitFor()
    await page.getByRole('menuitem', { name: t.remove }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click()
    await page.getByText(t.removed).waitFor()
    await page.waitForURL(/\/admin\/products(\?|$)/)
  },
)

test('orders of what was put away are found by its name, which says so', async () => {
  const item = await makeItem({ it_name: '치워 둔 왁스' })
  await (await staff())(goodsRemoval.archive, { body: { it_ids: [item.it_id], archived: true } })
  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  await open(page, '/admin/orders')
  await page.getByRole('button', { name: '조건 더' }).click()
  await page.getByLabel('담긴 상품').fill(item.name)
  await page.getByRole('button', { name: new RegExp(`^${item.name}\\s*보관$`) }).click()
  await page.getByText(`상품: ${item.name}`).waitFor()
  expect(new URL(page.url()).searchParams.get('it_id')).toBe(item.it_id)
})
