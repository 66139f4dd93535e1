import type { Twin } from './platform/twins.ts'
import { ntsTwin } from './shop/application/twin/nts.ts'
import { instagramTwin } from './shop/content/insta-twin.ts'
import { kakaoTwin } from './shop/member/kakao-twin.ts'
import { solapiTwin } from './shop/notification/solapi-twin.ts'
import { paypalTwin } from './shop/payment/twin/paypal.ts'
import { tossTwin } from './shop/payment/twin/toss.ts'
import { translatorTwin } from './shop/translation/translator-twin.ts'
import { smartParcelTwin } from './shop/waybill/twin/smart-parcel.ts'

/** The outside services that a shop without their keys talks to instead. */
export const twins: Twin[] = [
  kakaoTwin,
  solapiTwin,
  tossTwin,
  paypalTwin,
  instagramTwin,
  translatorTwin,
  ntsTwin,
  smartParcelTwin,
]
