import type { FormulaProduct, NoteName, Volatility } from '#shop/custom/formula-contract.ts'

/** As a maker reads them; translated where they are shown. */
export const productWords: Record<FormulaProduct, string> = {
  perfume: '향수',
  candle: '캔들',
  diffuser: '디퓨저',
  spray: '룸스프레이',
  soap: '비누',
  wax: '왁스 멜트',
}
export const noteWords: Record<NoteName, string> = { top: '탑', heart: '미들', base: '베이스' }
export const volatilityWords: Record<Volatility, string> = {
  hours: '몇 시간',
  day: '하루 안쪽',
  days: '며칠',
  week: '한두 주',
  weeks: '몇 주',
}
