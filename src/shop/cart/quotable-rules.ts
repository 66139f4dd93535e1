import { isBottle } from './bottle-rules.ts'
import { isClass } from './class-rules.ts'

/** Whether a line of the cart may stand on a paper: a class has a date and seats, bottles a design, which no paper keeps. */
export function canBeQuoted(line: { io_type: number }): boolean {
  return !isClass(line) && !isBottle(line)
}
