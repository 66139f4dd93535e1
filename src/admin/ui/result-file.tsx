import { writeCsv } from '#kernel/csv.ts'
import { saveBytes } from '#kernel/save-file.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

/** What became of each of many, to be kept or handed on. */
export function ResultFile({
  name,
  head,
  rows,
}: {
  /** of the file, without its ending */
  name: string
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}) {
  const t = useT()
  const save = () =>
    saveBytes(
      `${name}.csv`,
      new Blob([writeCsv([head, ...rows.map((row) => row.map(String))])], { type: 'text/csv' }),
    )
  return (
    <Button look="outline" size={44} onClick={save}>
      {t('결과 파일 받기')}
    </Button>
  )
}
