import { expect } from 'vitest'
import type { Lang } from '../e2e/buyer.ts'
import { ownerPassword } from '../e2e/running-shop.ts'
import type { words } from '../e2e/steps.ts'
import type { Page } from './page.ts'

/** How long a person takes from one key to the next, in milliseconds. */
export const pace = 120

type Words = (typeof words)[Lang]

/** Fills the part of the form that says who orders, as a guest. */
export async function fillOrderer(page: Page, say: Words, name: string, phone: string) {
  const orderer = page.role('region', say.orderer)
  await orderer.label(say.name).fill(name)
  await orderer.label(say.phone).fill(phone)
  expect(await orderer.label(say.phone).value()).toBe(
    phone.replace(/(\d{3})(\d{4})(\d{4})/, '$1-$2-$3'),
  )
  await orderer.label(say.mail).fill('buyer@mail.example')
  await orderer.label(say.password).fill('look-it-up-1')
}

/** Fills the part that says where to, by hand, since the finder's script is out of reach here. */
export async function fillReceiver(page: Page, say: Words) {
  const receiver = page.role('region', say.receiver)
  await receiver.label(say.same).check()
  await receiver.role('button', say.find).click()
  await receiver.label(say.zip).shown()
  await page.role('dialog', say.find).gone()
  await receiver.label(say.zip).fill('63122')
  await receiver.label(say.address).fill('제주특별자치도 제주시 문연로 6')
  await receiver.label(say.rest).fill('2층')
}

export async function agree(page: Page, say: Words) {
  await page.label(say.privacy).check()
  await page.label(say.agree).check()
  // what the address changed about the sum is known
  await page.css('main [aria-busy="true"]').gone()
}

/** Pays in the pretend window of the payment company; answers the number of the order. */
export async function payInWindow(page: Page): Promise<string> {
  await page.at(/\/twin\//)
  await page.role('button', /결제하기$|^Pay/).first.click()
  const address = await page.at(/\/shop\/order\/\d+\/confirm/)
  return /order\/(\d+)\/confirm/.exec(address)?.[1] ?? ''
}

export async function logInAsOwner(page: Page) {
  await page.goto('/admin')
  await page.label(/아이디/).fill('owner')
  await page.label(/^비밀번호/).fill(ownerPassword)
  await page.role('button', '로그인').click()
  await page.at(/^\/admin$/)
}
