import { useRef, useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { FileNotes } from '#admin/ui/file-notes.tsx'
import { readTableFile, tableFiles } from '#admin/ui/read-table-file.ts'
import type { AnswerOf } from '#kernel/endpoint.ts'
import { call } from '#kernel/queries.ts'
import { adminTranslations } from '#shop/translation/admin-contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useSend } from '#ui/use-send.ts'

type Done = AnswerOf<typeof adminTranslations.imported>['data']

/** All phrases as a file, and a file of phrases back. */
export function FileTools({ onDone }: { onDone: () => Promise<unknown> }) {
  const t = useT()
  const { send, busy } = useSend()
  const input = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState<Done | null>(null)

  async function take(file: File | undefined) {
    if (!file) return
    const read = await readTableFile(file)
    const body = 'xlsx' in read ? read : { csv: read.text }
    const answer = await send(() => call(adminTranslations.imported, { body }))
    if (input.current) input.current.value = ''
    if (!answer) return
    setDone(answer.data)
    await onDone()
  }

  return (
    <>
      <a
        href={adminTranslations.exported.path}
        download
        className={buttonClass({ look: 'outline', size: 44 })}
      >
        {t('CSV 내려받기')}
      </a>
      <Button look="outline" size={44} busy={busy} onClick={() => input.current?.click()}>
        {t('CSV 올리기')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={tableFiles}
        aria-label={t('CSV 올리기')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <ActionDialog
        open={done !== null}
        onClose={() => setDone(null)}
        title={t('CSV를 읽었어요')}
        yes={t('확인')}
        onYes={() => setDone(null)}
      >
        <p>
          {t('{saved}개를 저장했고, {same}개는 그대로예요.', {
            saved: done?.saved ?? 0,
            same: done?.same ?? 0,
          })}
        </p>
        <FileNotes notes={done?.notes ?? []} />
        {done && done.refused.length > 0 && (
          <div>
            <p className="font-semibold text-bad">
              {t('저장하지 못한 줄 {count}개', { count: done.refused.length })}
            </p>
            <ul className="mt-2 max-h-60 overflow-y-auto text-small">
              {done.refused.map((row) => (
                <li key={row.line} className="border-t border-paper-200 py-2">
                  {t('{line}번째 줄', { line: row.line })} · <span lang="ko">{row.phrase}</span>
                  <span className="block text-ink-500">{row.reason}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </ActionDialog>
    </>
  )
}
