/** A card number someone wrote into a free text, all but its last four digits hidden: "4111 1111 1111 1111" → "**** 1111". */
export function withoutCards(text: string): string {
  return text.replace(/(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g, (found) => {
    const digits = found.replace(/\D/g, '')
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
