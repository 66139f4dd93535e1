import { RowGroup } from '#admin/ui/form-section.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import type { PriceTier } from '#shop/bottle/design-contract.ts'
import { useT } from '#ui/language.tsx'
import { PricePair } from './price-pair.tsx'

type Props = {
  tiers: PriceTier[]
  onChange: (tiers: PriceTier[]) => void
  error: (path: string) => string | null
}

/** From how many pieces, what each costs, and the working days until it leaves. */
export function TierRows({ tiers, onChange, error }: Props) {
  const t = useT()
  const last = tiers.at(-1)
  return (
    <RowGroup legend={t('수량별 값')} name="tiers" error={error('tiers')}>
      <ol className="grid gap-3">
        {tiers.map((tier, at) => {
          const change = (part: Partial<PriceTier>) =>
            onChange(tiers.map((one, row) => (row === at ? { ...one, ...part } : one)))
          const path = `tiers.${at}`
          const each = 'w-[calc(50%-6px)] card:w-32'
          return (
            <li key={at} className="flex flex-wrap items-end gap-3 border-b border-paper-200 pb-3">
              <NumberField
                label={t('몇 개부터')}
                name={`${path}.from`}
                className={each}
                value={tier.from}
                onChange={(from) => change({ from: from ?? 0 })}
                error={error(`${path}.from`)}
              />
              <PricePair
                labels={[t('한 개 값'), t('달러 값')]}
                names={[`${path}.won`, `${path}.usd`]}
                values={[tier.won, tier.usd ?? null]}
                onChange={(won, usd) => change({ won, usd })}
                error={error}
                className={each}
              />
              <NumberField
                label={t('영업일')}
                name={`${path}.days`}
                className={each}
                suffix={t('일')}
                value={tier.days}
                onChange={(days) => change({ days: days ?? 0 })}
                error={error(`${path}.days`)}
              />
              <RowTools
                rows={tiers}
                at={at}
                name={t('{count}개부터', { count: tier.from })}
                onChange={onChange}
                keepLast
              />
            </li>
          )
        })}
      </ol>
      <AddRow
        disabled={tiers.length >= 10}
        onClick={() =>
          onChange([
            ...tiers,
            {
              from: (last?.from ?? 0) * 2 || 1,
              won: last?.won ?? 0,
              usd: null,
              days: last?.days ?? 5,
            },
          ])
        }
      >
        {t('수량 더하기')}
      </AddRow>
    </RowGroup>
  )
}
