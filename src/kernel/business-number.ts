/** 000-81-00009, however it was typed: ten digits are parted, anything else stays as it is. */
export function businessNumberText(typed: string): string {
  return typed.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3')
}

/** A number as it is counted: without the blanks and hyphens it is written with. */
export const numberDigits = (typed: string) => typed.replace(/[\s-]/g, '')
