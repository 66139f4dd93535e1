import type { StaffRole } from '#kernel/endpoint.ts'
import { type Translate, useT } from '#ui/language.tsx'

/** What somebody of the staff works on, as the back office calls it. */
export function roleWords(t: Translate): Record<StaffRole, string> {
  return {
    owner: t('운영자'),
    order: t('주문 담당'),
    finance: t('자금 담당 (주문·입금·환불)'),
    product: t('상품 담당'),
    content: t('화면 담당'),
    class: t('클래스 담당'),
    accountant: t('회계 (보기만)'),
  }
}

/** The same from a component; nothing for who is not of the staff. */
export function useRoleWord(): (role: StaffRole | null) => string {
  const words = roleWords(useT())
  return (role) => (role ? words[role] : '')
}
