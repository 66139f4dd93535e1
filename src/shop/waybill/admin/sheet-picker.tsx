import { useId, useState } from 'react'
import { readTableFile, tableFiles } from '#admin/ui/read-table-file.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Sheet } from './waybills-page.tsx'

/** A courier's file, or two columns pasted from a sheet. */
export function SheetPicker({ busy, onCheck }: { busy: boolean; onCheck: (sheet: Sheet) => void }) {
  const t = useT()
  const id = useId()
  const [name, setName] = useState('')
  const [pasted, setPasted] = useState('')

  async function choose(file: File | undefined) {
    if (!file) return
    setName(file.name)
    onCheck(await readTableFile(file))
  }

  // "order, tab or blank, number" on each line, as it comes out of a sheet
  function checkPasted() {
    const rows = pasted
      .split('\n')
      .map((line) => line.trim().split(/[\t,; ]+/))
      .filter(([od_id]) => od_id)
      .map(([od_id = '', ...rest]) => ({
        od_id,
        invoice: rest.at(-1) ?? '',
        company: rest.slice(0, -1).join(' '),
      }))
    if (rows.length) onCheck({ rows })
  }

  return (
    <div className="grid gap-6 desk:grid-cols-2">
      <div>
        <p id={`${id}-hint`} className="text-small text-ink-700">
          {t('주문번호, 택배사, 송장번호 칸이 있는 CSV나 엑셀 파일. 500줄까지예요.')}
        </p>
        <input
          id={id}
          type="file"
          accept={tableFiles}
          aria-describedby={`${id}-hint`}
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
            'mt-3 cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          )}
        >
          {name ? t('다른 송장 파일 고르기') : t('송장 파일 고르기')}
        </label>
        {name && <p className="mt-2 text-small break-all text-ink-500">{name}</p>}
      </div>
      <form
        className="grid content-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          checkPasted()
        }}
      >
        <TextArea
          label={t('주문번호와 송장번호 붙여 넣기')}
          name="pasted"
          rows={4}
          maxLength={50_000}
          value={pasted}
          onChange={setPasted}
          hint={t('시트에서 두 칸을 복사해 한 줄에 하나씩 넣어 주세요.')}
        />
        <Button type="submit" look="outline" size={44} busy={busy} disabled={!pasted.trim()}>
          {t('어떻게 될지 보기')}
        </Button>
      </form>
    </div>
  )
}
