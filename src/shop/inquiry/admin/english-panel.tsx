import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLeaveGuard } from '#admin/ui/leave-guard.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { call } from '#kernel/queries.ts'
import { adminInquiries, type StaffInquiry } from '#shop/inquiry/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { inquiryOf } from './inquiry-page.tsx'

type English = Pick<StaffInquiry, 'subject_en' | 'content_en' | 'answer_en'>

/** What readers of English read of a question about goods, and of its answer. */
export function EnglishPanel({ inquiry }: { inquiry: StaffInquiry }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const { error, refused, touch } = useMessages()
  const { subject_en, content_en, answer_en } = inquiry
  const stored: English = { subject_en, content_en, answer_en }
  const [typed, setTyped] = useState(stored)
  const names = ['subject_en', 'content_en', 'answer_en'] as const
  const dirty = names.some((name) => typed[name].trim() !== stored[name])
  useLeaveGuard(dirty && !busy)
  const key = inquiryOf(inquiry.kind, inquiry.id).queryKey

  async function save() {
    const saved = await send(
      () =>
        call(adminInquiries.english, {
          params: { kind: inquiry.kind, id: inquiry.id },
          body: { ...typed, version: inquiry.version },
        }),
      (refusal) => {
        if (refusal.status === 409) void client.invalidateQueries({ queryKey: key })
        return refused(refusal)
      },
    )
    if (!saved) return
    client.setQueryData(key, saved)
    toast(t('영어 글을 저장했어요.'))
  }

  const bind = (name: (typeof names)[number]) => ({
    name,
    optional: true,
    value: typed[name],
    error: error(name),
    onChange: (words: string) => {
      setTyped({ ...typed, [name]: words })
      touch([name])
    },
  })
  return (
    <Panel title={t('영어로 읽는 분께')}>
      <div className="grid gap-4">
        <p className="text-small text-ink-500">
          {t('영어 화면에서 보여요. 비우면 쓴 그대로, 한국어로 쓴 글이라는 표시와 함께 보여요.')}
        </p>
        <TextField {...bind('subject_en')} label={t('영어 제목')} maxLength={100} />
        <TextArea {...bind('content_en')} label={t('영어 질문')} rows={3} maxLength={5000} />
        {inquiry.answer && (
          <TextArea {...bind('answer_en')} label={t('영어 답변')} rows={4} maxLength={5000} />
        )}
        <Button
          look="outline"
          busy={busy}
          disabled={!dirty}
          className="justify-self-start"
          onClick={() => void save()}
        >
          {t('영어 글 저장')}
        </Button>
      </div>
    </Panel>
  )
}
