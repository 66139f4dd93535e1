import { useState } from 'react'
import { Link } from 'react-router'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { FormSection } from '#admin/ui/form-section.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted, stamp } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { call } from '#kernel/queries.ts'
import { adminDocuments, documents, type StaffDocument } from '#shop/document/contract.ts'
import { acceptedFiles } from '#shop/inquiry/rules.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { sizeWord } from '#ui/file-rules.ts'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Changed = (answer: { data: StaffDocument }) => void

/** The files of a document, the newest first; a newer one leaves the older ones there. */
export function Versions({ one, onChanged }: { one: StaffDocument; onChanged: Changed }) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const { busy, send } = useSend()
  const [adding, setAdding] = useState(false)

  async function drop(dv_id: number, name: string) {
    if (
      !(await dialog.confirm(t('되돌릴 수 없어요.'), {
        title: t('{name} 파일을 지울까요?', { name }),
        yes: t('지우기'),
        danger: true,
      }))
    )
      return
    const answer = await send(() =>
      call(adminDocuments.removeVersion, { params: { dc_id: one.dc_id, dv_id } }),
    )
    if (!answer) return
    onChanged(answer)
    toast(t('파일을 지웠어요.'))
  }

  return (
    <FormSection
      id="versions"
      title={t('파일과 버전')}
      note={t('새 버전을 올리면 저장하지 않아도 문서 게시판에 바로 보여요.')}
      end={
        <Button look="outline" size={44} onClick={() => setAdding(true)}>
          {t('새 버전 올리기')}
        </Button>
      }
    >
      <ul className="grid">
        {one.versions.map((file) => (
          <li
            key={file.dv_id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-paper-200 py-2.5 text-small"
          >
            <span className="min-w-0">
              <b className="font-semibold">{t('버전 {version}', { version: file.dv_version })}</b>
              <span className="tabular block text-caption text-ink-500 [overflow-wrap:anywhere]">
                {dotted(file.issued_on)} · {sizeWord(file.file_size)} ·{' '}
                <a
                  href={urlOf(documents.file.path, { dc_id: one.dc_id, dv_id: file.dv_id })}
                  download={file.file_name}
                  className="underline underline-offset-4"
                >
                  {file.file_name}
                </a>
              </span>
            </span>
            {one.versions.length > 1 && (
              <Button
                look="ghost"
                size={44}
                busy={busy}
                onClick={() => void drop(file.dv_id, file.file_name)}
              >
                {t('지우기')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {adding && (
        <NewVersion
          dc_id={one.dc_id}
          onClose={() => setAdding(false)}
          onChanged={(answer) => {
            onChanged(answer)
            setAdding(false)
            toast(t('새 버전을 올렸어요.'))
          }}
        />
      )}
    </FormSection>
  )
}

function NewVersion({
  dc_id,
  onClose,
  onChanged,
}: {
  dc_id: number
  onClose: () => void
  onChanged: Changed
}) {
  const t = useT()
  const { busy, send } = useSend()
  const { error, refused, touch } = useMessages()
  const [dv_version, setVersion] = useState('')
  const [issued_on, setIssued] = useState('')
  const [files, setFiles] = useState<File[]>([])

  async function add() {
    const body = { dv_version, issued_on, files }
    const answer = await send(
      () => call(adminDocuments.addVersion, { params: { dc_id }, body }),
      refused,
    )
    if (answer) onChanged(answer)
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('새 버전 올리기')}
      yes={t('올리기')}
      busy={busy}
      onYes={add}
    >
      <TextField
        label={t('버전')}
        name="dv_version"
        maxLength={20}
        autoComplete="off"
        value={dv_version}
        onChange={(word) => {
          setVersion(word)
          touch(['dv_version'])
        }}
        error={error('dv_version')}
      />
      <DatePicker
        label={t('문서의 날짜')}
        name="issued_on"
        value={issued_on}
        onChange={(day) => {
          setIssued(day)
          touch(['issued_on'])
        }}
        error={error('issued_on')}
      />
      <FileInput
        label={t('파일')}
        name="files"
        original
        accept={acceptedFiles}
        files={files}
        onChange={(chosen) => {
          setFiles(chosen)
          touch(['files'])
        }}
        error={error('files')}
        hint={t('PDF나 사진 하나, 10 MB까지예요.')}
      />
    </ActionDialog>
  )
}

/** Who saved a file lately: whom to tell when it was wrong. */
export function Downloads({ one }: { one: StaffDocument }) {
  const t = useT()
  return (
    <FormSection
      id="downloads"
      title={t('받은 기록')}
      note={t('모두 {count}번 받았어요.', { count: one.downloads })}
    >
      {one.saved_by.length === 0 ? (
        <p className="text-small text-ink-500">{t('아직 아무도 받지 않았어요.')}</p>
      ) : (
        <ul className="grid">
          {one.saved_by.map((row, at) => (
            <li
              key={at}
              className="flex justify-between gap-4 border-b border-paper-200 py-2 text-small"
            >
              <Link to={adminPaths.member(row.mb_id)} className="underline underline-offset-4">
                {row.mb_id}
              </Link>
              <span className="tabular text-ink-500">
                {t('버전 {version}', { version: row.dv_version })} · {stamp(row.created_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  )
}
