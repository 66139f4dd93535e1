/** "1400" becomes "14:00" as it is typed. */
export function withColon(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  return typed.endsWith(':') || digits.length < 3
    ? typed
    : `${digits.slice(0, 2)}:${digits.slice(2)}`
}
