import type { SoapOil } from '#shop/bench/soap-rules.ts'

/** As soapers read them; translated where they are shown. */
export const soapOilWords: Record<SoapOil, string> = {
  coconut: '코코넛 오일',
  palm: '팜 오일',
  palm_kernel: '팜핵유',
  babassu: '바바수 오일',
  olive: '올리브 오일',
  sunflower: '해바라기유',
  canola: '카놀라유',
  avocado: '아보카도 오일',
  almond: '스위트 아몬드 오일',
  rice_bran: '미강유',
  grapeseed: '포도씨유',
  castor: '피마자유',
  shea: '시어버터',
  cocoa_butter: '코코아버터',
  lard: '라드',
  tallow: '우지',
  jojoba: '호호바 오일',
  beeswax: '밀랍',
}
