import type { Board } from '#shop/support/contract.ts'
import { useT } from '#ui/language.tsx'

export function useBoardWords(): Record<Board, string> {
  const t = useT()
  return { shop: t('가게 공지'), tssa: t('TSSA 공방 소식') }
}
