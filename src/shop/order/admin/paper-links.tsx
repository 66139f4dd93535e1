import { Download } from 'lucide-react'
import { urlOf } from '../../../kernel/endpoint.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { useT } from '../../../ui/language.tsx'
import { adminPapers, type PaperKind } from '../paper-contract.ts'

/** The papers of an order, to be saved or sent on. */
export function PaperLinks({ od_id }: { od_id: string }) {
  const t = useT()
  const papers: [PaperKind, string][] = [
    ['statement', t('거래명세서')],
    ['order-sheet', t('주문서')],
    ['packing-slip', t('포장 명세')],
  ]
  return papers.map(([kind, label]) => (
    <a key={kind} href={urlOf(adminPapers.pdf.path, { od_id, kind })} download className={buttonClass({ look: 'outline', size: 44 })}>
      <Download aria-hidden="true" size={18} strokeWidth={1.5} />
      {label} PDF
    </a>
  ))
}
