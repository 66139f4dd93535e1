import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import type { Lang } from './buyer.ts'
import { open } from './steps.ts'

const say = {
  kr: {
    batch: '전체 양 (g)',
    inMl: '전체 양 (ml)',
    inDrops: '전체 양 (방울)',
    unit: '단위',
    base: '나머지를 채우는 것',
    alcohol: /에탄올|알코올/,
    weighs: /^약 \d+\.\d\d? g\. 섞은 것 1 ml를 0\.\d\d g으로 셌어요\.$/,
    unsaid: /나머지를 채우는 것을 고르면/,
    drops: '약 30.00 g. 한 방울은 0.03 g으로 어림해요.',
    whole: '전체 양',
  },
  en: {
    batch: 'Batch (g)',
    inMl: 'Batch (ml)',
    inDrops: 'Batch (drops)',
    unit: 'Unit',
    base: 'What makes up the rest',
    alcohol: /alcohol/i,
    weighs: /^About \d+\.\d\d? g, at 0\.\d\d g to the ml of the mixture\.$/,
    unsaid: /Choose what makes up the rest/,
    drops: 'About 30.00 g. A drop counts as 0.03 g, an estimate.',
    whole: 'Batch',
  },
} as const

const turns: [Lang, { width: number; height: number }][] = [
  ['kr', phone],
  ['en', desktop],
]

test.each(turns)('a batch is written in millilitres and in drops too (%s)', async (lang, size) => {
  const its = say[lang]
  const { page, complaints } = await visitor(size)
  await open(page, `/custom/formula?lang=${lang}`)
  const main = page.getByRole('main')
  const unit = main.getByLabel(its.unit, { exact: true }).nth(0)
  await main.getByLabel(its.batch).fill('50')
  await unit.selectOption('ml')
  await main.getByText(its.unsaid).waitFor()
  expect(await main.getByLabel(its.inMl).inputValue()).toBe('50')
  const base = main.getByLabel(its.base)
  const alcohol = await base.locator('option').filter({ hasText: its.alcohol }).first()
  await base.selectOption((await alcohol.getAttribute('value')) ?? '')
  await main.getByText(its.weighs).waitFor()
  const told = Number(/\d+\.\d+/.exec(await main.getByText(its.weighs).innerText())?.[0])
  expect(told).toBeGreaterThan(35)
  expect(told).toBeLessThan(50)
  // what is counted below is the same
  const whole = main.getByRole('term').filter({ hasText: new RegExp(`^${its.whole}$`) })
  expect(await whole.locator('xpath=following-sibling::dd').innerText()).toContain(`${told} g`)
  await unit.selectOption('drop')
  await main.getByLabel(its.inDrops).fill('1000')
  await main.getByText(its.drops).waitFor()
  await unit.selectOption('g')
  expect(await main.getByLabel(its.batch).inputValue()).toBe('30')
  expect(complaints).toEqual([])
})
