import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { FileLinks } from '#admin/ui/file-links.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminNotices, type StaffNotice } from '#shop/support/notice-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { noticeFileUrl } from './file-tile.tsx'
import { NoticeForm } from './notice-form.tsx'
import { SeeInShop } from './see-in-shop.tsx'

/** One notice, or a new one. */
export default function NoticePage() {
  return (
    <OnlyFor area="contents">
      <OneNotice />
    </OnlyFor>
  )
}

function OneNotice() {
  const t = useT()
  const staff = useStaff()
  const { noticeId } = useParams()
  const { data, isError, refetch, isFetchedAfterMount } = useQuery({
    ...queryOf(adminNotices.show, { params: { id: rowIdIn(noticeId) } }),
    ...freshOne,
    enabled: noticeId !== undefined,
  })
  const back = { to: adminPaths.notices(), label: t('공지 목록') }
  if (noticeId === undefined)
    return staff.changes('contents') ? (
      <NoticeForm key="new" stored={null} back={back} />
    ) : (
      <CannotChange back={back} />
    )
  if (isError && !data) {
    return (
      <>
        <PageHead title={t('공지')} back={back} />
        <ErrorState title={t('공지를 불러오지 못했어요')} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!data || !isFetchedAfterMount) return <Skeleton className="h-96" />
  if (!staff.changes('contents')) return <CannotChange notice={data.data} back={back} />
  return <NoticeForm key={data.data.id} stored={data.data} back={back} />
}

/** For whoever may only read. */
function CannotChange({
  notice,
  back,
}: {
  notice?: StaffNotice
  back: { to: string; label: string }
}) {
  const t = useT()
  const { pick } = useLang()
  return (
    <>
      <PageHead
        title={notice ? pick(notice.title, notice.title_en) : t('공지')}
        back={back}
        actions={notice && <SeeInShop notice={notice} />}
      />
      <InlineNotice tone="info" className="mb-5">
        {t('콘텐츠는 콘텐츠 담당과 운영자만 바꿀 수 있어요.')}
      </InlineNotice>
      {notice && (
        <Panel>
          <RichText html={pick(notice.content, notice.content_en)} />
          <FileLinks
            files={notice.files}
            addressOf={(file) => noticeFileUrl(notice.id, file)}
            className="mt-5"
          />
        </Panel>
      )}
    </>
  )
}
