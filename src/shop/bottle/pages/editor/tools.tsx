import { call } from '#kernel/queries.ts'
import { bottleStudio } from '#shop/bottle/contract.ts'
import { type Bottle, type StudioOptions, shapeKeys } from '#shop/bottle/design-contract.ts'
import { onOther } from '#shop/bottle/history-rules.ts'
import { palette } from '#shop/bottle/palette-rules.ts'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TabRow } from '#ui/tabs.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { ElementFields } from './element-fields.tsx'
import { Layers } from './layers.tsx'
import { Swatches } from './swatches.tsx'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor; options: StudioOptions; bottle: Bottle }
export type Tool = 'start' | 'bottle' | 'label' | 'things'
type RowProps = { id: string; tool: Tool; onChange: (tool: Tool) => void }

/** What the label and its bottle are made of, one drawer at a time. */
export function ToolRow({ id, tool, onChange }: RowProps) {
  const t = useT()
  const tabs: { value: Tool; label: string }[] = [
    { value: 'start', label: t('시작') },
    { value: 'bottle', label: t('병') },
    { value: 'label', label: t('라벨') },
    { value: 'things', label: t('글과 그림') },
  ]
  return <TabRow id={id} label={t('도구')} tabs={tabs} value={tool} onChange={onChange} />
}

/** The drawer that is open. */
export function OpenTool({ tool, ...props }: Props & { tool: Tool }) {
  return (
    <div className="grid gap-5 py-4">
      {tool === 'start' && <Start {...props} />}
      {tool === 'bottle' && <BottleTools {...props} />}
      {tool === 'label' && <LabelTools {...props} />}
      {tool === 'things' && <Things {...props} />}
    </div>
  )
}

function Start({ editor, options }: Props) {
  const t = useT()
  const { pick } = useLang()
  return (
    <>
      <p className="text-small text-ink-700">
        {t('본보기에서 시작하면 글자만 바꿔도 돼요. 지금 도안은 되돌리기로 다시 볼 수 있어요.')}
      </p>
      <ul className="grid gap-2">
        {options.templates.map(({ key, name, name_en, doc }) => (
          <li key={key}>
            <Button look="outline" size={44} wide onClick={() => editor.put(() => doc)}>
              {pick(name, name_en)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function BottleTools({ editor, options, bottle }: Props) {
  const t = useT()
  const { pick } = useLang()
  const { doc } = editor
  const partsOf = (kind: 'cap' | 'liquid') =>
    options.parts
      .filter((part) => part.kind === kind && (kind !== 'cap' || bottle.caps.includes(part.key)))
      .map((part) => ({ key: part.key, name: pick(part.name, part.name_en), colour: part.colour }))
  return (
    <>
      <RadioCards
        legend={t('병')}
        name="bottle"
        grid="grid-cols-2"
        value={String(doc.bottle_id)}
        onChange={(value) => {
          const next = options.bottles.find(({ bottle_id }) => String(bottle_id) === value)
          if (!next) return
          editor.set({
            bottle_id: next.bottle_id,
            elements: onOther(doc, bottle, next),
            cap: next.caps.includes(doc.cap) ? doc.cap : (next.caps[0] ?? doc.cap),
            shape: next.shapes.includes(doc.shape) ? doc.shape : (next.shapes[0] ?? doc.shape),
          })
        }}
        cards={options.bottles.map((one) => ({
          value: String(one.bottle_id),
          label: pick(one.name, one.name_en),
          note: `${one.volume_ml} ml · ${one.label_w} × ${one.label_h} mm`,
        }))}
      />
      <Swatches
        legend={t('뚜껑')}
        value={doc.cap}
        onChange={(cap) => editor.set({ cap })}
        choices={partsOf('cap')}
      />
      <Swatches
        legend={t('향의 색')}
        value={doc.liquid}
        onChange={(liquid) => editor.set({ liquid })}
        choices={partsOf('liquid')}
      />
    </>
  )
}

function LabelTools({ editor, options, bottle }: Props) {
  const t = useT()
  const { pick } = useLang()
  const named = (kind: 'shape' | 'finish') => options.parts.filter((part) => part.kind === kind)
  return (
    <>
      <RadioCards
        legend={t('라벨 모양')}
        name="shape"
        grid="grid-cols-2"
        value={editor.doc.shape}
        onChange={(shape) => editor.set({ shape })}
        cards={shapeKeys.flatMap((value) => {
          const part = named('shape').find(({ key }) => key === value)
          return part && bottle.shapes.includes(value)
            ? [{ value, label: pick(part.name, part.name_en) }]
            : []
        })}
      />
      <RadioCards
        legend={t('종이와 마감')}
        name="finish"
        grid="grid-cols-2"
        value={editor.doc.finish}
        onChange={(finish) => editor.set({ finish })}
        cards={named('finish').map((part) => ({
          value: part.key,
          label: pick(part.name, part.name_en),
        }))}
      />
      <Swatches
        legend={t('바탕색')}
        value={editor.doc.ground}
        onChange={(ground) => editor.set({ ground })}
        choices={palette.map((one) => ({ key: one.key, name: t(one.name), colour: one.hex }))}
      />
    </>
  )
}

function Things({ editor, options, bottle }: Props) {
  const t = useT()
  const messages = useMessages()
  const { busy, send } = useSend(messages)
  const middle = { x: bottle.label_w / 2, y: bottle.label_h / 2, rotation: 0 }

  async function take([file]: File[]) {
    if (!file) return
    messages.show({})
    const kept = await send(() => call(bottleStudio.upload, { body: { file } }))
    if (!kept) return
    const { file_id, width, height } = kept.data
    const w = Math.round(Math.min(bottle.label_w * 0.5, (width / 300) * 25.4) * 10) / 10
    const h = Math.max(2, Math.round(((w * height) / width) * 10) / 10)
    editor.add({ ...middle, type: 'image', file_id, px: width, px_h: height, w: Math.max(2, w), h })
  }

  const line = { ...middle, type: 'line' as const, stroke: 0.5, ink: 'ink' }
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Button
          look="outline"
          size={44}
          onClick={() =>
            editor.add({
              ...middle,
              type: 'text',
              text: t('여기에 글'),
              face: 'pretendard',
              size: 12,
              ink: 'ink',
              align: 'center',
              spacing: 0,
            })
          }
        >
          {t('글 더하기')}
        </Button>
        <Button
          look="outline"
          size={44}
          onClick={() => editor.add({ ...line, form: 'line', w: 14, h: 1 })}
        >
          {t('선 더하기')}
        </Button>
        <Button
          look="outline"
          size={44}
          onClick={() =>
            editor.add({ ...line, form: 'frame', w: bottle.label_w - 7, h: bottle.label_h - 7 })
          }
        >
          {t('테두리 더하기')}
        </Button>
        <Button
          look="outline"
          size={44}
          onClick={() => editor.add({ ...line, form: 'dot', w: 2, h: 2 })}
        >
          {t('점 더하기')}
        </Button>
      </div>
      <FileInput
        label={t('로고·그림')}
        name="file"
        hint={busy ? t('올리는 중이에요.') : t('JPEG, PNG, WebP · 10 MB까지')}
        error={messages.error('file')}
        files={[]}
        onChange={(files) => void take(files)}
        accept="image/jpeg,image/png,image/webp"
        original
        optional
      />
      <Layers editor={editor} />
      {editor.chosen && (
        <ElementFields key={editor.chosen.id} element={editor.chosen} {...{ editor, options }} />
      )}
    </>
  )
}
