/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '{count}점': '{count} points',
  '남은 포인트 {count}점': 'Balance {count} pt',
}
