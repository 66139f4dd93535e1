import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import {
  adminReviews,
  type HidingReason,
  hidingReasons,
  type StaffReview,
} from '#shop/review/contract.ts'
import { hidingWords } from '#shop/review/rules.ts'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

export type ReviewWork = {
  reply: (row: StaffReview) => void
  hide: (row: StaffReview) => void
  show: (row: StaffReview) => Promise<void>
  best: (row: StaffReview) => Promise<void>
  dialogs: ReactNode
}

/** What staff do with a review. */
export function useReviewWork(): ReviewWork {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [replying, setReplying] = useState<StaffReview | null>(null)
  const [hiding, setHiding] = useState<StaffReview | null>(null)
  const params = (row: StaffReview) => ({ is_id: row.is_id })

  async function run(work: () => Promise<unknown>, message: string): Promise<boolean> {
    const done = await send(work)
    await client.invalidateQueries({ queryKey: [adminReviews.list.path] })
    if (done) toast(message)
    return done !== null
  }

  return {
    reply: setReplying,
    hide: setHiding,
    show: async (row) =>
      void (await run(
        () => call(adminReviews.unhide, { params: params(row) }),
        t('후기를 다시 보여요.'),
      )),
    best: async (row) =>
      void (await run(
        () => call(adminReviews.best, { params: params(row), body: { is_best: !row.is_best } }),
        row.is_best ? t('베스트에서 뺐어요.') : t('베스트 후기로 골랐어요.'),
      )),
    dialogs: (
      <>
        {replying && (
          <ReplyDialog
            key={`reply-${replying.is_id}`}
            review={replying}
            busy={busy}
            onClose={() => setReplying(null)}
            onSave={async (body) => {
              if (
                await run(
                  () => call(adminReviews.reply, { params: params(replying), body }),
                  body.is_reply ? t('답변을 저장했어요.') : t('답변을 지웠어요.'),
                )
              )
                setReplying(null)
            }}
          />
        )}
        {hiding && (
          <HideDialog
            key={`hide-${hiding.is_id}`}
            review={hiding}
            busy={busy}
            onClose={() => setHiding(null)}
            onHide={async (reason, note) => {
              if (
                await run(
                  () => call(adminReviews.hide, { params: params(hiding), body: { reason, note } }),
                  t('후기를 숨겼어요.'),
                )
              )
                setHiding(null)
            }}
          />
        )}
      </>
    ),
  }
}

type Reply = { is_reply: string; is_reply_en: string; is_content_en: string }
type Asked = { review: StaffReview; busy: boolean; onClose: () => void }

function ReplyDialog({
  review,
  busy,
  onClose,
  onSave,
}: Asked & { onSave: (body: Reply) => Promise<void> }) {
  const t = useT()
  const [typed, setTyped] = useState(review.is_reply)
  const [reply, setReply] = useState(review.is_reply_en)
  const [content, setContent] = useState(review.is_content_en)
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('후기에 답하기')}
      yes={t('저장')}
      busy={busy}
      onYes={() => onSave({ is_reply: typed.trim(), is_reply_en: reply, is_content_en: content })}
    >
      <blockquote className="border-l-2 border-paper-200 pl-3 text-small whitespace-pre-line text-ink-700">
        {review.is_content}
      </blockquote>
      <TextArea
        label={t('답변')}
        name="is_reply"
        rows={6}
        maxLength={2000}
        value={typed}
        onChange={setTyped}
        hint={t('후기 아래에 오드모아의 답으로 보여요. 비우면 답변이 사라져요.')}
      />
      <TextArea
        label={t('영어 답변')}
        optional
        name="is_reply_en"
        rows={3}
        maxLength={2000}
        value={reply}
        onChange={setReply}
      />
      <TextArea
        label={t('후기의 영어 번역')}
        optional
        name="is_content_en"
        rows={3}
        maxLength={2000}
        value={content}
        onChange={setContent}
        hint={t('영어 화면에서 보여요. 비우면 쓴 그대로, 한국어로 쓴 글이라는 표시와 함께 보여요.')}
      />
    </ActionDialog>
  )
}

function HideDialog({
  review,
  busy,
  onClose,
  onHide,
}: Asked & { onHide: (reason: HidingReason, note: string) => Promise<void> }) {
  const t = useT()
  const [reason, setReason] = useState<HidingReason | ''>('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  return (
    <ActionDialog
      open
      danger
      onClose={onClose}
      title={t('후기 숨기기')}
      yes={t('숨기기')}
      busy={busy}
      onYes={() => {
        setTried(true)
        if (reason && note.trim().length >= 5) return onHide(reason, note.trim())
      }}
    >
      <blockquote className="border-l-2 border-paper-200 pl-3 text-small whitespace-pre-line text-ink-700">
        {review.is_content}
      </blockquote>
      <RadioCards
        legend={t('숨기는 이유')}
        name="reason"
        grid="grid gap-2"
        shape="row"
        value={reason}
        onChange={setReason}
        cards={hidingReasons.map((value) => ({ value, label: t(hidingWords[value]) }))}
        error={tried && !reason ? t('숨기는 이유를 골라 주세요.') : null}
      />
      <TextArea
        label={t('쓴 분께 알리는 말')}
        name="note"
        rows={3}
        maxLength={300}
        value={note}
        onChange={setNote}
        error={
          tried && note.trim().length < 5 ? t('{count}자 이상 적어 주세요.', { count: 5 }) : null
        }
        hint={t('별점이 낮다는 이유로는 숨길 수 없어요. 누가 언제 숨겼는지 기록에 남아요.')}
      />
    </ActionDialog>
  )
}
