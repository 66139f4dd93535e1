import { X } from 'lucide-react'
import type { FormulaRow } from '#shop/custom/formula-contract.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

/** A formula, or a calculator with its figures. */
export type Line = { key: number; formula_id: string; address: string; name: string; qty: string }

export function newLine(key: number, formulas: readonly FormulaRow[]): Line {
  return { key, formula_id: String(formulas[0]?.formula_id ?? ''), address: '', name: '', qty: '1' }
}

type Props = {
  lines: readonly Line[]
  formulas: readonly FormulaRow[]
  error: (path: string) => string | null
  onChange: (key: number, part: Partial<Line>) => void
  onRemove: (key: number) => void
}

/** What one person makes, and how many of each. */
export function KitLines({ lines, formulas, error, onChange, onRemove }: Props) {
  const t = useT()
  return (
    <ul className="grid gap-3">
      {lines.map((line, at) => (
        <li key={line.key} className="grid grid-cols-[minmax(0,1fr)_96px_44px] items-start gap-2">
          {line.address ? (
            <p
              className="self-center text-plain [overflow-wrap:anywhere]"
              data-field={`lines.${at}.address`}
            >
              <TextLink to={line.address}>{line.name}</TextLink>
              {error(`lines.${at}.address`) && (
                <span className="block text-small text-bad">{error(`lines.${at}.address`)}</span>
              )}
            </p>
          ) : (
            <Select
              label={t('{number}번 포뮬러', { number: at + 1 })}
              hideLabel
              name={`lines.${at}.formula_id`}
              value={line.formula_id}
              onChange={(formula_id) => onChange(line.key, { formula_id })}
              choices={formulas.map((one) => ({
                value: String(one.formula_id),
                label: one.version_no > 1 ? `${one.title} · v${one.version_no}` : one.title,
              }))}
              error={error(`lines.${at}.formula_id`)}
            />
          )}
          <TextField
            label={t('{number}번의 개수', { number: at + 1 })}
            hideLabel
            name={`lines.${at}.qty`}
            value={line.qty}
            onChange={(qty) => onChange(line.key, { qty })}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            suffix={t('개')}
            shortSuffix
            error={error(`lines.${at}.qty`)}
          />
          <IconButton
            label={t('{number}번 빼기', { number: at + 1 })}
            icon={<X aria-hidden="true" size={18} strokeWidth={1.75} />}
            disabled={lines.length === 1}
            onClick={() => onRemove(line.key)}
          />
        </li>
      ))}
    </ul>
  )
}
