import { afterEach } from 'vitest'
import { sendVisitorsHome } from './browser.ts'

afterEach(sendVisitorsHome)
