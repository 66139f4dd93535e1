import type { Translate } from '#ui/language.tsx'
import type { ProductForm } from './product-draft.ts'

/** What staff call a part of the form. */
export function partWord(t: Translate, part: keyof ProductForm & string): string {
  const words: Partial<Record<keyof ProductForm, string>> = {
    it_name: t('상품 이름'),
    it_name_en: t('상품 이름'),
    it_summary: t('키워드'),
    it_summary_en: t('키워드'),
    it_explan: t('상품 설명'),
    it_explan_en: t('상품 설명'),
    it_maker: t('제조사'),
    it_maker_en: t('제조사'),
    it_origin: t('원산지'),
    it_origin_en: t('원산지'),
    it_brand: t('브랜드'),
    ca_id: t('분류'),
    ca_id2: t('분류'),
    ca_id3: t('분류'),
    it_price: t('판매가'),
    it_price_usd: t('달러 판매가'),
    discount_rate: t('할인율'),
    discount_from: t('할인 기간'),
    discount_until: t('할인 기간'),
    it_use: t('판매 여부'),
    it_soldout: t('품절 표시'),
    it_notax: t('면세'),
    is_flammable: t('인화성'),
    is_new: t('신상품'),
    it_buy_min_qty: t('최소 수량'),
    it_buy_max_qty: t('최대 수량'),
    it_noti_qty: t('알림 수량'),
    it_option_subject: t('옵션'),
    it_option_subject_en: t('옵션'),
    options: t('옵션'),
    images: t('사진'),
    color_tips: t('색 표시'),
    notes: t('노트'),
    notice: t('상품정보 고시'),
  }
  return words[part] ?? part
}
