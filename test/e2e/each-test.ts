import { afterAll, afterEach, beforeEach } from 'vitest'
import { sendVisitorsHome, whereVisitorsStand } from './browser.ts'
import { openShop, type RunningShop } from './running-shop.ts'
import { tellShopUrl } from './shop-url.ts'

const shop = await openShop()
tellShopUrl(shop.url)
/** only for a second retry */
let untouched: RunningShop | undefined

// a journey that fell may have left half of itself in the shop, and meet it again
beforeEach(async ({ task }) => {
  if (task.result?.retryCount !== 2) return
  untouched = await openShop()
  tellShopUrl(untouched.url)
})

afterEach(async ({ task }) => {
  const error = task.result?.state === 'fail' && task.result.errors?.at(-1)
  if (error) error.stack = `${error.message}\n${await whereVisitorsStand()}\n${stackOf(error)}`
  await sendVisitorsHome()
  await untouched?.stop()
  untouched = undefined
  tellShopUrl(shop.url)
})
afterAll(shop.stop)

const stackOf = ({ stack = '' }: { stack?: string }) => /^\s+at .*/ms.exec(stack)?.[0] ?? ''
