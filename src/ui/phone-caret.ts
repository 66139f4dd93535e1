/** Where the caret stands after so many digits, now that the dashes are set. */
export function caretAfter(formatted: string, digits: number): number {
  let seen = 0
  for (let at = 0; at < formatted.length; at += 1) {
    if (seen === digits) return at
    if (/\d/.test(formatted.charAt(at))) seen += 1
  }
  return formatted.length
}
