import { X } from 'lucide-react'
import { inLang } from '#kernel/language.ts'
import type { Material } from '#shop/custom/formula-contract.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type DraftLine, ownMaterial } from './draft.ts'
import { noteWords } from './words.ts'

type Props = {
  line: DraftLine
  number: number
  library: readonly Material[]
  errors: Record<string, string>
  prefix: string
  onChange: (line: DraftLine) => void
  onRemove: () => void
}

/** One material of a formula. */
export function LineFields({ line, number, library, errors, prefix, onChange, onRemove }: Props) {
  const t = useT()
  const { lang } = useLang()
  const set = (part: Partial<DraftLine>) => onChange({ ...line, ...part })
  const error = (name: string) => errors[`${prefix}.${name}`] ?? null
  return (
    <li className="relative grid grid-cols-2 gap-3 border border-paper-200 bg-paper-0 p-4 card:grid-cols-[minmax(0,1fr)_112px_112px_128px] card:pr-14">
      <div className="max-card:col-span-2 max-card:pr-12">
        <Select
          label={t('{number}번 재료', { number })}
          placeholder={t('재료 고르기')}
          optional
          value={line.material_id}
          error={error('material_id')}
          onChange={(material_id) => set({ material_id, note: '' })}
          choices={[
            ...library.map((one) => ({
              value: String(one.material_id),
              label: inLang(lang, one.name, one.name_en),
            })),
            { value: ownMaterial, label: t('직접 적기') },
          ]}
        />
        {line.material_id === ownMaterial && (
          <TextField
            label={t('재료 이름')}
            hideLabel
            placeholder={t('재료 이름')}
            value={line.name}
            onChange={(name) => set({ name })}
            error={error('name')}
            maxLength={60}
            className="mt-2"
          />
        )}
      </div>
      <TextField
        label={t('양 (g)')}
        inputMode="decimal"
        value={line.amount}
        onChange={(amount) => set({ amount })}
        error={error('amount')}
        maxLength={12}
      />
      <TextField
        label={t('희석 (%)')}
        inputMode="decimal"
        value={line.dilution}
        onChange={(dilution) => set({ dilution })}
        error={error('dilution')}
        maxLength={6}
      />
      <Select
        label={t('노트')}
        optional
        placeholder={t('그대로')}
        value={line.note}
        onChange={(note) => set({ note })}
        choices={(['top', 'heart', 'base'] as const).map((note) => ({
          value: note as DraftLine['note'],
          label: t(noteWords[note]),
        }))}
      />
      <IconButton
        label={t('{number}번 재료 빼기', { number })}
        icon={<X aria-hidden="true" size={18} strokeWidth={1.75} />}
        onClick={onRemove}
        className="absolute top-2 right-2"
      />
    </li>
  )
}
