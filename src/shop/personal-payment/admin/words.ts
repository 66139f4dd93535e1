import type { Translate } from '#ui/language.tsx'

/** What happened to a personal payment, as its own page tells it. */
export function happenedWord(t: Translate, name: string): string {
  const words: Record<string, string> = {
    'personal.made': t('개인결제를 만들었어요'),
    'personal.sent': t('결제 링크를 보냈어요'),
    'personal.changed': t('결제할 금액이 바뀌었어요'),
    'personal.transfer_promised': t('계좌로 입금하기로 했어요'),
    'personal.paid': t('개인결제를 받았어요'),
    'personal.deposit_noted': t('개인결제 입금을 확인했어요'),
    'personal.deposit_returned': t('은행이 입금을 되돌렸어요'),
    'personal.deposit_undone': t('잘못 맞춘 입금을 떼어 냈어요'),
    'personal.undone': t('두 번 결제된 금액을 되돌렸어요'),
    'personal.expired': t('결제 기한이 지났어요'),
    'personal.withdrawn': t('개인결제를 거둬들였어요'),
    'receipt.issued': t('현금영수증을 끊었어요'),
    'receipt.failed': t('현금영수증이 실패했어요'),
  }
  return words[name] ?? name
}
