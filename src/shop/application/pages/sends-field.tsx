import { Download, X } from 'lucide-react'
import { useId, useState } from 'react'
import { readTableFile, tableFiles } from '#admin/ui/read-table-file.ts'
import { writeCsv } from '#kernel/csv.ts'
import { call } from '#kernel/queries.ts'
import { saveBytes } from '#kernel/save-file.ts'
import { bulkSheets, type SheetRow } from '#shop/application/sends-contract.ts'
import { sheetHeads } from '#shop/application/sends-rules.ts'
import { SendList } from '#shop/application/ui/send-list.tsx'
import type { NamedSend } from '#shop/cart/send-contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { FieldNotes } from '#ui/field.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useSend } from '#ui/use-send.ts'

type Props = {
  sends: readonly NamedSend[]
  onChange: (sends: NamedSend[]) => void
  error: string | null
}

/** The sheet of a request that goes to many places: read at once, with what is wrong in each row. */
export function SendsField({ sends, onChange, error }: Props) {
  const t = useT()
  const id = useId()
  const { lang } = useLang()
  const [wrong, setWrong] = useState<SheetRow[]>([])
  const [notes, setNotes] = useState<readonly string[]>([])
  const [told, setTold] = useState<string | null>(null)
  const { busy, send } = useSend()

  async function choose(file: File | undefined) {
    if (!file) return
    setTold(null)
    const answer = await send(
      async () => call(bulkSheets.check, { body: await readTableFile(file) }),
      (refusal) => {
        setTold(refusal.errors.sends?.[0] ?? refusal.message)
        return true
      },
    )
    setNotes(answer?.data.notes ?? [])
    if (!answer) return void onChange([])
    const bad = answer.data.rows.filter(({ message }) => message !== null)
    setWrong(bad)
    onChange(bad.length ? [] : answer.data.rows.map(({ row: _, message: __, ...line }) => line))
  }

  function template() {
    const heads = sheetHeads[lang]
    const example = [
      ...[t('김하늘'), '010-1234-5678', '04524', t('서울특별시 중구 세종대로 110'), t('3층')],
      ...[t('코튼 캔들 200 g'), '2', t('문 앞에 놓아 주세요')],
    ]
    const bytes = new Blob([writeCsv([heads, example])], { type: 'text/csv' })
    saveBytes(t('받는-곳-목록.csv'), bytes)
  }

  return (
    <fieldset data-field="sends">
      <legend className="type-h3 mb-2">{t('여러 곳으로 보내기')}</legend>
      <p className="max-w-[60ch] text-plain text-ink-700">
        {t(
          '받는 분과 주소, 상품과 수량을 한 줄에 하나씩 적은 파일을 올리면 곳마다 따로 보내 드려요. 엑셀(xlsx)이나 CSV로 300줄까지예요.',
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button look="outline" size={44} onClick={template}>
          <Download aria-hidden="true" size={16} strokeWidth={1.75} />
          {t('양식 받기')}
        </Button>
        <span>
          <input
            id={id}
            type="file"
            accept={tableFiles}
            disabled={busy}
            className="peer sr-only"
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <label
            htmlFor={id}
            className={cx(
              buttonClass({ look: 'outline', size: 44 }),
              'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
            )}
          >
            {busy
              ? t('파일을 읽고 있어요')
              : sends.length
                ? t('다른 목록 고르기')
                : t('받는 곳 목록 고르기')}
          </label>
        </span>
      </div>
      <FieldNotes id="sends" error={told ?? error} />
      {notes.map((note) => (
        <p key={note} role="status" className="mt-3 text-small text-ink-700">
          {note}
        </p>
      ))}
      {wrong.length > 0 && <WrongRows rows={wrong} />}
      {sends.length > 0 && (
        <div className="mt-5">
          <SendList sends={sends} />
          <Button
            look="ghost"
            size={44}
            className="mt-2"
            onClick={() => {
              onChange([])
              setWrong([])
              setNotes([])
            }}
          >
            <X aria-hidden="true" size={16} strokeWidth={1.75} />
            {t('목록 빼기')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const mostShown = 20

/** The rows that must be mended first, by the numbers a spreadsheet gives them. */
function WrongRows({ rows }: { rows: readonly SheetRow[] }) {
  const t = useT()
  return (
    <div role="alert" className="mt-4 border border-paper-200 p-4.5">
      <p className="text-plain font-semibold text-bad">
        {t('고칠 줄이 {count}개 있어요. 파일을 고쳐 다시 골라 주세요.', { count: rows.length })}
      </p>
      <ul className="mt-2 grid gap-1 text-small">
        {rows.slice(0, mostShown).map(({ row, name, message }) => (
          <li key={row} className="[overflow-wrap:anywhere]">
            <span className="tabular font-medium">{t('{count}행', { count: row })}</span>
            {name && ` · ${name}`}: {message}
          </li>
        ))}
      </ul>
      {rows.length > mostShown && (
        <p className="mt-2 text-small text-ink-500">
          {t('그 밖에 {count}줄이 더 있어요.', { count: rows.length - mostShown })}
        </p>
      )}
    </div>
  )
}
