import { Download } from 'lucide-react'
import { urlOf } from '../../../kernel/endpoint.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { useT } from '../../../ui/language.tsx'
import type { Order } from '../contract.ts'
import { ownPapers } from '../paper-contract.ts'
import { whyNoStatement } from '../rules.ts'
import { FormSection } from './form-section.tsx'

/** The buyer's copy of the statement; nothing for an order that was never paid or is no sale any more. */
export function StatementLink({ order }: { order: Order }) {
  const t = useT()
  if (whyNoStatement(order)) return null
  return (
    <FormSection title={t('거래명세서')}>
      <p className="max-w-[34em] text-[15px] text-ink-700">{t('공급자와 공급받는 분, 상품마다의 공급가액과 부가세를 적은 서류예요. 인쇄하거나 저장해 쓸 수 있어요.')}</p>
      <a href={urlOf(ownPapers.statement.path, { od_id: order.od_id })} download className={cx(buttonClass({ look: 'outline', size: 44 }), 'mt-4')}>
        <Download aria-hidden="true" size={18} strokeWidth={1.5} />
        {t('거래명세서 PDF')}
      </a>
    </FormSection>
  )
}
