import { FileText } from 'lucide-react'
import { adminPaths } from '#kernel/admin-paths.ts'
import { type PaperKind, paperKinds } from '#shop/order/contract/papers.ts'
import { ButtonLink } from '#ui/button.tsx'
import { type Translate, useT } from '#ui/language.tsx'

/** The papers of an order, each on a page where it is printed or saved. */
export function PaperLinks({ od_id }: { od_id: string }) {
  const t = useT()
  return paperKinds.map((kind) => (
    <ButtonLink key={kind} to={adminPaths.orderPaper(od_id, kind)} look="outline" size={44}>
      <FileText aria-hidden="true" size={18} strokeWidth={1.5} />
      {paperWord(t, kind)}
    </ButtonLink>
  ))
}

export function paperWord(t: Translate, kind: PaperKind): string {
  const words: Record<PaperKind, string> = {
    'order-sheet': t('주문서'),
    'packing-slip': t('포장 명세'),
    statement: t('거래명세서'),
  }
  return words[kind]
}
