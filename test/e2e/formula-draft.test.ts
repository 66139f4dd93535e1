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

const refusals = {
  kr: {
    amount: /^양/,
    dilution: '희석 (%)',
    load: '향료 비율 (%)',
    unit: '적는 단위',
    number: '숫자로 적어 주세요.',
    least: '양은 0.001 이상이에요.',
    most: '양은 1,000,000까지예요.',
    thin: '희석은 0.01–100%예요.',
    loaded: '향료 비율은 0.1–100%예요.',
    sum: /^합계 0 g$/,
    over: '100%를 넘었어요',
  },
  en: {
    amount: /^Amount/,
    dilution: 'Dilution (%)',
    load: 'Fragrance load (%)',
    unit: 'Amounts in',
    number: 'Enter a number.',
    least: 'Enter 0.001 or more.',
    most: 'Enter up to 1,000,000.',
    thin: 'A dilution is 0.01–100%.',
    loaded: 'A fragrance load is 0.1–100%.',
    sum: /^Total 0 g$/,
    over: 'More than 100%',
  },
} as const

test.each(turns)(
  'a figure that is none is refused in words where it stands, counts as nothing and stays (%s)',
  async (lang, size) => {
    const its = refusals[lang]
    const { page, complaints } = await visitor(size)
    await open(page, `/custom/formula?lang=${lang}`)
    const lines = page.locator('[data-field="lines"] > ol > li')
    const first = lines.nth(0)
    for (const [label, typed, words] of [
      [its.amount, '-5', its.least],
      [its.amount, '1e99', its.most],
      [its.amount, 'abc', its.number],
      [its.dilution, '140', its.thin],
    ] as const) {
      const field = first.getByLabel(label)
      await field.fill(typed)
      await field.blur()
      await first.getByText(words).waitFor()
      expect(await field.inputValue()).toBe(typed)
      expect(await field.getAttribute('aria-invalid')).toBe('true')
    }
    await page.getByText(its.sum).waitFor()
    const load = page.getByLabel(its.load)
    await load.fill('900')
    await load.blur()
    await page.getByText(its.loaded).waitFor()
    expect(await load.inputValue()).toBe('900')
    // more than all of it is told at the sum
    await page.locator('[data-field="lines"] select').first().selectOption('percent')
    await first.getByLabel(its.amount).fill('70')
    await lines.nth(1).getByLabel(its.amount).fill('60')
    await page.getByText(its.over).waitFor()
    expect(complaints).toEqual([])
  },
)
