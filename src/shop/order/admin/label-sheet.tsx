import type { AddressLabel } from '#shop/order/contract/many.ts'
import { Written } from '#ui/written.tsx'

const perPage = 8

/** Address labels, eight to a page of A4, in millimetres as the sheets of labels are cut. */
export function LabelSheet({ labels }: { labels: readonly AddressLabel[] }) {
  const pages = Array.from({ length: Math.ceil(labels.length / perPage) }, (_, page) =>
    labels.slice(page * perPage, (page + 1) * perPage),
  )
  return (
    <div className="grid gap-6 overflow-x-auto pb-10 [page:labels] print:block print:overflow-visible print:p-0">
      {pages.map((page) => (
        <ol
          key={page[0]?.od_id}
          className="grid break-after-page grid-cols-1 bg-paper-0 last:break-after-auto card:mx-auto card:w-[198.2mm] card:grid-cols-[99.1mm_99.1mm] print:w-[198.2mm] print:grid-cols-[99.1mm_99.1mm] print:text-black"
        >
          {page.map((label) => (
            <li
              key={label.od_id}
              className="flex min-h-[67.7mm] flex-col justify-between border border-paper-200 p-[6mm] text-small leading-normal print:h-[67.7mm] print:border-transparent"
            >
              <div>
                <p className="text-plain break-keep">
                  <Written>{label.address}</Written>
                </p>
                <p className="mt-2 text-lead font-semibold">
                  <Written>{label.name}</Written>
                </p>
                <p className="tabular">{label.phone}</p>
              </div>
              <div className="flex items-end justify-between gap-4">
                <p className="min-w-0 text-caption">
                  <span className="tabular block">{label.od_id}</span>
                  <span className="line-clamp-2">{label.memo}</span>
                </p>
                <p className="tabular text-head font-bold">{label.zip}</p>
              </div>
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}
