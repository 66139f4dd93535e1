import type { Twin } from './platform/twins.ts'
import { solapiTwin } from './shop/notification/solapi-twin.ts'

/** The outside services that a shop without their keys talks to instead. */
export const twins: Twin[] = [solapiTwin]
