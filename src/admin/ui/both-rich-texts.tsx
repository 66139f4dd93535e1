import { lazy, Suspense } from 'react'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Area } from './staff.ts'

const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((found) => ({ default: found.RichTextEditor })),
)

type Props = {
  label: string
  /** whose staff may type here */
  area: Area
  names: readonly [korean: string, english: string]
  values: readonly [korean: string, english: string]
  onChange: (korean: string, english: string) => void
  errors?: readonly [korean: string | null, english: string | null]
}

/** Rich text in both languages, side by side. Empty English shows the Korean. */
export function BothRichTexts({
  label,
  area,
  names,
  values,
  onChange,
  errors = [null, null],
}: Props) {
  const t = useT()
  const [korean, english] = values
  return (
    <Suspense fallback={<Skeleton className="h-72" />}>
      <div className="grid gap-5 wide:grid-cols-2">
        <RichTextEditor
          label={`${label} · ${t('한국어')}`}
          area={area}
          name={names[0]}
          value={korean}
          onChange={(next) => onChange(next, english)}
          error={errors[0]}
        />
        <RichTextEditor
          label={`${label} · ${t('영어')}`}
          area={area}
          name={names[1]}
          value={english}
          onChange={(next) => onChange(korean, next)}
          error={errors[1]}
          lang="en"
          optional
        />
      </div>
    </Suspense>
  )
}
