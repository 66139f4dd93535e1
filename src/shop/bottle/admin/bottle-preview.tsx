import type { BottleForm, StudioOptions } from '#shop/bottle/design-contract.ts'
import type { KitForm } from '#shop/bottle/desk-contract.ts'
import { BottlePicture } from '#shop/bottle/ui/bottle-picture.tsx'
import { useT } from '#ui/language.tsx'

/** The bottle as shoppers will see it, with an empty label at its place. */
export function BottlePreview({ form, kit }: { form: BottleForm; kit: KitForm }) {
  const t = useT()
  const options: StudioOptions = {
    bottles: [{ ...form, bottle_id: 1 }],
    parts: kit.parts,
    templates: [],
    faces: [],
  }
  const first = (kind: 'liquid' | 'finish') =>
    kit.parts.find((part) => part.kind === kind)?.key ?? ''
  const cap = form.caps.at(-1) ?? ''
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="mb-2 text-caption text-ink-500">
        {t('손님에게 이렇게 보여요')}
      </h2>
      {form.picture ? (
        <BottlePicture
          options={options}
          doc={{
            v: 1,
            bottle_id: 1,
            cap,
            liquid: first('liquid'),
            finish: first('finish'),
            shape: form.shapes[0] ?? 'rect',
            ground: 'paper',
            elements: [],
          }}
          className="w-full"
        />
      ) : (
        <p className="grid aspect-[3/4] place-items-center bg-paper-100 p-6 text-center text-small text-ink-500">
          {t('사진을 고르면 라벨 자리가 보여요.')}
        </p>
      )}
    </section>
  )
}
