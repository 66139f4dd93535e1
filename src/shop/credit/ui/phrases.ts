/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '남은 예치금 {amount}': 'Balance {amount}',
}
