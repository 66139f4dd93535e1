import { memo } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { type Draft, inOtherUnit, type Known, type SetDraft } from './draft.ts'
import { unitWords } from './words.ts'

type Props = {
  unit: Draft['unit']
  setDraft: SetDraft
  known: Known
  onScale: () => void
  together: boolean
  setTogether: (together: boolean) => void
}

/** In which unit amounts are written, and what happens to all of them at once. */
export const LinesHead = memo(function LinesHead(props: Props) {
  const { unit, setDraft, known, onScale, together, setTogether } = props
  const t = useT()
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 className="type-h3">{t('재료')}</h2>
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={t('적는 단위')}
            hideLabel
            small
            value={unit}
            onChange={(to) => setDraft((before) => inOtherUnit(before, to, known))}
            choices={(['g', 'ml', 'drop', 'percent'] as const).map((one) => ({
              value: one,
              label: t(unitWords[one]),
            }))}
            className="w-28"
          />
          <Button look="ghost" size={44} onClick={onScale}>
            {unit === 'percent' ? t('합을 100%로 맞추기') : t('배치에 맞춰 양 바꾸기')}
          </Button>
        </div>
      </div>
      {unit === 'percent' && (
        <Checkbox checked={together} onChange={setTogether} className="mb-3">
          {t('하나를 고치면 잠그지 않은 재료가 함께 바뀌어 100%를 지켜요')}
        </Checkbox>
      )}
      {unit === 'drop' && (
        <p className="mb-3 text-caption text-ink-500">
          {t('한 방울은 0.03 g으로 어림해요. 저울로 재면 더 정확해요.')}
        </p>
      )}
    </>
  )
})
