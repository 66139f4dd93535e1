/** A number as it is typed from a paper: capitals, no blanks. */
export function tidyNumber(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase().slice(0, 40)
}
