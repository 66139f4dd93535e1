import type { SeedAddOn } from '#db/seed/shapes.ts'

export const GIFT_WRAP: SeedAddOn = { group: '선물 포장', group_en: 'Gift wrap', value: '한지 포장 + 리본', value_en: 'Hanji paper and ribbon', io_price: 4000, stock: 180 }
export const BOJAGI: SeedAddOn = { group: '선물 포장', group_en: 'Gift wrap', value: '보자기 포장', value_en: 'Bojagi cloth wrap', io_price: 6000, stock: 90 }
export const GIFT_BOX: SeedAddOn = { group: '선물 포장', group_en: 'Gift wrap', value: '뚜껑형 상자 + 완충지', value_en: 'Lidded box with tissue', io_price: 6500, stock: 64 }
export const SHOPPING_BAG: SeedAddOn = { group: '쇼핑백', group_en: 'Shopping bag', value: '종이 쇼핑백 (중)', value_en: 'Paper bag, medium', io_price: 1000, stock: 240 }
export const MESSAGE_CARD: SeedAddOn = { group: '메시지 카드', group_en: 'Message card', value: '손글씨 카드', value_en: 'Handwritten card', io_price: 1500, stock: 120, text_max: 60 }
export const BLANK_CARD: SeedAddOn = { group: '메시지 카드', group_en: 'Message card', value: '빈 카드', value_en: 'Blank card', io_price: 500, stock: 200 }
export const WICK_TRIMMER: SeedAddOn = { group: '심지 트리머', group_en: 'Wick trimmer', value: '스테인리스 심지 트리머', value_en: 'Stainless wick trimmer', io_price: 12000, stock: 38 }
export const BLACK_TRIMMER: SeedAddOn = { group: '심지 트리머', group_en: 'Wick trimmer', value: '블랙 심지 트리머', value_en: 'Black wick trimmer', io_price: 14000, stock: 0 }
export const MORE_REEDS: SeedAddOn = { group: '리드 스틱 추가', group_en: 'Extra reeds', value: '라탄 스틱 8개', value_en: 'Eight rattan reeds', io_price: 3500, stock: 150 }
export const MORE_BLACK_REEDS: SeedAddOn = { group: '리드 스틱 추가', group_en: 'Extra reeds', value: '블랙 섬유 스틱 8개', value_en: 'Eight black fibre reeds', io_price: 4500, stock: 72 }

export const FOR_PERFUME = [BOJAGI, GIFT_WRAP, GIFT_BOX, SHOPPING_BAG, MESSAGE_CARD]
export const FOR_CANDLE = [WICK_TRIMMER, BLACK_TRIMMER, BOJAGI, GIFT_WRAP, SHOPPING_BAG, MESSAGE_CARD]
export const FOR_DIFFUSER = [MORE_REEDS, MORE_BLACK_REEDS, BOJAGI, GIFT_WRAP, SHOPPING_BAG, MESSAGE_CARD]
export const FOR_GIFT = [BOJAGI, SHOPPING_BAG, MESSAGE_CARD, BLANK_CARD]
