/** Milligrams of KOH that a gram takes, as soapers' tables print them: averages, since every harvest differs. */
export const soapOils = {
  coconut: 257,
  palm: 199,
  palm_kernel: 247,
  babassu: 245,
  olive: 190,
  sunflower: 189,
  canola: 186,
  avocado: 186,
  almond: 195,
  rice_bran: 187,
  grapeseed: 181,
  castor: 180,
  shea: 179,
  cocoa_butter: 194,
  lard: 198,
  tallow: 200,
  jojoba: 92,
  beeswax: 94,
} as const
export type SoapOil = keyof typeof soapOils
export const soapOilNames = Object.keys(soapOils) as SoapOil[] // the keys of a literal

export type Lye = 'naoh' | 'koh'
// the weights of a mole: 39.997 and 56.106
const naohPerKoh = 0.7129

/** Grams of lye that a gram of this oil takes whole. */
export function lyePerGram(oil: SoapOil, lye: Lye): number {
  const koh = soapOils[oil] / 1000
  return lye === 'koh' ? koh : koh * naohPerKoh
}

export type SoapAsk = {
  oils: readonly { oil: SoapOil; grams: number }[]
  lye: Lye
  /** percent of the oils that is left unsaponified: what keeps a soap mild */
  superfat: number
  /** percent of what is in the bag that is lye */
  purity: number
  /** grams of water for a gram of lye */
  water: number
  /** percent of the oils */
  load: number
}
export type Soap = { oils: number; lye: number; water: number; scent: number; total: number }

/** Below this a soap may hold lye that no oil took. */
export const leastSuperfat = 3

export function soapOf(ask: SoapAsk): Soap {
  const oils = ask.oils.reduce((sum, { grams }) => sum + grams, 0)
  const whole = ask.oils.reduce((sum, { oil, grams }) => sum + grams * lyePerGram(oil, ask.lye), 0)
  const lye = (whole * (1 - ask.superfat / 100)) / (ask.purity / 100)
  const water = lye * ask.water
  const scent = (oils * ask.load) / 100
  return { oils, lye, water, scent, total: oils + lye + water + scent }
}

/** "olive:400,coconut:200", as an address says it; what cannot be read is left out. */
export function oilsIn(text: string): { oil: SoapOil; text: string }[] {
  return text
    .split(',')
    .map((part) => part.split(':'))
    .flatMap(([name = '', grams = '']) => {
      const oil = soapOilNames.find((one) => one === name)
      return oil ? [{ oil, text: grams.slice(0, 12) }] : []
    })
    .slice(0, mostOils)
}
export const mostOils = 12

export function oilsText(oils: readonly { oil: SoapOil; text: string }[]): string {
  return oils.map(({ oil, text }) => `${oil}:${text}`).join(',')
}
