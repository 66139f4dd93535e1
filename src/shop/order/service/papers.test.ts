import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { formatMoney } from '#kernel/money.ts'
import { houseCtx } from '#platform/context.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { shopper } from '#test/shopper.ts'
import { orderPaper } from './papers.ts'

const { house } = await testShop()

test('a statement splits every line into supply and tax, books without tax, and ends at the sum of the order', async () => {
  const minji = await shopper()
  await fill(minji, await stockItem(house, { it_name: '조향 교과서', it_notax: true }))
  const { totals } = await fill(minji, await stockItem(house))
  const od_id = await place(minji, { expected_total: totals.total })
  const read = async (kind: string) => {
    const { bytes } = await orderPaper(houseCtx(house), od_id, kind)
    return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text.replace(/\s+/g, ' ')
  }
  const statement = await read('statement')
  const sums = [totals.total, totals.supply, totals.vat, totals.exempt, 9_091, 909].map((amount) => formatMoney(amount, 'krw'))
  for (const part of ['거래명세서', od_id, '조향 교과서', '면세', '공급받는 분', ...sums]) expect(statement).toContain(part)
  const slip = await read('packing-slip')
  expect(slip).toContain('시더 캔들')
  expect(slip).not.toContain('원')
  expect(await read('order-sheet')).toContain('주문서')
  await expect(read('secret')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
