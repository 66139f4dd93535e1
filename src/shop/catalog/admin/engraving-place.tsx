import { Suspense } from 'react'
import { NumberField } from '#admin/ui/number-field.tsx'
import { type EngravedPlace, engravedTones } from '#shop/catalog/asks-contract.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Select } from '#ui/select.tsx'

const EngravingPreview = lazyPart(() =>
  import('#shop/cart/ui/engraving-writing.tsx').then((found) => found.EngravingPreview),
)

type Props = {
  place: EngravedPlace | null
  /** of the product; the place is on the first of them */
  picture: string
  path: string
  onChange: (place: EngravedPlace | null) => void
  error: (path: string) => string | null
}

const usual: EngravedPlace = { x: 50, y: 50, width: 40, zoom: 200, tone: 'light' }

/** Where on the photograph buyers see their letters before they order. */
export function EngravingPlace({ place, picture, path, onChange, error }: Props) {
  const t = useT()
  const figure = (name: 'x' | 'y' | 'width' | 'zoom', label: string) =>
    place && (
      <NumberField
        label={label}
        name={`${path}.${name}`}
        suffix="%"
        value={place[name]}
        onChange={(next) => onChange({ ...place, [name]: next })}
        error={error(`${path}.${name}`)}
        className="w-32"
      />
    )
  return (
    <div className="grid gap-3">
      <Checkbox
        checked={place !== null}
        onChange={(on) => onChange(on ? usual : null)}
        disabled={!picture && !place}
      >
        {t('첫 사진 위에 각인 미리보기')}
      </Checkbox>
      <p className="text-caption text-ink-500">
        {picture
          ? t('켜지 않으면 글자를 빈 판 위에 보여 줘요.')
          : t('상품 사진을 먼저 올려 주세요.')}
      </p>
      {place && (
        <div className="flex flex-wrap gap-4">
          <Suspense fallback={<span className="block w-[168px]" />}>
            <EngravingPreview
              letters="M.J."
              family="var(--font-serif)"
              weight={400}
              picture={picture}
              place={place}
            />
          </Suspense>
          <div className="flex min-w-0 flex-1 basis-64 flex-wrap content-start gap-3">
            {figure('x', t('왼쪽에서'))}
            {figure('y', t('위에서'))}
            {figure('width', t('글자 자리 너비'))}
            {figure('zoom', t('가까이 보기'))}
            <Select
              label={t('글자 색')}
              name={`${path}.tone`}
              value={place.tone}
              onChange={(tone) => onChange({ ...place, tone })}
              choices={engravedTones.map((tone) => ({
                value: tone,
                label: tone === 'light' ? t('밝게 (유리)') : t('어둡게 (나무, 종이)'),
              }))}
              className="w-48"
            />
          </div>
        </div>
      )}
    </div>
  )
}
