import { useState } from 'react'
import { FormSection } from '#admin/ui/form-section.tsx'
import { PicturePicker } from '#admin/ui/picture-picker.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import type { ColorTip } from '#shop/catalog/contract.ts'
import { useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { levelValuesOf } from './combine-options.ts'
import type { SectionProps } from './product-form.tsx'

const most = 12

/** The little colours on a tile: each shows its picture, and may stand for a value of the first option level. */
export function ColorTipsSection({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  const [picking, setPicking] = useState<number | null>(null)
  const tips = value.color_tips
  const put = (color_tips: ColorTip[]) => set({ color_tips })
  const change = (at: number, part: Partial<ColorTip>) =>
    put(tips.map((tip, index) => (index === at ? { ...tip, ...part } : tip)))
  const first = levelValuesOf(value.options, value.it_option_subject.length)[0] ?? []
  return (
    <FormSection
      id="tips"
      title={t('색 표시')}
      note={t('같은 상품의 색을 목록에서 동그라미로 보여요. 누르면 그 사진이 나와요.')}
    >
      <ol className="grid gap-4 empty:hidden">
        {tips.map((tip, at) => {
          const path = `color_tips.${at}`
          return (
            <li
              key={at}
              className="grid grid-cols-[44px_48px_minmax(0,1fr)] items-end gap-3 wide:grid-cols-[44px_48px_repeat(3,minmax(0,1fr))_auto]"
            >
              <button
                type="button"
                onClick={() => setPicking(at)}
                aria-label={t('{name} 사진 고르기', { name: tip.name || `${at + 1}` })}
                className="h-12 overflow-hidden rounded-tag border border-control bg-paper-100"
              >
                {tip.image_url ? (
                  <Picture name={tip.image_url} alt="" sizes="44px" />
                ) : (
                  <span aria-hidden="true">+</span>
                )}
              </button>
              <input
                type="color"
                aria-label={t('{name} 색', { name: tip.name || `${at + 1}` })}
                value={/^#[\da-f]{6}$/i.test(tip.color_tip) ? tip.color_tip : '#d3cabb'}
                onChange={(event) => change(at, { color_tip: event.target.value })}
                className="h-12 w-12 cursor-pointer rounded-tag border border-control bg-paper-0 p-1"
              />
              <TextField
                label={t('색 이름')}
                name={`${path}.name`}
                value={tip.name}
                onChange={(name) => change(at, { name })}
                error={error(`${path}.name`)}
              />
              <TextField
                label={t('색 이름 (영어)')}
                name={`${path}.name_en`}
                lang="en"
                value={tip.name_en}
                onChange={(name_en) => change(at, { name_en })}
                error={error(`${path}.name_en`)}
                className="max-wide:col-span-3"
              />
              <Select
                label={t('옵션 값')}
                optional
                placeholder={t('없음')}
                value={tip.value ?? ''}
                choices={first.map(({ word }) => ({ value: word, label: word }))}
                onChange={(word) => change(at, { value: word || undefined })}
                className="max-wide:col-span-2"
              />
              <RowTools
                rows={tips}
                at={at}
                name={tip.name || t('{count}번째 색', { count: at + 1 })}
                onChange={put}
              />
            </li>
          )
        })}
      </ol>
      <div>
        <AddRow
          disabled={tips.length >= most}
          onClick={() =>
            put([
              ...tips,
              { color_tip: '#d3cabb', name: '', name_en: '', image_url: value.images[0] ?? '' },
            ])
          }
        >
          {t('색 더하기')}
        </AddRow>
      </div>
      <PicturePicker
        open={picking !== null}
        onClose={() => setPicking(null)}
        chosen={[]}
        onChoose={(name) => {
          if (picking !== null) change(picking, { image_url: name })
          setPicking(null)
        }}
      />
    </FormSection>
  )
}
