import type { Faq } from '#shop/support/faq-contract.ts'
import { Accordion } from '#ui/accordion.tsx'
import { useLang } from '#ui/language.tsx'
import { RichText } from '#ui/rich-text.tsx'

/** Questions that open to their answers. */
export function FaqRows({
  rows,
  open,
}: {
  rows: readonly Faq[]
  /** stands open from the start */
  open?: number
}) {
  return (
    <ul className="rule-t">
      {rows.map((row) => (
        <FaqRow key={row.fa_id} row={row} open={row.fa_id === open} />
      ))}
    </ul>
  )
}

function FaqRow({ row, open }: { row: Faq; open: boolean }) {
  const { pick, lang } = useLang()
  const korean = (english: string) => (lang === 'en' && !english ? 'ko' : undefined)
  return (
    <li id={`faq-${row.fa_id}`} className="hairline-b">
      <Accordion
        open={open}
        title={
          <span className="flex min-w-0 gap-3 py-3.5 text-body leading-snug">
            <span aria-hidden="true" className="font-serif text-pine-700">
              Q
            </span>
            <span
              lang={korean(row.fa_subject_en)}
              className="min-w-0 text-balance [overflow-wrap:anywhere]"
            >
              {pick(row.fa_subject, row.fa_subject_en)}
            </span>
          </span>
        }
      >
        <div className="pb-6 pl-6.5 text-plain">
          <RichText
            html={pick(row.fa_content, row.fa_content_en)}
            lang={korean(row.fa_content_en)}
          />
        </div>
      </Accordion>
    </li>
  )
}
