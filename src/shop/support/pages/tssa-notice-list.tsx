import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { StudioHead } from '#shop/tssa/ui/studio-head.tsx'
import { useT } from '#ui/language.tsx'
import { NoticeRows, noticeNeeds } from './notice-rows.tsx'

export const loader = (args: LoaderFunctionArgs) => load(args, noticeNeeds(args.request, 'tssa'))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, noticeNeeds(args.request, 'tssa'))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, 'TSSA 공방 소식'),
    description: translate(view.lang, '새로 여는 클래스와 쉬는 날을 알려 드려요.'),
    image: '/img/scene-workshop-wide-1080.webp',
  })
}

/** What is new in the workshop. */
export default function TssaNoticeList() {
  const t = useT()
  return (
    <>
      <StudioHead title={t('공방 소식')} note={t('새로 여는 클래스와 쉬는 날을 알려 드려요.')} />
      <div className="wrap">
        <NoticeRows board="tssa" to={paths.tssa.notices} />
      </div>
    </>
  )
}
