import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { useLeaveGuard } from '#admin/ui/leave-guard.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { stamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminInquiries, answerTemplates, type StaffInquiry } from '#shop/inquiry/desk-contract.ts'
import {
  acceptedFiles,
  fillTemplate,
  mostFiles,
  productWord,
  whyUnfilled,
} from '#shop/inquiry/rules.ts'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { Files } from './files.tsx'
import { inquiryOf } from './inquiry-page.tsx'

/** The answer, with ready ones to begin from. One that was written for older words is not sent. */
export function AnswerPanel({ inquiry }: { inquiry: StaffInquiry }) {
  const t = useT()
  const toast = useToast()
  const staff = useStaff()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [typed, setTyped] = useState(inquiry.answer)
  const [files, setFiles] = useState<File[]>([])
  const [kept, setKept] = useState(inquiry.answer_files)
  const { error, show, refused, touch } = useMessages()
  const [changed, setChanged] = useState(false)
  const { data } = useQuery(queryOf(answerTemplates.list, {}))
  const ready = data?.data ?? []
  const dirty =
    typed.trim() !== inquiry.answer ||
    files.length > 0 ||
    kept.length !== inquiry.answer_files.length
  useLeaveGuard(dirty && !busy)
  const key = inquiryOf(inquiry.kind, inquiry.id).queryKey

  function begin(tp_id: string) {
    const template = ready.find((one) => String(one.tp_id) === tp_id)
    if (!template) return
    const values = {
      name: inquiry.mb_name,
      product: productWord(
        inquiry.it_name,
        inquiry.order_goods.map((one) => one.it_name),
        (name, count) => t('{name} 외 {count}건', { name, count }),
      ),
      order: inquiry.od_id ?? '',
      shop: t('오드모아'),
    }
    change([typed.trim(), fillTemplate(template.tp_body, values)].filter(Boolean).join('\n\n'))
  }

  function change(answer: string) {
    setTyped(answer)
    if (!whyUnfilled(answer)) touch(['answer'])
  }

  async function save() {
    if (!typed.trim()) return
    const bare = whyUnfilled(typed)
    if (show(bare ? { answer: t(...bare) } : {})) return
    const params = { kind: inquiry.kind, id: inquiry.id }
    const answer = await send(
      () =>
        call(adminInquiries.answer, {
          params,
          body: {
            answer: typed,
            version: inquiry.version,
            files,
            keep: kept.map((file) => file.file_id),
          },
        }),
      (refusal) => {
        if (refusal.status !== 409) return refused(refusal)
        setChanged(true)
        void client.invalidateQueries({ queryKey: key })
        return true
      },
    )
    if (!answer) return
    setChanged(false)
    client.setQueryData(key, answer)
    setTyped(answer.data.answer)
    setFiles([])
    setKept(answer.data.answer_files)
    await Promise.all(
      [adminInquiries.list, adminInquiries.counts].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
    toast(inquiry.state === 'answered' ? t('답변을 고쳤어요.') : t('답변을 보냈어요.'))
  }

  if (!staff.changes('customers'))
    return (
      <Panel title={t('답변')}>
        {inquiry.answer ? (
          <p className="text-plain whitespace-pre-line">{inquiry.answer}</p>
        ) : (
          <p className="text-ink-500">{t('아직 답변이 없어요.')}</p>
        )}
        <Files inquiry={inquiry} files={inquiry.answer_files} />
      </Panel>
    )
  return (
    <Panel title={t('답변')} end={inquiry.answered_at && stamp(inquiry.answered_at)}>
      <div className="grid gap-4">
        {changed && (
          <InlineNotice tone="wait">
            {t('그사이 문의나 답변이 바뀌어서 새로 불러왔어요. 내용을 확인하고 다시 보내 주세요.')}
          </InlineNotice>
        )}
        {ready.length > 0 && (
          <Select
            label={t('답변 서식 넣기')}
            hideLabel
            optional
            small
            className="max-w-[320px]"
            value=""
            onChange={begin}
            placeholder={t('답변 서식 넣기')}
            choices={ready.map((one) => ({ value: String(one.tp_id), label: one.tp_title }))}
          />
        )}
        <TextArea
          label={t('답변')}
          hideLabel
          name="answer"
          rows={9}
          maxLength={5000}
          value={typed}
          onChange={change}
          error={error('answer')}
        />
        {inquiry.kind === 'personal' && (
          <FileInput
            label={t('답변에 붙일 파일')}
            optional
            name="files"
            max={mostFiles}
            accept={acceptedFiles}
            files={files}
            onChange={(next) => {
              setFiles(next)
              touch(['files'])
            }}
            kept={kept.map((file) => ({ id: file.file_id, name: file.file_name }))}
            onDropKept={(id) => setKept(kept.filter((file) => file.file_id !== id))}
            error={error('files')}
            hint={t('사진이나 PDF를 두 개까지, 하나에 10 MB까지 보낼 수 있어요.')}
          />
        )}
        <Files inquiry={inquiry} files={kept} />
        <Button
          busy={busy}
          disabled={!typed.trim() || !dirty}
          className="justify-self-start"
          onClick={() => void save()}
        >
          {inquiry.state === 'answered' ? t('답변 고치기') : t('답변 보내기')}
        </Button>
      </div>
    </Panel>
  )
}
