import type { CartLine } from '#shop/cart/contract.ts'
import { noReturnWhy } from '#shop/catalog/return-rules.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLang, useT } from '#ui/language.tsx'
import type { Fields } from '#ui/use-fields.ts'
import type { OrderTyped } from './typed-order.ts'

/** Which goods cannot come back on a change of mind and why: a consent of its own, never ticked beforehand. */
export function NoReturnConsent({
  fields,
  lines,
}: {
  fields: Fields<OrderTyped>
  lines: readonly CartLine[]
}) {
  const t = useT()
  const { pick } = useLang()
  const kinds = (['custom', 'hygiene'] as const).filter((kind) =>
    lines.some((line) => line.no_return === kind),
  )
  return (
    <section
      aria-labelledby="no-return"
      className="mt-4 border border-paper-200 bg-paper-0 px-4 pt-4 pb-2"
    >
      <h3 id="no-return" className="text-plain font-semibold">
        {t('마음이 바뀌어도 반품할 수 없는 상품')}
      </h3>
      {kinds.map((kind) => (
        <div key={kind} className="mt-2.5 text-small leading-relaxed">
          <ul className="font-medium">
            {lines
              .filter((line) => line.no_return === kind)
              .map((line) => (
                <li key={line.ct_id}>
                  {[pick(line.it_name, line.it_name_en), pick(line.ct_option, line.ct_option_en)]
                    .filter(Boolean)
                    .join(' · ')}
                </li>
              ))}
          </ul>
          <p className="text-ink-700">{t(noReturnWhy[kind])}</p>
        </div>
      ))}
      <p className="mt-2 text-small leading-relaxed text-ink-700">
        {t('흠이 있거나 설명과 다르면 언제나 반품하거나 교환할 수 있어요.')}
      </p>
      <Checkbox {...fields.bindTick('agree_no_return')} className="mt-1.5">
        {t('위 상품은 단순 변심으로 취소·반품할 수 없다는 점에 동의해요')}{' '}
        <span className="text-ink-500">({t('필수')})</span>
      </Checkbox>
    </section>
  )
}
