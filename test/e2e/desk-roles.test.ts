import { expect, test } from 'vitest'
import { staffRoles } from '#kernel/endpoint.ts'
import { adminStaff } from '#shop/member/desk-contract.ts'
import { desktop, visitor } from './browser.ts'
import { ask } from './buyer.ts'
import { staff } from './desk.ts'
import { open } from './steps.ts'

const password = 'Hinoki%Rain7'

test.each(staffRoles.filter((role) => role !== 'owner'))(
  'nothing in the menu of the role %s refuses it',
  async (role) => {
    const mb_id = `menu_${role}`
    const body = { mb_id, mb_name: '한새봄', mb_email: `${mb_id}@mail.example`, staff_role: role }
    const { url } = (await (await staff())(adminStaff.create, { body })).data
    const { page } = await visitor(desktop)
    await open(page, '/admin')
    const token = new URL(url).hash.slice(1)
    await ask(page, { path: '/api/v1/reset_password', body: { token, password } })
    await page.getByLabel('아이디 또는 메일').fill(mb_id)
    await page.getByLabel('비밀번호', { exact: true }).and(page.locator('input')).fill(password)
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    const menu = page.getByRole('navigation', { name: '관리 메뉴' })
    await menu.waitFor()
    const refused: string[] = []
    let at = ''
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${at}: ${new URL(answer.url()).pathname}`)
    })
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute('href') ?? '').filter((to) => to.startsWith('/admin')),
      )
    expect(links.length).toBeGreaterThan(5)
    for (const to of links) {
      at = to
      await menu.locator(`a[href="${to}"]`).first().click()
      await page.waitForURL((address) => address.pathname === new URL(to, address).pathname)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
    }
    expect(refused).toEqual([])
  },
)
