import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Panel } from './panel.tsx'

type Currency = 'krw' | 'usd'
type Priced<Row> = { currency: Currency; rows: readonly Row[] }

/** The money of what staff write for a buyer; prices that were agreed on were of the other one. */
export function CurrencyPanel<Row extends { price: number | null }>({
  value,
  set,
  notes,
}: {
  value: Priced<Row>
  set: (change: { currency: Currency; rows: Row[] }) => void
  /** what follows from each */
  notes: Record<Currency, string>
}) {
  const t = useT()
  return (
    <Panel title={t('화폐')}>
      <RadioCards
        legend={t('화폐')}
        hideLegend
        name="currency"
        grid="grid grid-cols-2 gap-2.5"
        value={value.currency}
        onChange={(currency) =>
          set({ currency, rows: value.rows.map((row) => ({ ...row, price: null })) })
        }
        cards={[
          { value: 'krw', label: t('원화'), note: notes.krw },
          { value: 'usd', label: t('달러'), note: notes.usd },
        ]}
      />
    </Panel>
  )
}
