import { afterAll, afterEach, inject } from 'vitest'
import { tellShopUrl } from '../e2e/shop-url.ts'
import { closeBrowsers, sendVisitorsHome, whereVisitorsStand } from './visitor.ts'

tellShopUrl(inject('shopUrl'))

afterEach(async ({ task }) => {
  const error = task.result?.state === 'fail' && task.result.errors?.at(-1)
  if (error) error.message = `${error.message}\n${await whereVisitorsStand()}`
  await sendVisitorsHome()
})
afterAll(closeBrowsers)
