import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { translate } from '#kernel/translate.ts'
import { type DocumentView, documents } from '#shop/document/contract.ts'
import { kindWords, langWords } from '#shop/document/rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { sizeWord } from '#ui/file-rules.ts'
import { useLang, useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'

const documentOf = (dc_id: number) => queryOf(documents.show, { params: { dc_id } })
const needs = (dc_id: number) => (client: QueryClient) => [
  client.fetchQuery({ ...documentOf(dc_id), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(rowIdIn(args.params.id)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(rowIdIn(args.params.id)))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '문서 게시판'), noindex: true })
}

/** One document: what it is about, and its files, the newest first. */
export default function DocumentPage() {
  const t = useT()
  const { pick } = useLang()
  const id = rowIdIn(useParams().id)
  const one = useQuery(documentOf(id)).data?.data
  if (!one) return null
  const title = pick(one.dc_title, one.dc_title_en)
  const note = pick(one.dc_note, one.dc_note_en)
  return (
    <article className="wrap max-w-[1080px]! pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[
          { label: t('홈'), to: paths.home() },
          { label: t('고객센터'), to: paths.customerCenter() },
          { label: t('문서 게시판'), to: paths.documents() },
          { label: title },
        ]}
      />
      <PageTitle
        className="desk:mt-3"
        title={<span className="[overflow-wrap:anywhere]">{title}</span>}
        note={`${t(kindWords[one.dc_kind])} · ${t(langWords[one.dc_lang])}`}
      />
      {note && <p className="measure mb-8 text-body whitespace-pre-line">{note}</p>}
      <About one={one} />
      <Versions one={one} />
      <Link
        to={paths.documents()}
        className="tap mt-9 inline-block text-small underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {t('문서 게시판으로')}
      </Link>
    </article>
  )
}

function About({ one }: { one: DocumentView }) {
  const t = useT()
  const { pick } = useLang()
  const rows: [string, React.ReactNode][] = []
  if (one.item)
    rows.push([
      t('상품'),
      <Link
        key="item"
        to={paths.product(one.item.it_id)}
        className="underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {pick(one.item.it_name, one.item.it_name_en)}
      </Link>,
    ])
  if (one.material) rows.push([t('향 재료'), pick(one.material.name, one.material.name_en)])
  if (one.dc_lot) rows.push([t('로트'), one.dc_lot])
  if (one.dc_cas.length) rows.push([t('CAS 번호'), one.dc_cas.join(', ')])
  if (rows.length === 0) return null
  return (
    <dl className="rule-t mb-9 max-w-[760px]">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="hairline-b grid gap-x-6 gap-y-0.5 py-3 text-plain card:grid-cols-[140px_minmax(0,1fr)]"
        >
          <dt className="text-ink-500">{label}</dt>
          <dd className="tabular min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Versions({ one }: { one: DocumentView }) {
  const t = useT()
  return (
    <section className="max-w-[760px]">
      <h2 className="type-h3 mb-3">{t('받을 파일')}</h2>
      <ul className="rule-t">
        {one.versions.map((file, at) => (
          <li
            key={file.dv_id}
            className="hairline-b flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5"
          >
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-2 text-body">
                {t('버전 {version}', { version: file.dv_version })}
                {at === 0 && one.versions.length > 1 && (
                  <Badge tone="going">{t('최신 버전')}</Badge>
                )}
              </span>
              <span className="tabular block text-caption text-ink-500 [overflow-wrap:anywhere]">
                {dotted(file.issued_on)} · {file.file_name} · {sizeWord(file.file_size)}
              </span>
            </span>
            <a
              href={urlOf(documents.file.path, { dc_id: one.dc_id, dv_id: file.dv_id })}
              download={file.file_name}
              className="inline-flex min-h-11 items-center gap-2 rounded-card border border-pine-600 px-4 text-small font-semibold text-pine-700 hover:bg-pine-100"
            >
              <Download aria-hidden="true" size={16} strokeWidth={1.75} />
              {t('받기')}
              <span className="sr-only">{t('버전 {version}', { version: file.dv_version })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
