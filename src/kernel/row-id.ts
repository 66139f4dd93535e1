import * as z from 'zod/mini'

const inAddress = /^[1-9]\d{0,14}$/

const numberOf = (form: RegExp, least = 1) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(form)), z.transform(Number)),
    z.int().check(z.gte(least), z.lte(10 ** 15 - 1)),
  )

/** The number of a row in the address of an endpoint; one row has one address, and what is none leads to nothing. */
export const rowId = numberOf(inAddress)

/** The same, or 0 for what is older than the table of its rows. */
export const rowIdOrNone = numberOf(/^(?:0|[1-9]\d{0,14})$/, 0)

/** The same of the few tables that count in 32 bits. */
export const smallRowId = numberOf(/^[1-9]\d{0,8}$/)

/** The number in the address of a page; 0, which no row has, for what is none: the page asks for it and is told so. */
export function rowIdIn(param: string | undefined, mostDigits = 15): number {
  return param && inAddress.test(param) && param.length <= mostDigits ? Number(param) : 0
}
