import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Back } from '#admin/ui/editor-page.tsx'
import { FileLinks } from '#admin/ui/file-links.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { SeeInShop } from '#admin/ui/see-in-shop.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { CannotChange, StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminNotices, type StaffNotice } from '#shop/support/notice-contract.ts'
import { noticePath } from '#shop/support/notice-rules.ts'
import { useLang, useT } from '#ui/language.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { noticeFileUrl } from './file-tile.tsx'
import { NoticeForm } from './notice-form.tsx'
import { useNoticeTitle } from './notice-title.ts'

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
  const found = useQuery({
    ...queryOf(adminNotices.show, { params: { id: rowIdIn(noticeId) } }),
    ...freshOne,
    enabled: noticeId !== undefined,
  })
  const back = { to: adminPaths.notices(), label: t('공지 목록') }
  if (noticeId === undefined)
    return staff.changes('contents') ? (
      <NoticeForm key="new" stored={null} back={back} />
    ) : (
      <CannotChange title={t('공지')} back={back}>
        {t('콘텐츠는 콘텐츠 담당과 운영자만 바꿀 수 있어요.')}
      </CannotChange>
    )
  return (
    <StoredOne found={found} title={t('공지')} back={back}>
      {(notice) =>
        staff.changes('contents') ? (
          <NoticeForm key={notice.id} stored={notice} back={back} />
        ) : (
          <ReadNotice notice={notice} back={back} />
        )
      }
    </StoredOne>
  )
}

/** For whoever may only read. */
function ReadNotice({ notice, back }: { notice: StaffNotice; back: Back }) {
  const t = useT()
  const titleOf = useNoticeTitle()
  const { pick } = useLang()
  return (
    <>
      <PageHead
        title={titleOf(notice)}
        back={back}
        actions={<SeeInShop href={noticePath(notice)} />}
      />
      <InlineNotice tone="info" className="mb-5">
        {t('콘텐츠는 콘텐츠 담당과 운영자만 바꿀 수 있어요.')}
      </InlineNotice>
      <Panel>
        <RichText html={pick(notice.content, notice.content_en)} />
        <FileLinks
          files={notice.files}
          addressOf={(file) => noticeFileUrl(notice.id, file)}
          className="mt-5"
        />
      </Panel>
    </>
  )
}
