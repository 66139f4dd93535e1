/** Payment codes worth own words; anything else is shown as it came. */
const words: Record<string, string> = {
  PAY_PROCESS_CANCELED: '결제를 취소하셨어요.',
  PAY_PROCESS_ABORTED: '결제가 중단되었어요. 다시 시도해 주세요.',
  REJECT_CARD_COMPANY: '카드사에서 결제를 거절했어요. 한도나 정지 여부를 확인해 주세요.',
  REJECT_CARD_PAYMENT: '카드사에서 결제를 거절했어요. 한도나 정지 여부를 확인해 주세요.',
  EXPIRED_PAYMENT: '결제 시간이 지났어요. 처음부터 다시 시도해 주세요.',
  NOT_FOUND_PAYMENT_SESSION: '결제 시간이 지났어요. 처음부터 다시 시도해 주세요.',
}
const most = 200

/** The message of an address as plain text: no control characters, at most 200 characters. */
export function errorWords(given: string | null): string | null {
  const plain = [...(given ?? '')]
    .filter((char) => (char.codePointAt(0) ?? 0) >= 32 && char !== '\u007f')
    .join('')
    .trim()
  if (!plain) return null
  return words[plain] ?? cut(plain)
}

function cut(text: string): string {
  const chars = [...text]
  return chars.length > most ? `${chars.slice(0, most - 1).join('')}…` : text
}
