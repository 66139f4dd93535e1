import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { type MetaFunction, useParams } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import { loadedData } from '#kernel/loaded.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { articleData } from '#kernel/structured-data.ts'
import { type Board, notices } from '#shop/support/contract.ts'
import { noticePath } from '#shop/support/notice-rules.ts'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { RichText } from '#ui/rich-text.tsx'

const noticeOf = (id: number) => queryOf(notices.show, { params: { id } })

const gone = () => new Refusal(404, { code: 'NOT_FOUND' })

// the workshop shows only its own
export const noticeNeeds = (id: number, board?: Board) => (client: QueryClient) => [
  client.ensureQueryData(noticeOf(id)).then(({ data }) => {
    if (board && data.board !== board) throw gone()
  }),
]

export const noticeMeta: MetaFunction = ({ matches, params, loaderData }) => {
  const view = viewOf(matches)
  const notice = loadedData(loaderData, notices.show, { params: { id: rowIdIn(params.id) } })?.data
  if (!notice) return pageMeta(view)
  const text = inLang(view.lang, notice.content, notice.content_en)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const title = inLang(view.lang, notice.title, notice.title_en)
  const description = text.slice(0, 150)
  return [
    ...pageMeta(view, { title, description }),
    {
      'script:ld+json': articleData(view, {
        headline: title,
        description,
        path: noticePath(notice),
        published: notice.created_at,
      }),
    },
  ]
}

/** One notice, and the way back to its list. */
export function NoticeArticle({ up }: { up: Required<Crumb>[] }) {
  const t = useT()
  const { pick, lang } = useLang()
  const notice = useQuery(noticeOf(rowIdIn(useParams().id))).data?.data
  if (!notice) return null
  const title = pick(notice.title, notice.title_en)
  const day = koreanDay(notice.created_at)
  return (
    <article className="wrap max-w-[840px]! pt-5 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[{ label: t('홈'), to: paths.home() }, ...up, { label: title }]}
      />
      <header className="border-b border-ink-900 pb-5 desk:mt-3">
        <h1 className="font-serif text-huge leading-[1.35] font-medium tracking-[-.02em] text-balance desk:text-display">
          {title}
        </h1>
        <time dateTime={day} className="tabular mt-2.5 block text-small text-ink-500">
          {dotted(day)}
        </time>
      </header>
      <RichText
        html={pick(notice.content, notice.content_en)}
        lang={lang === 'en' && !notice.content_en ? 'ko' : undefined}
        className="py-8"
      />
      {notice.files.length > 0 && (
        <ul aria-label={t('첨부 파일')} className="hairline-t grid gap-1 py-4 text-small">
          {notice.files.map((file) => (
            <li key={file.url}>
              <a
                href={file.url}
                download
                className="inline-flex min-h-11 items-center gap-2 text-pine-700 underline underline-offset-4"
              >
                <Paperclip aria-hidden="true" size={16} strokeWidth={1.5} />
                {file.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="hairline-t pt-7 text-center">
        <ButtonLink to={up.at(-1)?.to ?? paths.notices()} look="outline">
          {t('공지 목록')}
        </ButtonLink>
      </p>
    </article>
  )
}
