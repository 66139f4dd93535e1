import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { paths } from '#kernel/paths.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { useT } from '#ui/language.tsx'
import { NoticeArticle, noticeMeta, noticeNeeds } from './notice-article.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, noticeNeeds(rowIdIn(args.params.id), 'tssa'))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, noticeNeeds(rowIdIn(args.params.id), 'tssa'))
export const meta = noticeMeta

export default function TssaNoticeShow() {
  const t = useT()
  return (
    <NoticeArticle
      up={[
        { label: 'TSSA', to: paths.tssa.main() },
        { label: t('공방 소식'), to: paths.tssa.notices() },
      ]}
    />
  )
}
