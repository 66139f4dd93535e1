import { expect, test } from 'vitest'
import { materialPacks } from '#shop/custom/pack-contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import type { Lang } from './buyer.ts'
import { longDraft } from './long-formula.ts'
import { open } from './steps.ts'

const many = 500

const turns: [Lang, { width: number; height: number }, amount: RegExp, sum: RegExp, add: string][] =
  [
    ['kr', phone, /^양/, /^합계 [\d.]+/, '재료 더하기'],
    ['en', desktop, /^Amount/, /^Total [\d.]+/, 'Add a material'],
  ]

test.each(turns)(
  'five hundred lines that a browser kept come in pieces, and all of them stand there (%s)',
  async (lang, size, amount, sum, add) => {
    const { page, complaints } = await visitor(size)
    await open(page, `/custom/formula?lang=${lang}`)
    const answer = await page.request.get(materialPacks.materials.path)
    const { data } = (await answer.json()) as { data: { material_id: number }[] } // of that endpoint
    const draft = longDraft(
      many,
      data.map(({ material_id }) => material_id),
    )
    await page.evaluate(
      (text) => localStorage.setItem('odemoa/formula', text),
      JSON.stringify(draft),
    )
    await page.reload()
    const lines = page.locator('[data-field="lines"] > ol > li')
    await expect.poll(() => lines.count()).toBe(many)
    // far lines are there to be found, and to be written in
    const last = lines.last().getByLabel(amount)
    expect(await last.inputValue()).toBe(draft.lines.at(-1)?.amount)
    await last.fill('77')
    await page.getByText(sum).waitFor()
    expect(await last.inputValue()).toBe('77')
    // what is out of sight is not laid out
    const sight = await lines.evaluateAll(
      (all) =>
        all.filter((one) => one.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    )
    expect(sight).toBeLessThan(60)
    expect(await page.getByRole('button', { name: add }).isDisabled()).toBe(true)
    expect(complaints).toEqual([])
  },
)
