import { Plus, X } from 'lucide-react'
import { mostLines } from '#shop/application/rules.ts'
import { Button } from '#ui/button.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { GoodsLine } from './use-application-form.ts'

/** What is needed, and how many of each. */
export function GoodsRows({
  lines,
  onChange,
  error,
}: {
  lines: readonly GoodsLine[]
  onChange: (lines: GoodsLine[]) => void
  error: string | null
}) {
  const t = useT()
  const put = (key: number, part: Partial<GoodsLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  return (
    <fieldset data-field="goods">
      <legend className="type-h3 mb-4">{t('필요한 상품')}</legend>
      <ol className="grid gap-3">
        {lines.map((line, at) => (
          <li
            key={line.key}
            className="grid grid-cols-[minmax(0,1fr)_104px_44px] items-end gap-2 card:grid-cols-[minmax(0,1fr)_140px_44px]"
          >
            <TextField
              label={t('{count}번째 상품', { count: at + 1 })}
              name={`goods.${at}`}
              maxLength={100}
              autoComplete="off"
              placeholder={t('예: 코튼 캔들 200 g')}
              aria-invalid={error && !line.name.trim() ? true : undefined}
              value={line.name}
              onChange={(name) => put(line.key, { name })}
            />
            <TextField
              label={t('수량')}
              name={`counts.${at}`}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              aria-invalid={error && !line.qty.trim() ? true : undefined}
              value={line.qty}
              onChange={(qty) => put(line.key, { qty: qty.replace(/\D/g, '') })}
            />
            <button
              type="button"
              disabled={lines.length === 1}
              aria-label={t('{count}번째 상품 빼기', { count: at + 1 })}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
              className="grid size-11 place-items-center self-end text-ink-700 hover:text-ink-900 disabled:opacity-30"
            >
              <X aria-hidden="true" size={18} strokeWidth={1.5} />
            </button>
          </li>
        ))}
      </ol>
      <FieldNotes id="goods" error={error} />
      {lines.length < mostLines && (
        <Button
          look="outline"
          size={44}
          className="mt-4"
          onClick={() =>
            onChange([
              ...lines,
              { key: Math.max(...lines.map(({ key }) => key)) + 1, name: '', qty: '' },
            ])
          }
        >
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          {t('상품 더하기')}
        </Button>
      )}
    </fieldset>
  )
}
