import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortDay } from '#kernel/day-words.ts'
import { addDays, weekdayOf } from '#kernel/days.ts'
import { koreanDay, koreanToday } from '#kernel/korean-time.ts'
import { adminClasses, adminStudio } from '#shop/tssa/admin-contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { desktop, visitor } from './browser.ts'
import { classForm } from './class-made.ts'
import { staff } from './desk.ts'
import { sayIn } from './say.ts'
import { logInAsOwner, open } from './steps.ts'

/** A class with one date at two o'clock in a room. */
async function classIn(room_id: number, title: string, day: string) {
  const call = await staff()
  const { data: studio } = await call(adminStudio.show, {})
  const { data } = await call(adminClasses.create, {
    body: {
      ...{ ...classForm, title, title_en: title },
      policy_id: studio.policies[0]?.policy_id ?? 0,
    },
  })
  const { class_id } = data
  await call(adminDates.create, {
    body: {
      ...{ class_id, days: [day], clock: '14:00', minutes: 120, capacity: 4, min_people: 1 },
      ...{ place: '2층 공방', place_en: 'Studio', instructor_id: null, room_id, price: null },
      closes_hours: 1,
    },
  })
  return async () => {
    const found = await call(adminDates.list, { query: { class_id } })
    return found.data.map((one) => koreanDay(one.starts_at))
  }
}

/** By the hand on the mouse: taken, carried and let go. */
async function carry(page: Page, what: Locator, to: Locator) {
  const middle = async (one: Locator) => {
    const box = await one.boundingBox()
    if (!box) throw new Error('nothing to be seen there')
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  await page.mouse.move(...(await middle(what)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(to)), { steps: 8 })
  await page.mouse.up()
}

test.each(['kr', 'en'] as const)(
  'a date is carried to another day by the mouse, and back where it was when its room is taken there (%s, 1440)',
  async (lang) => {
    const t = sayIn(lang)
    const call = await staff()
    const now = Date.now() % 1_000_000
    const { data: room } = await call(adminStudio.addRoom, {
      body: { name: `끄는 방 ${now}`, name_en: `Drag room ${now}`, seats: 8 },
    })
    // a Monday of a week of its own
    const far = addDays(koreanToday(), lang === 'kr' ? 72 : 86)
    const monday = addDays(far, (8 - weekdayOf(far)) % 7)
    const [tuesday, friday] = [addDays(monday, 1), addDays(monday, 4)]
    const title = `끌어 옮기는 초 ${now}`
    const daysOf = await classIn(room.room_id, title, monday)
    await classIn(room.room_id, `먼저 있던 초 ${now}`, tuesday)
    const { page, complaints } = await visitor(desktop)
    await logInAsOwner(page)
    await open(page, `/admin/class-calendar?day=${monday}&lang=${lang}`)
    const on = (day: string) =>
      page.getByRole('listitem', {
        name: t('{day}의 날짜', { day: shortDay(day, lang) }),
        exact: true,
      })
    const card = (day: string) => on(day).getByRole('link', { name: new RegExp(title) })
    const asked = page.getByRole('alertdialog')

    await carry(page, card(monday), on(friday))
    await asked.getByText(friday).waitFor()
    await asked.getByRole('button', { name: t('옮기기') }).click()
    await page.getByText(t('날짜를 옮겼어요.')).filter({ visible: true }).first().waitFor()
    await card(friday).waitFor()
    expect(await card(monday).count()).toBe(0)
    expect(await daysOf()).toEqual([friday])

    await carry(page, card(friday), on(tuesday))
    await asked.getByRole('button', { name: t('옮기기') }).click()
    await page.getByText(new RegExp(lang === 'kr' ? room.name : room.name_en)).waitFor()
    await asked.getByRole('button', { name: t('확인') }).click()
    await card(friday).waitFor()
    expect(await daysOf()).toEqual([friday])
    // one that is refused is no complaint of the page
    expect(complaints.filter((one) => !/422/.test(one))).toEqual([])
  },
)
