import type { Draft } from '#admin/ui/draft.ts'
import { NumberField } from '#admin/ui/number-field.tsx'
import { RowTools } from '#admin/ui/row-tools.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import type { StaffOption } from '#shop/catalog/admin-contract.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Written } from '#ui/written.tsx'
import { joinParts, partsOf } from './combine-options.ts'
import { OptionPicture } from './option-picture.tsx'
import { OptionWords } from './option-words.tsx'
import type { ProductForm } from './product-draft.ts'
import { StockChange } from './stock-change.tsx'
import { unitWord } from './unit-word.ts'

type Props = {
  option: StaffOption
  at: number
  rows: readonly StaffOption[]
  path: string
  subjects: readonly string[]
  draft: Draft<ProductForm>
  onChange: (rows: StaffOption[]) => void
  error: (path: string) => string | null
}

/** One line that can be bought. */
export function OptionRow({ option, at, rows, path, subjects, draft, onChange, error }: Props) {
  const t = useT()
  const change = (part: Partial<StaffOption>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const parts = partsOf(option.io_id, subjects.length)
  const english = partsOf(option.io_id_en, subjects.length)
  const words = parts.filter(Boolean).join(' / ')
  const name = words || t('{count}번째 옵션', { count: at + 1 })
  const isAddOn = option.io_type === 1
  const put = (list: readonly string[], level: number, word: string) =>
    joinParts(list.map((part, index) => (index === level ? word : part)))
  const wrong = error(`${path}.io_id`)

  return (
    <fieldset
      data-field={`${path}.io_id`}
      className={cx(
        'border p-3',
        wrong ? 'border-2 border-bad' : 'border-paper-200',
        !option.io_use && 'bg-paper-50',
      )}
    >
      <legend className="sr-only">
        <Written>{name}</Written>
      </legend>
      {subjects.length > 0 && (
        <div className="mb-3 grid gap-2 card:grid-cols-2">
          <span
            className={cx(
              'grid gap-2',
              subjects.length === 2 && 'grid-cols-2',
              subjects.length === 3 && 'grid-cols-3',
            )}
          >
            {subjects.map((subject, level) => (
              <TextField
                key={level}
                label={subject || t('{count}단계', { count: level + 1 })}
                value={parts[level] ?? ''}
                maxLength={60}
                onChange={(word) => change({ io_id: put(parts, level, word) })}
              />
            ))}
          </span>
          <span
            className={cx(
              'grid gap-2',
              subjects.length === 2 && 'grid-cols-2',
              subjects.length === 3 && 'grid-cols-3',
            )}
          >
            {subjects.map((subject, level) => (
              <TextField
                key={level}
                label={`${subject || t('{count}단계', { count: level + 1 })} (${t('영어')})`}
                lang="en"
                value={english[level] ?? ''}
                maxLength={60}
                onChange={(word) => change({ io_id_en: put(english, level, word) })}
              />
            ))}
          </span>
        </div>
      )}
      {wrong && <p className="type-caption mb-2 text-bad">{wrong}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <NumberField
          label={isAddOn ? t('값') : t('더하는 값')}
          name={`${path}.io_price`}
          suffix={t('원')}
          negative={!isAddOn}
          value={option.io_price}
          onChange={(io_price) => change({ io_price })}
          error={error(`${path}.io_price`)}
          className="w-[calc(50%-6px)] card:w-40"
        />
        <NumberField
          label={isAddOn ? t('달러 값') : t('달러 판매가')}
          name={`${path}.io_price_usd`}
          currency="usd"
          suffix="US$"
          optional
          value={option.io_price_usd}
          onChange={(io_price_usd) => change({ io_price_usd })}
          error={error(`${path}.io_price_usd`)}
          className="w-[calc(50%-6px)] card:w-40"
        />
        {option.io_no === null ? (
          <NumberField
            label={t('처음 재고')}
            name={`${path}.io_stock_qty`}
            suffix={t('개')}
            value={option.io_stock_qty}
            onChange={(qty) => change({ io_stock_qty: qty })}
            error={error(`${path}.io_stock_qty`)}
            className="w-36"
          />
        ) : (
          <StockChange option={option} io_no={option.io_no} name={name} draft={draft} />
        )}
        {!isAddOn && draft.value.it_unit !== '' && (
          <NumberField
            label={t('들어 있는 양')}
            name={`${path}.io_content`}
            suffix={unitWord(t, draft.value.it_unit)}
            value={option.io_content}
            onChange={(most) => change({ io_content: most })}
            error={error(`${path}.io_content`)}
            className="w-36"
          />
        )}
        {!isAddOn && (
          <OptionPicture
            name={name}
            image={option.io_image}
            onChange={(io_image) => change({ io_image })}
          />
        )}
        <Checkbox
          checked={option.io_made}
          onChange={(io_made) => change({ io_made })}
          className="self-end pb-1"
        >
          {t('주문 제작 (각인 등)')}
        </Checkbox>
        <span className="ml-auto flex items-center">
          <Switch
            label={t('{name} 판매', { name })}
            checked={option.io_use}
            onChange={(io_use) => change({ io_use })}
            words={[t('판매'), t('판매 안 함')]}
          />
          {(subjects.length > 0 || isAddOn) && (
            <RowTools rows={rows} at={at} name={name} onChange={onChange} keepLast={!isAddOn} />
          )}
        </span>
      </div>
      <OptionWords
        picture={draft.value.images[0] ?? ''}
        option={option}
        path={path}
        name={name}
        change={change}
        error={error}
      />
    </fieldset>
  )
}
