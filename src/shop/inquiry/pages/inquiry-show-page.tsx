import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Download } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useParams,
} from 'react-router'
import { urlOf } from '#kernel/endpoint.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { translate } from '#kernel/translate.ts'
import { type Inquiry, type InquiryFile, inquiries } from '#shop/inquiry/contract.ts'
import { personalWords } from '#shop/inquiry/rules.ts'
import { Answer } from '#shop/inquiry/ui/answer.tsx'
import { Day, StateBadge } from '#shop/inquiry/ui/state-badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { sizeWord } from '#ui/file-rules.ts'
import { useLang, useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { useSend } from '#ui/use-send.ts'
import { FactRow } from './list-parts.tsx'

const inquiryOf = (qa_id: number) => queryOf(inquiries.show, { params: { qa_id } })
const needs = (qa_id: number) => (client: QueryClient) => [
  client.fetchQuery({ ...inquiryOf(qa_id), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(rowIdIn(args.params.id)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(rowIdIn(args.params.id)))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '1:1 문의'), noindex: true })
}

export default function InquiryShowPage() {
  const t = useT()
  const id = rowIdIn(useParams().id)
  const inquiry = useQuery(inquiryOf(id)).data?.data
  if (!inquiry) return null
  return (
    <article>
      <Link
        to={paths.myPage.inquiries()}
        className="tap mb-3 inline-flex items-center gap-1.5 text-small text-ink-500 hover:text-ink-900"
      >
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
        {t('문의 목록')}
      </Link>
      <PageTitle
        title={<span className="[overflow-wrap:anywhere]">{inquiry.qa_subject}</span>}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StateBadge state={inquiry.state} />
            {t(personalWords[inquiry.qa_category])}
            <Day at={inquiry.qa_time} />
          </span>
        }
      />
      <Links inquiry={inquiry} />
      <p className="measure py-6 text-body whitespace-pre-line [overflow-wrap:anywhere]">
        {inquiry.qa_content}
      </p>
      {inquiry.qa_answer ? (
        <Answer text={inquiry.qa_answer} at={inquiry.qa_answer_time}>
          {inquiry.answer_files.length > 0 && (
            <Files qa_id={inquiry.qa_id} files={inquiry.answer_files} />
          )}
        </Answer>
      ) : (
        <p className="bg-paper-100 px-5 py-5 text-plain text-ink-700">
          {t('아직 답변을 준비하고 있어요. 평일 10시부터 18시 사이에 순서대로 답해 드려요.')}
        </p>
      )}
      <Actions inquiry={inquiry} />
    </article>
  )
}

const link = 'underline decoration-line underline-offset-4 hover:decoration-current'

function Files({ qa_id, files }: { qa_id: number; files: readonly InquiryFile[] }) {
  return (
    <ul className="grid gap-1">
      {files.map((file) => (
        <li key={file.file_id}>
          <a
            href={urlOf(inquiries.file.path, { qa_id, file_id: file.file_id })}
            download={file.file_name}
            className={`inline-flex min-h-8 items-center gap-1.5 [overflow-wrap:anywhere] ${link}`}
          >
            <Download aria-hidden="true" size={15} strokeWidth={1.5} className="shrink-0" />
            {file.file_name}
            <span className="tabular shrink-0 text-caption text-ink-500">
              {sizeWord(file.file_size)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What the question is about, and what was sent with it. */
function Links({ inquiry }: { inquiry: Inquiry }) {
  const t = useT()
  const { pick } = useLang()
  const { od_id, item, qa_related, attached } = inquiry
  if (!od_id && !item && !qa_related && attached.length === 0) return <div className="rule-t" />
  return (
    <dl className="rule-t">
      {od_id && (
        <FactRow label={t('관련 주문')}>
          <Link to={paths.myPage.order(od_id)} className={`tabular ${link}`}>
            {od_id}
          </Link>
        </FactRow>
      )}
      {item && (
        <FactRow label={t('관련 상품')}>
          <Link to={paths.product(item.it_id)} className={link}>
            {pick(item.it_name, item.it_name_en)}
          </Link>
        </FactRow>
      )}
      {qa_related && (
        <FactRow label={t('앞선 문의')}>
          <Link to={paths.myPage.inquiry(qa_related.qa_id)} className={link}>
            {qa_related.qa_subject}
          </Link>
        </FactRow>
      )}
      {attached.length > 0 && (
        <FactRow label={t('첨부 파일')}>
          <Files qa_id={inquiry.qa_id} files={attached} />
        </FactRow>
      )}
    </dl>
  )
}

function Actions({ inquiry }: { inquiry: Inquiry }) {
  const t = useT()
  const dialog = useDialog()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { send } = useSend(null, {
    failed: () => void client.invalidateQueries({ queryKey: [inquiries.show.path] }),
  })

  async function remove() {
    if (
      !(await dialog.confirm(t('이 문의를 지울까요? 지운 문의는 되돌릴 수 없어요.'), {
        yes: t('지우기'),
        danger: true,
      }))
    )
      return
    await send(async () => {
      const { message } = await call(inquiries.remove, { params: { qa_id: inquiry.qa_id } })
      void dialog.done(message)
      void navigate(paths.myPage.inquiries())
    })
  }

  return (
    <div className="mt-9 flex flex-wrap gap-2.5">
      {inquiry.can_change ? (
        <>
          <ButtonLink look="outline" to={paths.myPage.inquiryEdit(inquiry.qa_id)}>
            {t('고치기')}
          </ButtonLink>
          <Button look="ghost" onClick={() => void remove()}>
            {t('지우기')}
          </Button>
        </>
      ) : (
        <ButtonLink look="outline" to={paths.myPage.newInquiry({ related: inquiry.qa_id })}>
          {t('이어서 문의하기')}
        </ButtonLink>
      )}
    </div>
  )
}
