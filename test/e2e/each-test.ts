import { afterAll, afterEach } from 'vitest'
import { sendVisitorsHome } from './browser.ts'
import { openShop } from './running-shop.ts'
import { tellShopUrl } from './shop-url.ts'

const shop = await openShop()
tellShopUrl(shop.url)

afterEach(sendVisitorsHome)
afterAll(shop.stop)
