import { Download, Printer } from 'lucide-react'
import { urlOf } from '#kernel/endpoint.ts'
import { paths } from '#kernel/paths.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { ownPapers } from '#shop/order/contract/papers.ts'
import { whyNoStatement } from '#shop/order/rules.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { FormSection } from './form-section.tsx'

/** The buyer's copy of the statement; nothing for an order that was never paid or is no sale any more. */
export function StatementLink({ order }: { order: Order }) {
  const t = useT()
  if (whyNoStatement(order)) return null
  return (
    <FormSection title={t('거래명세서')}>
      <p className="max-w-[34em] text-plain text-ink-700">
        {t(
          '공급자와 공급받는 분, 상품마다의 공급가액과 부가세를 적은 서류예요. 인쇄하거나 저장해 쓸 수 있어요.',
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={paths.orderStatement(order.od_id)} look="outline" size={44}>
          <Printer aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('거래명세서 보기')}
        </ButtonLink>
        <a
          href={urlOf(ownPapers.statement.path, { od_id: order.od_id })}
          download
          className={buttonClass({ look: 'outline', size: 44 })}
        >
          <Download aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('거래명세서 PDF')}
        </a>
      </div>
    </FormSection>
  )
}
