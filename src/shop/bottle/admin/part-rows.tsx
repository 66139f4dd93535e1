import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import type { BottlePart, PartKind } from '#shop/bottle/design-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { PricePair } from './price-pair.tsx'

type Props = {
  kind: PartKind
  /** of every kind, as they are stored together */
  parts: BottlePart[]
  stored: readonly BottlePart[]
  onChange: (parts: BottlePart[]) => void
  error: (path: string) => string | null
}
const each = 'w-[calc(50%-6px)] card:w-40'

/** What shoppers choose of one kind: its names, colour and what it adds to the price. */
export function PartRows({ kind, parts, stored, onChange, error }: Props) {
  const t = useT()
  const { pick } = useLang()
  const own = parts.filter((part) => part.kind === kind)
  const others = parts.filter((part) => part.kind !== kind)
  const isDrawn = kind === 'shape' || kind === 'face'
  return (
    <div className="grid gap-4" data-field="parts">
      {own.map((part) => {
        const at = parts.indexOf(part)
        const path = `parts.${at}`
        const change = (more: Partial<BottlePart>) =>
          onChange(parts.map((one) => (one === part ? { ...one, ...more } : one)))
        const isNew = !stored.some((one) => one.kind === kind && one.key === part.key)
        const name = pick(part.name, part.name_en) || t('새 줄')
        return (
          <section
            key={part.key}
            aria-label={name}
            className="grid gap-3 border-b border-paper-200 pb-4 last:border-b-0"
          >
            <BothLanguages
              label={t('이름')}
              names={[`${path}.name`, `${path}.name_en`]}
              values={[part.name, part.name_en]}
              onChange={(name, name_en) => change({ name, name_en })}
              errors={[error(`${path}.name`), error(`${path}.name_en`)]}
              maxLength={60}
            />
            <div className="flex flex-wrap items-end gap-3">
              {!isDrawn && kind !== 'finish' && (
                <TextField
                  label={t('색 값')}
                  name={`${path}.colour`}
                  className={each}
                  maxLength={7}
                  value={part.colour}
                  onChange={(colour) => change({ colour: colour.toLowerCase() })}
                  error={error(`${path}.colour`)}
                  shortSuffix
                  suffix={
                    <span
                      aria-hidden="true"
                      style={{ background: part.colour }}
                      className="block size-5 rounded-full border border-control"
                    />
                  }
                />
              )}
              {kind === 'foil' && (
                <TextField
                  label={t('판 이름')}
                  name={`${path}.spot`}
                  className={each}
                  maxLength={40}
                  value={part.spot}
                  onChange={(spot) => change({ spot })}
                  error={error(`${path}.spot`)}
                />
              )}
              {!isDrawn && kind !== 'liquid' && (
                <>
                  <PricePair
                    labels={[t('한 개에 더함'), t('달러 값')]}
                    names={[`${path}.won`, `${path}.usd`]}
                    values={[part.won, part.usd ?? null]}
                    onChange={(won, usd) => change({ won, usd })}
                    error={error}
                    className={each}
                  />
                  <PricePair
                    labels={[t('판 준비비'), t('판 준비비 (달러)')]}
                    names={[`${path}.setup_won`, `${path}.setup_usd`]}
                    values={[part.setup_won, part.setup_usd ?? null]}
                    onChange={(setup_won, setup_usd) => change({ setup_won, setup_usd })}
                    error={error}
                    className={each}
                  />
                </>
              )}
              <Switch
                label={t('{name} 쓰기', { name })}
                checked={part.is_used}
                onChange={(is_used) => change({ is_used })}
                words={[t('써요'), t('쓰지 않아요')]}
              />
              {isNew && (
                <RowTools
                  rows={own}
                  at={own.indexOf(part)}
                  name={name}
                  onChange={(rows) => onChange([...others, ...rows])}
                />
              )}
            </div>
          </section>
        )
      })}
      {!isDrawn && (
        <AddRow
          disabled={parts.length >= 100}
          onClick={() =>
            onChange([
              ...parts,
              {
                ...{ kind, key: crypto.randomUUID().slice(0, 13), name: '', name_en: '' },
                ...{ colour: '#ffffff', spot: '', won: 0, usd: null, setup_won: 0 },
                ...{ setup_usd: null, is_used: true },
              },
            ])
          }
        >
          {t('하나 더하기')}
        </AddRow>
      )}
    </div>
  )
}
