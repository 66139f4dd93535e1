import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { readTableFile, tableFiles } from '#admin/ui/read-table-file.ts'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { call } from '#kernel/queries.ts'
import { adminStoreOrders, type FileReceipt } from '#shop/store-order/contract.ts'
import { fileHead } from '#shop/store-order/file-rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { Written } from '#ui/written.tsx'
import { example } from './example-text.ts'

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
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [files, setFiles] = useState<File[]>([])
  const [given, setGiven] = useState<Given>({})
  const [read, setRead] = useState<FileReceipt[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const good = read?.filter((one) => one.errors.length === 0) ?? []

  async function look(chosen: File[]) {
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
    if (answer) setRead(answer.data)
  }

  async function take() {
    const answer = await send(() => call(adminStoreOrders.take, { body: given }))
    if (!answer) return
    await client.invalidateQueries({ queryKey: [adminStoreOrders.list.path] })
    toast(
      t('영수증 {count}장을 등록했어요. 회원 연결 {linked}장.', {
        count: answer.data.entered,
        linked: answer.data.linked,
      }),
    )
    setRead(answer.data.left)
    if (answer.data.left.length === 0) {
      setFiles([])
      setRead(null)
    }
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
        </Panel>
        {busy && !read && <p role="status">{t('파일을 읽고 있어요.')}</p>}
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

function Receipt({ receipt }: { receipt: FileReceipt }) {
  const t = useT()
  const money = useMoney()
  return (
    <li className="border-t border-paper-200 px-4.5 py-3 text-small first:border-t-0">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="tabular w-16 text-caption text-ink-500">
          {t('{row}행', { row: receipt.row })}
        </span>
        <strong className="tabular font-medium">{receipt.so_receipt || '–'}</strong>
        <span>{receipt.so_store || '–'}</span>
        <span className="tabular text-ink-700">{dotted(receipt.so_day)}</span>
        <span className="text-ink-700">{t('상품 {count}줄', { count: receipt.lines })}</span>
        <span className="tabular ml-auto">{money(receipt.so_total, 'krw')}</span>
        {receipt.errors.length > 0 ? (
          <Badge tone="bad">{t('오류')}</Badge>
        ) : receipt.mb_id ? (
          <Badge>{t('{id} 회원', { id: receipt.mb_id })}</Badge>
        ) : (
          <Badge>{t('회원 없음')}</Badge>
        )}
      </p>
      {receipt.errors.length > 0 && (
        <ul className="mt-1.5 grid gap-0.5 text-bad card:pl-20">
          {receipt.errors.map((one, at) => (
            <li key={at}>
              {t('{row}행', { row: one.row })}: {one.message}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
