import type { ReactNode } from 'react'
import type { Currency } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { type Facets, families } from '#shop/catalog/contract.ts'
import { familyWord } from '#shop/catalog/ui/note-words.ts'
import { FamilyMark } from '#ui/blotter-strip.tsx'
import { CheckMark } from '#ui/checkbox.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { RangeSlider } from '#ui/range-slider.tsx'
import { rangeWords } from './filter-words.ts'
import type { Filters } from './list-state.ts'
import { NoteFacet } from './note-facet.tsx'
import { PriceRange } from './price-range.tsx'

type Props = { facets: Facets; filters: Filters; onChange: (filters: Filters) => void }

/** The thumbs of the price stop at round amounts: hundreds of won, tens of cents. */
const priceStep: Record<Currency, number> = { krw: 100, usd: 10 }

/** Every facet with its count; one that would give nothing is dimmed, not hidden. */
export function FacetPanel({ facets, filters, onChange }: Props) {
  const t = useT()
  const read = useLang()
  const { currency, lang } = read
  const countOf = (family: string) => facets.family.find((row) => row.value === family)?.count ?? 0
  // wax and glass carry no scent: their lists do not ask for one
  const scented = filters.family.length > 0 || facets.family.length > 0
  return (
    <div className="*:border-paper-200 *:not-first:mt-5 *:not-first:border-t *:not-first:pt-5">
      {scented && (
        <Group title={t('향 계열')}>
          {families.map((family) => {
            const on = filters.family.includes(family)
            return (
              <Row
                key={family}
                name={`family-${family}`}
                on={on}
                count={countOf(family)}
                onChange={(next) =>
                  onChange({
                    ...filters,
                    family: next
                      ? [...filters.family, family]
                      : filters.family.filter((one) => one !== family),
                  })
                }
              >
                <FamilyMark family={family} />
                {familyWord(t, family)}
              </Row>
            )
          })}
        </Group>
      )}
      {(facets.note.length > 0 || filters.note) && (
        <Group title={t('노트')}>
          <NoteFacet
            rows={facets.note}
            chosen={filters.note}
            onChoose={(note) => onChange({ ...filters, note })}
          />
        </Group>
      )}
      {facets.traits.map((group) => (
        <Group key={group.id} title={group.label}>
          {group.values.map(({ value, label, count }) => (
            <Row
              key={value}
              name={`trait-${value}`}
              on={filters.trait.includes(value)}
              count={count}
              onChange={(next) =>
                onChange({
                  ...filters,
                  trait: next
                    ? [...filters.trait, value]
                    : filters.trait.filter((one) => one !== value),
                })
              }
            >
              {label}
            </Row>
          ))}
        </Group>
      ))}
      <Group title={t('가격')}>
        {facets.price_bands.map((band) => {
          const max = band.max === null ? null : band.max - 1
          const on = filters.price_min === band.min && filters.price_max === max
          return (
            <Row
              key={band.min}
              name={`price-${band.min}`}
              on={on}
              count={band.count}
              onChange={(next) =>
                onChange({
                  ...filters,
                  price_min: next ? band.min : null,
                  price_max: next ? max : null,
                })
              }
            >
              {rangeWords(t, band.min, max, read)}
            </Row>
          )
        })}
        {facets.price.max > facets.price.min && (
          <div className="pt-1.5">
            <RangeSlider
              label={t('가격')}
              thumbs={[t('가장 낮은 값'), t('가장 높은 값')]}
              min={facets.price.min}
              max={facets.price.max}
              step={priceStep[currency]}
              value={[filters.price_min ?? facets.price.min, filters.price_max ?? facets.price.max]}
              words={(amount) => formatMoney(amount, currency, lang)}
              onChange={([low, high]) =>
                onChange({
                  ...filters,
                  price_min: low > facets.price.min ? low : null,
                  price_max: high < facets.price.max ? high : null,
                })
              }
            />
          </div>
        )}
        <PriceRange
          key={`${filters.price_min} ${filters.price_max}`}
          min={filters.price_min}
          max={filters.price_max}
          range={facets.price}
          onChange={(price_min, price_max) => onChange({ ...filters, price_min, price_max })}
        />
      </Group>
      <Group title={t('판매 상태')}>
        <Row
          name="in_stock"
          on={filters.in_stock}
          count={facets.in_stock}
          onChange={(in_stock) => onChange({ ...filters, in_stock })}
        >
          {t('바로 살 수 있는 상품')}
        </Row>
        <Row
          name="on_sale"
          on={filters.on_sale}
          count={facets.on_sale}
          onChange={(on_sale) => onChange({ ...filters, on_sale })}
        >
          {t('할인 중')}
        </Row>
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="float-left mb-2 w-full text-small font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

function Row({
  name,
  on,
  count,
  onChange,
  children,
}: {
  name: string
  on: boolean
  count: number
  onChange: (on: boolean) => void
  children: ReactNode
}) {
  const t = useT()
  const empty = !on && count === 0
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: CheckMark is the input
    <label
      data-field={name}
      className={cx(
        'flex min-h-11 items-center gap-2.5 text-small leading-snug desk:min-h-8',
        empty ? 'text-ink-500' : 'cursor-pointer',
      )}
    >
      <CheckMark
        name={name}
        checked={on}
        disabled={empty}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
      <span
        aria-label={t('상품 {count}개', { count })}
        role="img"
        className="tabular ml-auto text-caption text-ink-500"
      >
        {count}
      </span>
    </label>
  )
}
