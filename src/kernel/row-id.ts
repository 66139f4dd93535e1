import { notFound } from './failure.ts'

/** The number of a row in an address; what is none leads to nothing. */
export function rowId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw notFound()
  return Number(text)
}
