// an order number is a Korean second, of 2026 or later, and four digits; one in ten would pass for a card
const orderNumber =
  /^(2[6-9]|3\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d\d{4}$/

/** A card number someone wrote into a free text, all but its last four digits hidden: "4111 1111 1111 1111" → "**** 1111". Order numbers stay. */
export function withoutCards(text: string): string {
  return text.replace(/(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g, (found) => {
    const digits = found.replace(/\D/g, '')
    if (orderNumber.test(found)) return found
    return isCard(digits) ? `**** ${digits.slice(-4)}` : found
  })
}

/** The check digit of card numbers (ISO/IEC 7812-1, Luhn). */
function isCard(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
