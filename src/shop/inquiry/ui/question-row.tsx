import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { spokenIn, writtenIn } from '#kernel/language.ts'
import { paths } from '#kernel/paths.ts'
import type { ProductInquiry } from '#shop/inquiry/contract.ts'
import { productWords } from '#shop/inquiry/rules.ts'
import { Accordion } from '#ui/accordion.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { LanguageMark } from '#ui/language-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import { Answer } from './answer.tsx'
import { Day, StateBadge } from './state-badge.tsx'

/** One question: a line that opens to what was asked and answered. Of somebody else's secret there is only the line. */
export function QuestionRow({
  inquiry,
  mine = false,
  withGoods = false,
  grouped = false,
  actions,
}: {
  inquiry: ProductInquiry
  mine?: boolean
  withGoods?: boolean
  /** the list has said already in which language this is */
  grouped?: boolean
  actions?: ReactNode
}) {
  const t = useT()
  const { pick } = useLang()
  const closed = inquiry.iq_secret && !mine
  // the writer reads what they wrote
  const own = (words: string, english: string) => (mine ? words : pick(words, english))
  const subject = own(inquiry.iq_subject, inquiry.iq_subject_en)
  const question = own(inquiry.iq_question, inquiry.iq_question_en)
  const line = (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-3.5">
      <StateBadge state={inquiry.state} />
      <span className="inline-flex min-w-0 items-center gap-1.5 text-plain leading-snug">
        {inquiry.iq_secret && (
          <Lock aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0 text-control" />
        )}
        {closed ? (
          <span className="text-ink-500">{t('비밀글입니다.')}</span>
        ) : (
          <span lang={spokenIn(subject)} className="min-w-0 [overflow-wrap:anywhere]">
            {subject}
          </span>
        )}
        {!closed && inquiry.iq_secret && <span className="sr-only">{t('비밀글')}</span>}
      </span>
      <span className="ml-auto flex flex-wrap items-center gap-x-3 text-caption text-ink-500 max-card:ml-0 max-card:w-full">
        {!grouped && <LanguageMark text={question} />}
        {!closed && inquiry.iq_name && !mine && (
          <span lang={writtenIn(inquiry.iq_name)}>{inquiry.iq_name}</span>
        )}
        {mine && <span className="font-medium text-pine-700">{t('내 문의')}</span>}
        <Day at={inquiry.iq_time} />
      </span>
    </span>
  )
  return (
    <li className="hairline-b">
      {withGoods && <Goods item={inquiry.item} />}
      {closed ? (
        <div className="flex min-h-12 items-center">{line}</div>
      ) : (
        <Accordion title={line}>
          <div className="grid gap-5 pt-1 pb-6">
            <div className="measure">
              <p className="text-caption text-ink-500">{t(productWords[inquiry.iq_category])}</p>
              <p
                lang={spokenIn(question)}
                className="mt-1 text-plain whitespace-pre-line [overflow-wrap:anywhere]"
              >
                {question}
              </p>
            </div>
            {inquiry.iq_answer && (
              <Answer
                text={pick(inquiry.iq_answer, inquiry.iq_answer_en)}
                at={inquiry.iq_answer_time}
                grouped={grouped}
              />
            )}
            {actions}
          </div>
        </Accordion>
      )}
    </li>
  )
}

function Goods({ item }: { item: ProductInquiry['item'] }) {
  const { pick } = useLang()
  return (
    <Link
      to={`${paths.product(item.it_id)}#inquiries`}
      className="mt-3.5 flex items-center gap-3 text-small text-ink-700 hover:text-ink-900 hover:underline hover:underline-offset-4"
    >
      <span className="aspect-4/5 w-9 shrink-0 overflow-hidden">
        <Picture name={item.thumb_image} alt="" sizes="40px" />
      </span>
      {pick(item.it_name, item.it_name_en)}
    </Link>
  )
}
