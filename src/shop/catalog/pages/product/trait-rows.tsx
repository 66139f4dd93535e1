import { paths } from '#kernel/paths.ts'
import type { ProductDetail } from '#shop/catalog/contract.ts'

/** What the product is told apart by; each word leads to its like. */
export function TraitRows({ item: { ca_id, traits } }: { item: ProductDetail }) {
  return (
    <dl className="hairline-b grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 py-2 text-small">
      {traits.map(({ id, label, values }) => (
        <div key={id} className="contents">
          <dt className="py-2 text-ink-500">{label}</dt>
          <dd className="flex flex-wrap gap-x-3 wrap-anywhere">
            {values.map(({ value, label }) => (
              <a
                key={value}
                href={paths.category(ca_id, { trait: value })}
                className="min-w-0 py-2 underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {label}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
