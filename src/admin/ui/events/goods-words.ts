import type { Translate } from '#ui/language.tsx'

/** What happened to goods, their lots and their stock. */
export function goodsWords(t: Translate): Record<string, string> {
  return {
    'product.created': t('상품을 만들었어요'),
    'product.changed': t('상품을 고쳤어요'),
    'product.archived': t('상품을 보관했어요'),
    'product.unarchived': t('상품 보관을 풀었어요'),
    'product.removed': t('상품을 지웠어요'),
    'bottle_model.created': t('맞춤 병을 더했어요'),
    'bottle_model.changed': t('맞춤 병을 고쳤어요'),
    'bottle_kit.changed': t('맞춤 병의 재료를 고쳤어요'),
    'lot.created': t('로트를 만들었어요'),
    'lot.changed': t('로트를 고쳤어요'),
    'lot.removed': t('로트를 지웠어요'),
    'lot.recalled': t('로트를 회수하기 시작했어요'),
    'lot.recall_lifted': t('로트 회수를 거뒀어요'),
    'product.safety_ending': t('안전기준 번호가 끝나 간다고 알렸어요'),
    'product.safety_ended': t('안전기준 번호가 끝나 판매를 멈췄어요'),
    'stock.changed': t('재고를 고쳤어요'),
    'category.created': t('분류를 만들었어요'),
    'category.changed': t('분류를 고쳤어요'),
    'category.removed': t('분류를 지웠어요'),
    'film.added': t('상품 영상을 올렸어요'),
    'picture.added': t('사진을 올렸어요'),
    'restock.arrived': t('재입고를 알렸어요'),
  }
}
