import { expect, test } from 'vitest'
import { adminSettings } from '#shop/setting/contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { speak } from './buyer.ts'
import { makeItem, staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

const words = {
  kr: {
    save: /^저장( Ctrl S|Ctrl S)?$/,
    saved: '설정을 저장했어요. 바로 적용돼요.',
    group: '묶음 더하기',
    empty: '묶음 이름을 적어 주세요.',
    name: ['굽는 법', 'Baked'],
    trait: ['가마 두 번', 'Twice in the kiln'],
    product: '저장했어요.',
    filter: '필터',
    show: /개 보기$/,
  },
  en: {
    save: /^Save( Ctrl S|Ctrl S)?$/,
    saved: 'Settings saved. They hold at once.',
    group: 'Add a group',
    empty: 'Please name the group.',
    name: ['닦는 법', 'Polished'],
    trait: ['손으로', 'By hand'],
    product: 'Saved.',
    filter: 'Filters',
    show: /^Show \d/,
  },
} as const

const stored = async () => (await (await staff())(adminSettings.show, {})).data

for (const [lang, size] of [
  ['kr', desktop],
  ['en', phone],
] as const)
  test(`staff name a trait, mark it on a product, and shoppers narrow a list by it (${lang})`, async () => {
    const say = words[lang]
    const at = lang === 'kr' ? 0 : 1
    const before = await stored()
    const item = await makeItem({ it_name: `속성시험 ${lang}`, ca_id: 703 })
    const { page } = await visitor(size)
    await logInAsOwner(page)
    await speak(page, lang)
    try {
      await open(page, '/admin/settings?group=traits')
      await page.getByRole('button', { name: say.group }).click()
      await page.getByRole('button', { name: say.save }).first().click()
      await page.getByRole('button', { name: say.empty }).waitFor()
      const row = `groups.${before.values.traits.groups.length}`
      const fill = async (path: string, [ko, en]: readonly [string, string]) => {
        await page.locator(`input[name="${row}.${path}.ko"]`).fill(ko)
        await page.locator(`input[name="${row}.${path}.en"]`).fill(en)
      }
      await fill('name', say.name)
      await fill('values.0.name', say.trait)
      await page.getByRole('button', { name: say.save }).first().click()
      await page.getByText(say.saved).waitFor()

      await open(page, `/admin/products/${item.it_id}`)
      await page
        .getByRole('group', { name: say.name[at] })
        .getByRole('checkbox', { name: say.trait[at] })
        .check()
      await page.getByRole('button', { name: say.save }).first().click()
      await page.getByText(say.product).filter({ visible: true }).first().waitFor()

      const { page: guest } = await visitor(size)
      await open(guest, `/shop/category/7?lang=${lang}`)
      if (size === phone) await guest.getByRole('button', { name: say.filter }).click()
      await guest.getByRole('checkbox', { name: new RegExp(`^${say.trait[at]}`) }).click()
      if (size === phone) await guest.getByRole('button', { name: say.show }).click()
      await guest.waitForURL(/trait=/)
      const tiles = guest.getByRole('main').locator('[data-tile]')
      await expect.poll(() => tiles.count()).toBe(1)
      // the chip bears its name on either width, also after a reload
      await guest.reload()
      await guest.getByRole('button', { name: new RegExp(say.trait[at]) }).waitFor()

      await open(guest, `/shop/product/${item.it_id}`)
      await guest.getByRole('main').getByRole('link', { name: say.trait[at] }).click()
      await guest.waitForURL(/\/shop\/category\/703\?trait=/)
      await expect.poll(() => tiles.count()).toBe(1)
    } finally {
      const { values, versions } = before
      const call = await staff()
      const version = (await stored()).versions.traits ?? 0
      if (version !== versions.traits)
        await call(adminSettings.save, {
          params: { name: 'traits' },
          body: { value: values.traits, version },
        })
    }
  })
