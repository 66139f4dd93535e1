import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, visitor } from './browser.ts'
import { payAsStaff, speak } from './buyer.ts'
import { classOn } from './class-made.ts'
import { makeItem } from './desk.ts'
import { sayIn } from './say.ts'
import { counted, open, words } from './steps.ts'

type Role = 'button' | 'link' | 'textbox' | 'checkbox' | 'combobox' | 'radio'
type Name = string | RegExp

/** Somebody without a mouse, who hears the names, sees the colours of their system alone and wants nothing to move. */
async function keysAlone() {
  const { page, complaints } = await visitor(desktop, {
    forcedColors: 'active',
    reducedMotion: 'reduce',
  })
  const unseen = new Set<string>()
  const moving = new Set<string>()

  /** Goes on with Tab until it stands on what is called so; whatever it stands on must show it. */
  async function tabTo(role: Role, name: Name) {
    const wanted = page.getByRole(role, { name, exact: typeof name === 'string' })
    await wanted.filter({ visible: true }).first().waitFor()
    for (let pressed = 0; pressed < 250; pressed++) {
      await page.keyboard.press('Tab')
      const shown = await standing(page)
      if (shown.unseen) unseen.add(shown.unseen)
      for (const one of shown.moving) moving.add(one)
      if (await wanted.and(page.locator(':focus')).count()) return
    }
    throw new Error(`the keyboard does not come to ${role} ${name}`)
  }
  const press = async (role: Role, name: Name, key = 'Enter') => {
    await tabTo(role, name)
    await page.keyboard.press(key)
  }
  const type = async (name: Name, text: string) => {
    await tabTo('textbox', name)
    await page.keyboard.type(text)
  }
  return { page, complaints, unseen, moving, tabTo, press, type }
}

/** Whether it can be seen where the keyboard stands, and what moves for longer than a blink. */
function standing(page: Page): Promise<{ unseen: string; moving: string[] }> {
  return page.evaluate(() => {
    const here = document.activeElement
    const moving = document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().activeDuration) > 50)
      .map((one) => `${location.pathname} ${(one as CSSAnimation).animationName}`)
    if (!here || here === document.body) return { unseen: '', moving }
    // a box around a hidden choice wears its ring; shadows are not drawn in forced colours
    const around = [here, here.nextElementSibling, here.parentElement, here.closest('label')]
    const ringed = around.some((one) => {
      const { outlineStyle, outlineWidth } = one ? getComputedStyle(one) : { outlineStyle: 'none' }
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth ?? '0') > 0
    })
    return {
      unseen: ringed
        ? ''
        : `${location.pathname} ${here.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 160)}`,
      moving,
    }
  })
}

test('a candle is bought by the keyboard alone, in the colours of the system', async () => {
  const item = await makeItem({ it_name: '글쇠로 사는 캔들' })
  const { page, complaints, unseen, moving, press, type } = await keysAlone()
  const say = words.kr
  await open(page, `/shop/product/${item.it_id}`)
  await press('button', '장바구니 담기')
  await press('link', '장바구니 보기')
  await page.waitForURL(/\/shop\/cart/)
  await press('button', /^주문하기/)
  await page.waitForURL(/order-form/)
  await type(say.name, '김글쇠')
  await type(say.phone, '01012345678')
  await type(say.mail, 'keys@mail.example')
  await type(say.password, 'look-it-up-7')
  await press('checkbox', say.same, 'Space')
  await press('button', say.find)
  await page.getByLabel(say.zip).waitFor()
  await page.getByRole('dialog', { name: say.find }).waitFor({ state: 'hidden' })
  await type(say.zip, '63122')
  await type(say.address, '제주특별자치도 제주시 문연로 6')
  await type(say.rest, '2층')
  await press('checkbox', say.privacy, 'Space')
  await press('checkbox', say.agree, 'Space')
  await counted(page)
  await press('button', say.place)
  await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
  await page.getByRole('main').getByText('김글쇠').filter({ visible: true }).first().waitFor()
  expect({ unseen: [...unseen], moving: [...moving], complaints }).toEqual({
    unseen: [],
    moving: [],
    complaints: [],
  })
})

test('a class is booked by the keyboard alone, in English', async () => {
  const t = sayIn('en')
  const { class_id, sessions } = await classOn(5, 10)
  const { page, complaints, unseen, moving, tabTo, press, type } = await keysAlone()
  const say = words.en
  await open(page, `/tssa/product/${class_id}`)
  await speak(page, 'en')
  await open(page, `/tssa/product/${class_id}`)
  await press('button', t('예약하기'))
  const sheet = page.getByRole('dialog', { name: t('클래스 예약하기') })
  const date = sheet.getByRole('combobox')
  if ((await date.inputValue()) !== String(sessions[0])) {
    await tabTo('combobox', /./)
    await page.keyboard.press('ArrowDown')
  }
  await expect.poll(() => date.inputValue()).toBe(String(sessions[0]))
  await press('button', t('하나 더하기'))
  await press('button', t('예약하기'))
  await page.waitForURL(/order-form/)
  await type(say.name, 'Ada Keys')
  await type(say.phone, '01022229911')
  await type(say.mail, 'keys@mail.example')
  await type(say.password, 'look-it-up-8')
  await press('checkbox', say.privacy, 'Space')
  await press('checkbox', say.agree, 'Space')
  await counted(page)
  await press('button', say.place)
  await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
  await payAsStaff(/order\/(\d+)\/confirm/.exec(page.url())?.[1] ?? '')
  await page.reload()
  await page.getByText(t('예약이 확정되었어요.')).filter({ visible: true }).first().waitFor()
  expect({ unseen: [...unseen], moving: [...moving], complaints }).toEqual({
    unseen: [],
    moving: [],
    complaints: [],
  })
})
