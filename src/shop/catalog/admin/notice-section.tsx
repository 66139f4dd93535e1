import { FormSection } from '#admin/ui/form-section.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import type { LegalNotice } from '#shop/catalog/contract.ts'
import { noticeLabels } from '#shop/catalog/ui/notice-rows-text.ts'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SectionProps } from './product-form.tsx'

type Row = LegalNotice['rows'][number]

/** The table that the law asks for, row by row. */
export function NoticeSection({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  const { notice } = value
  const kinds = [
    ['household', t('생활화학제품 (캔들, 디퓨저)')],
    ['cosmetic', t('화장품 (향수)')],
    ['material', t('재료')],
    ['goods', t('소품·도구')],
    ['book', t('책')],
  ].map(([kind = '', label = '']) => ({ value: kind, label }))
  const put = (rows: Row[]) => set({ notice: { ...notice, rows } })
  const missing = noticeLabels(notice.gubun).filter(
    ([label]) => !notice.rows.some((row) => row.label === label),
  )
  return (
    <FormSection
      id="notice"
      title={t('상품정보 고시')}
      note={t('법으로 알려야 하는 항목이에요. 위에서부터 차례로 보여요.')}
    >
      <Select
        label={t('품목')}
        name="notice.gubun"
        value={notice.gubun}
        choices={
          kinds.some((kind) => kind.value === notice.gubun)
            ? kinds
            : [...kinds, { value: notice.gubun, label: notice.gubun }]
        }
        onChange={(gubun) => set({ notice: { ...notice, gubun } })}
        className="card:max-w-[320px]"
      />
      <ol className="grid gap-4 empty:hidden">
        {notice.rows.map((row, at) => {
          const path = `notice.rows.${at}`
          const change = (part: Partial<Row>) =>
            put(notice.rows.map((one, index) => (index === at ? { ...one, ...part } : one)))
          return (
            <li
              key={at}
              className="grid items-end gap-x-3 gap-y-2 border-t border-paper-200 pt-4 first:border-t-0 first:pt-0 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,4fr)_minmax(0,4fr)_auto] wide:border-t-0 wide:pt-0"
            >
              <TextField
                label={t('항목')}
                hideLabel={at > 0}
                name={`${path}.label`}
                value={row.label}
                onChange={(label) => change({ label })}
                error={error(`${path}.label`)}
              />
              <TextField
                label={t('항목 (영어)')}
                hideLabel={at > 0}
                name={`${path}.label_en`}
                lang="en"
                value={row.label_en}
                onChange={(label_en) => change({ label_en })}
                error={error(`${path}.label_en`)}
              />
              <TextField
                label={t('내용')}
                hideLabel={at > 0}
                name={`${path}.value`}
                value={row.value}
                onChange={(next) => change({ value: next })}
                error={error(`${path}.value`)}
              />
              <TextField
                label={t('내용 (영어)')}
                hideLabel={at > 0}
                name={`${path}.value_en`}
                lang="en"
                value={row.value_en}
                onChange={(value_en) => change({ value_en })}
                error={error(`${path}.value_en`)}
              />
              <RowTools
                rows={notice.rows}
                at={at}
                name={row.label || t('{count}번째 항목', { count: at + 1 })}
                onChange={put}
              />
            </li>
          )
        })}
      </ol>
      <div className="flex flex-wrap gap-2">
        {missing.length > 0 && (
          <AddRow
            onClick={() =>
              put([
                ...notice.rows,
                ...missing.map(([label, label_en]) => ({
                  label,
                  label_en,
                  value: '',
                  value_en: '',
                })),
              ])
            }
          >
            {t('이 품목의 항목 {count}줄 채우기', { count: missing.length })}
          </AddRow>
        )}
        <AddRow
          onClick={() =>
            put([...notice.rows, { label: '', label_en: '', value: '', value_en: '' }])
          }
        >
          {t('항목 더하기')}
        </AddRow>
      </div>
    </FormSection>
  )
}
