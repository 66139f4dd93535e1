import {
  aligns,
  type DesignElement,
  faceKeys,
  type StudioOptions,
} from '#shop/bottle/design-contract.ts'
import { palette } from '#shop/bottle/palette-rules.ts'
import { useLang, useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { Measure } from './measure.tsx'
import { Swatches } from './swatches.tsx'
import type { Editor } from './use-editor.ts'

type Props = { element: DesignElement; editor: Editor; options: StudioOptions }

/** The words, measures and colour of what is chosen. */
export function ElementFields({ element, editor, options }: Props) {
  const t = useT()
  const { pick } = useLang()
  const { change } = editor
  const foils = options.parts.filter(({ kind }) => kind === 'foil')
  const inks = [
    ...palette.map((one) => ({ key: one.key, name: t(one.name), colour: one.hex })),
    ...foils.map((one) => ({
      key: `foil:${one.key}`,
      name: pick(one.name, one.name_en),
      colour: one.colour,
    })),
  ]
  return (
    <section aria-label={t('고른 것')} className="grid gap-4 border-t border-line pt-4">
      {element.type === 'text' && (
        <>
          <TextArea
            label={t('글')}
            name="text"
            rows={3}
            maxLength={200}
            value={element.text}
            onChange={(text) => change({ ...element, text }, `text ${element.id}`)}
          />
          <Select
            label={t('글꼴')}
            name="face"
            value={element.face}
            onChange={(face) => change({ ...element, face })}
            choices={faceKeys.flatMap((value) => {
              const face = options.faces.find(({ key }) => key === value)
              return face ? [{ value, label: pick(face.name, face.name_en) }] : []
            })}
          />
          <RadioCards
            legend={t('글 맞춤')}
            name="align"
            shape="row"
            grid="grid-cols-3"
            value={element.align}
            onChange={(align) => change({ ...element, align })}
            cards={aligns.map((value) => ({
              value,
              label: { left: t('왼쪽'), center: t('가운데'), right: t('오른쪽') }[value],
            }))}
          />
          <div className="grid grid-cols-2 gap-3">
            <Measure
              label={t('크기 (pt)')}
              value={element.size}
              step={0.5}
              least={2}
              most={120}
              onChange={(size) => change({ ...element, size }, `size ${element.id}`)}
            />
            <Measure
              label={t('자간')}
              value={element.spacing}
              step={10}
              least={-100}
              most={600}
              onChange={(spacing) => change({ ...element, spacing }, `spacing ${element.id}`)}
            />
          </div>
        </>
      )}
      {element.type !== 'text' && (
        <div className="grid grid-cols-2 gap-3">
          <Measure
            label={t('너비 (mm)')}
            value={element.w}
            step={0.5}
            least={2}
            most={200}
            onChange={(w) => {
              const h =
                element.type === 'image' ? Math.max(2, (element.h / element.w) * w) : element.h
              change({ ...element, w, h: Math.round(h * 10) / 10 }, `w ${element.id}`)
            }}
          />
          {element.type === 'line' && element.form !== 'line' && (
            <Measure
              label={t('높이 (mm)')}
              value={element.h}
              step={0.5}
              least={2}
              most={200}
              onChange={(h) => change({ ...element, h }, `h ${element.id}`)}
            />
          )}
          {element.type === 'line' && element.form !== 'dot' && (
            <Measure
              label={t('굵기 (pt)')}
              value={element.stroke}
              step={0.25}
              least={0.25}
              most={12}
              onChange={(stroke) => change({ ...element, stroke }, `stroke ${element.id}`)}
            />
          )}
        </div>
      )}
      <div className="grid grid-cols-3 gap-3">
        <Measure
          label={t('가로 (mm)')}
          value={element.x}
          step={0.5}
          least={-40}
          most={240}
          onChange={(x) => change({ ...element, x }, `x ${element.id}`)}
        />
        <Measure
          label={t('세로 (mm)')}
          value={element.y}
          step={0.5}
          least={-40}
          most={240}
          onChange={(y) => change({ ...element, y }, `y ${element.id}`)}
        />
        <Measure
          label={t('돌리기 (°)')}
          value={element.rotation}
          step={5}
          least={-180}
          most={180}
          onChange={(rotation) => change({ ...element, rotation }, `turn ${element.id}`)}
        />
      </div>
      {'ink' in element && (
        <Swatches
          legend={t('색과 박')}
          value={element.ink}
          onChange={(ink) => change({ ...element, ink })}
          choices={inks}
        />
      )}
    </section>
  )
}
