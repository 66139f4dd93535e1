import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { translate } from '#kernel/translate.ts'
import { inquiries } from '#shop/inquiry/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { EmptyState } from '#ui/states.tsx'
import { classNeeds, useAskedClass } from './asked-class.ts'
import { InquiryForm } from './inquiry-form.tsx'

const inquiryOf = (qa_id: number) => queryOf(inquiries.show, { params: { qa_id } })
// a class that is gone leaves the form without it
const needs = (qa_id: string | undefined, search: URLSearchParams) => (client: QueryClient) =>
  qa_id
    ? [client.fetchQuery({ ...inquiryOf(rowIdIn(qa_id)), staleTime: 0 })]
    : classNeeds(client, search).map((asked) => asked.catch(() => null))

const searchOf = (request: Request) => new URL(request.url).searchParams
export const loader = (args: LoaderFunctionArgs) =>
  load(args, needs(args.params.id, searchOf(args.request)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.id, searchOf(args.request)))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '1:1 문의'), noindex: true })
}

/** Writes a new inquiry, or mends one that is not answered yet. */
export default function InquiryFormPage() {
  const t = useT()
  const { id } = useParams()
  const [search] = useSearchParams()
  const inquiry = useQuery({ ...inquiryOf(rowIdIn(id)), enabled: !!id }).data?.data
  const aboutClass = useAskedClass(search)
  if (id && !inquiry) return null
  if (inquiry && !inquiry.can_change)
    return (
      <EmptyState
        level={1}
        title={t('답변이 달린 문의예요')}
        action={<ButtonLink to={paths.myPage.inquiry(inquiry.qa_id)}>{t('답변 보기')}</ButtonLink>}
      >
        <p>
          {t('답변이 달린 문의는 고치거나 지울 수 없어요. 더 궁금한 점은 새 문의로 남겨 주세요.')}
        </p>
      </EmptyState>
    )
  return (
    <>
      <PageTitle
        title={inquiry ? t('문의 고치기') : t('문의하기')}
        note={t('평일 10시부터 18시 사이에 순서대로 답해 드려요.')}
      />
      <InquiryForm
        key={id ?? `new ${aboutClass?.key}`}
        inquiry={inquiry}
        aboutClass={inquiry ? null : aboutClass}
        about={(search.get('about') ?? '').trim().slice(0, 100)}
        od_id={search.get('od_id') ?? ''}
        it_id={search.get('it_id') ?? ''}
        related={Number(search.get('related')) || undefined}
      />
    </>
  )
}
