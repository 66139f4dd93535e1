import { FormSection } from '#admin/ui/form-section.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'

type Island = Settings['shipping']['islands'][number]

/** Postcodes that cost more: Jeju, the islands, the mountains. */
export function IslandRows({
  islands,
  onChange,
  error,
}: {
  islands: Island[]
  onChange: (islands: Island[]) => void
  error: (path: string) => string | null
}) {
  const t = useT()
  const { pick } = useLang()
  return (
    <FormSection
      id="islands"
      title={t('도서산간 추가 배송비')}
      note={t('우편번호 범위마다 한 번 더해요. 무료 배송에도 더해요.')}
      end={
        <span className="tabular text-caption text-ink-500">
          {t('{count}줄', { count: islands.length })}
        </span>
      }
    >
      <ol className="grid gap-3">
        {islands.map((island, at) => {
          const path = `islands.${at}`
          const name =
            pick(island.name.ko, island.name.en) || t('{count}번째 줄', { count: at + 1 })
          const change = (part: Partial<Island>) =>
            onChange(islands.map((one, index) => (index === at ? { ...one, ...part } : one)))
          const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 5)
          return (
            <li
              key={at}
              className="grid grid-cols-2 items-end gap-3 border-t border-paper-200 pt-3 first:border-t-0 first:pt-0 wide:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_100px_100px_140px_auto_auto] wide:border-t-0 wide:pt-0"
            >
              <TextField
                label={t('지역')}
                hideLabel={at > 0}
                name={`${path}.name.ko`}
                value={island.name.ko}
                onChange={(ko) => change({ name: { ...island.name, ko } })}
                error={error(`${path}.name.ko`)}
              />
              <TextField
                label={t('지역 (영어)')}
                hideLabel={at > 0}
                name={`${path}.name.en`}
                lang="en"
                value={island.name.en}
                onChange={(en) => change({ name: { ...island.name, en } })}
                error={error(`${path}.name.en`)}
              />
              <TextField
                label={t('첫 우편번호')}
                hideLabel={at > 0}
                name={`${path}.from`}
                inputMode="numeric"
                value={island.from}
                onChange={(from) => change({ from: digits(from) })}
                error={error(`${path}.from`)}
              />
              <TextField
                label={t('끝 우편번호')}
                hideLabel={at > 0}
                name={`${path}.to`}
                inputMode="numeric"
                value={island.to}
                onChange={(to) => change({ to: digits(to) })}
                error={error(`${path}.to`)}
              />
              <NumberField
                label={t('추가 배송비')}
                hideLabel={at > 0}
                name={`${path}.cost`}
                suffix={t('원')}
                value={island.cost}
                onChange={(cost) => change({ cost })}
                error={error(`${path}.cost`)}
              />
              <Switch
                label={t('{name}: 인화성 상품 보내기', { name })}
                checked={!island.no_flammable}
                onChange={(sends) => change({ no_flammable: !sends })}
                words={[t('인화성 가능'), t('인화성 불가')]}
              />
              <RowTools rows={islands} at={at} name={name} onChange={onChange} />
            </li>
          )
        })}
      </ol>
      <div>
        <AddRow
          onClick={() =>
            onChange([
              ...islands,
              { name: { ko: '', en: '' }, from: '', to: '', cost: 3_000, no_flammable: false },
            ])
          }
        >
          {t('지역 더하기')}
        </AddRow>
      </div>
    </FormSection>
  )
}
