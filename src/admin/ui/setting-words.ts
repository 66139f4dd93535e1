import type { SettingName } from '#shop/setting/contract.ts'
import type { Translate } from '#ui/language.tsx'

/** What staff call a group of settings, on its tab and in the log. */
export function groupWords(t: Translate): Record<SettingName, string> {
  return {
    company: t('회사'),
    bank_accounts: t('입금 계좌'),
    shipping: t('배송'),
    payment: t('결제'),
    couriers: t('택배사'),
    abroad: t('해외 배송'),
    moving: t('가게 주소 이사'),
    point: t('포인트'),
    security: t('로그인'),
    quotation: t('견적서'),
    returns: t('반품·교환'),
    classes: t('클래스'),
    studio: t('포뮬러 작업실'),
    holds: t('미입금 한도'),
    gifts: t('혜택 한도'),
    menus: t('메뉴와 바닥글'),
    top_bar: t('맨 위 띠'),
    traits: t('상품 속성'),
  }
}
