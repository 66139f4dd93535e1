import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useT } from '#ui/language.tsx'
import { NoticeRows, noticeNeeds } from './notice-rows.tsx'

export const loader = (args: LoaderFunctionArgs) => load(args, noticeNeeds(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, noticeNeeds(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '공지사항'),
    description: translate(view.lang, '오드모아의 배송, 재입고, 클래스 소식을 알려 드려요.'),
  })
}

export default function NoticeList() {
  const t = useT()
  return (
    <div className="wrap max-w-[960px]! pt-5 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[{ label: t('홈'), to: paths.home() }, { label: t('공지사항') }]}
      />
      <h1 className="type-h1 desk:mt-3">{t('공지사항')}</h1>
      <NoticeRows to={paths.notices} />
    </div>
  )
}
