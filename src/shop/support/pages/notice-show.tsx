import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { paths } from '#kernel/paths.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { useT } from '#ui/language.tsx'
import { NoticeArticle, noticeMeta, noticeNeeds } from './notice-article.tsx'

export const loader = (args: LoaderFunctionArgs) => load(args, noticeNeeds(rowIdIn(args.params.id)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, noticeNeeds(rowIdIn(args.params.id)))
export const meta = noticeMeta

export default function NoticeShow() {
  const t = useT()
  return <NoticeArticle up={[{ label: t('공지사항'), to: paths.notices() }]} />
}
