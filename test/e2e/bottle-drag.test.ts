import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { speak } from './buyer.ts'
import { open } from './steps.ts'

const words = {
  kr: {
    example: '두 사람의 날',
    things: '글과 그림',
    flat: '라벨 펼침',
    grip: 'Dana & Minjun 옮기기',
    across: '가로 (mm)',
    down: '세로 (mm)',
    undo: '되돌리기',
  },
  en: {
    example: 'The day of two',
    things: 'Text & images',
    flat: 'Flat label',
    grip: 'Move Dana & Minjun',
    across: 'Across (mm)',
    down: 'Down (mm)',
    undo: 'Undo',
  },
} as const

type Say = (typeof words)['kr' | 'en']
type Point = { x: number; y: number }

/** The words of an example under the hand, and where they stand in millimetres. */
async function underHand(page: Page, say: Say) {
  await open(page, '/custom/bottle')
  await page.getByRole('button', { name: say.example, exact: true }).click()
  await page.getByRole('tab', { name: say.things }).click()
  await page.getByRole('button', { name: say.flat }).click()
  const grip = page.getByRole('button', { name: say.grip })
  await grip.click()
  const figure = async (name: string) => Number(await page.getByLabel(name).inputValue())
  const stands = async () => [await figure(say.across), await figure(say.down)]
  return { grip, stands }
}

async function middleOf(grip: Locator): Promise<Point> {
  await grip.scrollIntoViewIfNeeded()
  const box = await grip.boundingBox()
  if (!box) throw new Error('nothing to take hold of')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Dragged by so much in small steps, it has moved with the hand, and one undo brings it back. */
async function isDragged(page: Page, say: Say, drag: (from: Point, by: Point) => Promise<void>) {
  const { grip, stands } = await underHand(page, say)
  const [across = 0, down = 0] = await stands()
  const from = await middleOf(grip)
  const by = { x: 24, y: 40 }
  await drag(from, by)
  await expect.poll(stands).not.toEqual([across, down])
  const to = await middleOf(grip)
  // within what the middles of the label draw it by
  expect(Math.abs(to.x - from.x - by.x)).toBeLessThan(12)
  expect(Math.abs(to.y - from.y - by.y)).toBeLessThan(12)
  const [, lower = 0] = await stands()
  expect(lower).toBeGreaterThan(down)
  await page.getByRole('button', { name: say.undo }).click()
  await expect.poll(stands).toEqual([across, down])
  // the hand is off: what moves over it now moves nothing
  const back = await middleOf(grip)
  await page.mouse.move(back.x, back.y)
  await page.mouse.move(back.x + 30, back.y + 30)
  expect(await stands()).toEqual([across, down])
}

const steps = [0.25, 0.5, 0.75, 1]
const between = (from: Point, by: Point, part: number) => ({
  x: from.x + by.x * part,
  y: from.y + by.y * part,
})

test('words on a label are dragged by mouse, in Korean on a desktop', async () => {
  const { page, complaints } = await visitor(desktop)
  await isDragged(page, words.kr, async (from, by) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const part of steps) {
      const { x, y } = between(from, by, part)
      await page.mouse.move(x, y)
    }
    await page.mouse.up()
  })
  expect(complaints).toEqual([])
})

test('words on a label are dragged by a finger, in English on a phone, and the page stays where it is', async () => {
  const { page, complaints } = await visitor(phone)
  await open(page, '/contents/terms')
  await speak(page, 'en')
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await isDragged(page, words.en, async (from, by) => {
    const before = await page.evaluate(() => window.scrollY)
    await send('touchStart', [from])
    for (const part of steps) await send('touchMove', [between(from, by, part)])
    await send('touchEnd', [])
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })
  expect(complaints).toEqual([])
})
