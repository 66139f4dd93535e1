import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FileNotes } from '#admin/ui/file-notes.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { readTableFile, tableFiles } from '#admin/ui/read-table-file.ts'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call } from '#kernel/queries.ts'
import { adminStoreOrders, type FileReceipt } from '#shop/store-order/contract.ts'
import { fileHead } from '#shop/store-order/file-rules.ts'
import { receiptFiles } from '#shop/store-order/files-contract.ts'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { useT } from '#ui/language.tsx'
import { useSend } from '#ui/use-send.ts'
import { Written } from '#ui/written.tsx'
import { example } from './example-text.ts'
import { Receipt } from './file-receipt.tsx'
import { LastFiles, TakenFile, useShownFile } from './taken-files.tsx'

export default function ReceiptFilePage() {
  const t = useT()
  const staff = useStaff()
  return (
    <OnlyFor area="orders">
      {staff.changes('orders') ? (
        <ReceiptFile />
      ) : (
        <InlineNotice tone="info">
          {t('이 화면은 볼 수만 있어요. 등록은 주문을 맡은 직원이 해요.')}
        </InlineNotice>
      )}
    </OnlyFor>
  )
}

type Given = { csv?: string; xlsx?: string }

function ReceiptFile() {
  const t = useT()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [files, setFiles] = useState<File[]>([])
  const [given, setGiven] = useState<Given>({})
  const [read, setRead] = useState<FileReceipt[] | null>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  const [error, setError] = useState<string | null>(null)
  const { shown, show } = useShownFile()
  const good = read?.filter((one) => one.errors.length === 0) ?? []

  async function look(chosen: File[]) {
    show(null)
    setFiles(chosen)
    setRead(null)
    setError(null)
    const [file] = chosen
    if (!file) return
    const read = await readTableFile(file)
    const body = 'xlsx' in read ? read : { csv: read.text }
    setGiven(body)
    const answer = await send(
      () => call(adminStoreOrders.check, { body }),
      (refusal) => {
        setError(refusal.errors.csv?.[0] ?? null)
        return !!refusal.errors.csv
      },
    )
    if (!answer) return
    setRead(answer.data)
    setNotes(answer.notes)
  }

  async function take() {
    const answer = await send(() => call(receiptFiles.begin, { body: given }))
    if (!answer) return
    setFiles([])
    setRead(null)
    void client.invalidateQueries({ queryKey: [receiptFiles.list.path] })
    show(answer.data.errand_id)
  }

  return (
    <>
      <PageHead
        title={t('파일로 등록')}
        note={t('파일의 한 줄이 상품 한 줄이에요. 영수증 번호가 같은 줄은 한 장으로 묶어요.')}
        back={{ to: adminPaths.storeOrders(), label: t('매장 구매') }}
      />
      <div className="grid gap-6 pb-10">
        <Panel title={t('파일')}>
          <div className="flex flex-wrap items-start justify-between gap-6">
            <FileInput
              label={t('영수증 파일 (엑셀이나 CSV, 500줄까지)')}
              name="csv"
              files={files}
              onChange={(chosen) => void look(chosen)}
              accept={tableFiles}
              error={error}
              original
              hint={<Written>{t('첫 줄: {columns}', { columns: fileHead })}</Written>}
            />
            <a
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${example}`)}`}
              download="store-orders.csv"
              className="tap inline-flex min-h-11 items-center text-small underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {t('빈 양식 받기')}
            </a>
          </div>
          <LastFiles shown={shown} onShow={show} />
        </Panel>
        {shown !== null && <TakenFile key={shown} errand_id={shown} />}
        {busy && !read && <p role="status">{t('파일을 읽고 있어요.')}</p>}
        {read && <FileNotes notes={notes} />}
        {read && (
          <Panel
            title={t('영수증 {count}장', { count: read.length })}
            flush
            end={
              <Button
                size={44}
                busy={busy}
                disabled={good.length === 0}
                onClick={() => void take()}
              >
                {t('오류 없는 {count}장 등록', { count: good.length })}
              </Button>
            }
          >
            <ul aria-label={t('파일의 영수증')}>
              {read.map((one) => (
                <Receipt key={`${one.row} ${one.so_receipt}`} receipt={one} />
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  )
}
