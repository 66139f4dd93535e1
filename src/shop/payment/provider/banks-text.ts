/** Korean banks by the two-digit code of the providers. */
export const banks: Record<string, { ko: string; en: string }> = {
  '02': { ko: '한국산업은행', en: 'KDB' },
  '03': { ko: 'IBK기업은행', en: 'IBK' },
  '06': { ko: 'KB국민은행', en: 'KB Kookmin' },
  '07': { ko: 'Sh수협은행', en: 'Suhyup' },
  '11': { ko: 'NH농협은행', en: 'NH Nonghyup' },
  '20': { ko: '우리은행', en: 'Woori' },
  '23': { ko: 'SC제일은행', en: 'SC' },
  '27': { ko: '씨티은행', en: 'Citi' },
  '31': { ko: 'iM뱅크', en: 'iM Bank' },
  '32': { ko: '부산은행', en: 'Busan' },
  '34': { ko: '광주은행', en: 'Gwangju' },
  '35': { ko: '제주은행', en: 'Jeju' },
  '37': { ko: '전북은행', en: 'Jeonbuk' },
  '39': { ko: '경남은행', en: 'Kyongnam' },
  '45': { ko: '새마을금고', en: 'MG' },
  '48': { ko: '신협', en: 'Shinhyup' },
  '71': { ko: '우체국', en: 'Korea Post' },
  '81': { ko: '하나은행', en: 'Hana' },
  '88': { ko: '신한은행', en: 'Shinhan' },
  '89': { ko: '케이뱅크', en: 'K bank' },
  '90': { ko: '카카오뱅크', en: 'KakaoBank' },
  '92': { ko: '토스뱅크', en: 'Toss Bank' },
}

export function bankOf(code: string): { ko: string; en: string } {
  return banks[code] ?? { ko: code, en: code }
}
