import type { ColorTip } from '#shop/catalog/contract.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'

type Props = {
  tips: readonly ColorTip[]
  chosen: ColorTip | null
  onChoose: (tip: ColorTip | null) => void
  most?: number
}

/** The colours of one item; pressing one shows its photograph. */
export function ColorTips({ tips, chosen, onChoose, most = 5 }: Props) {
  const t = useT()
  const { pick } = useLang()
  if (tips.length === 0) return null
  const shown = tips.slice(0, most)
  return (
    <ul aria-label={t('색')} className="-ml-1.5 flex items-center">
      {shown.map((tip) => {
        const on = tip === chosen
        const name = pick(tip.name, tip.name_en)
        return (
          <li key={`${tip.color_tip}${tip.name}`}>
            <button
              type="button"
              aria-pressed={on}
              aria-label={name}
              title={name}
              onClick={() => onChoose(on ? null : tip)}
              className="grid size-6 place-items-center rounded-full"
            >
              <span
                aria-hidden="true"
                style={{ backgroundColor: tip.color_tip }}
                className={cx(
                  'size-3 rounded-full inset-ring inset-ring-control/60 forced-color-adjust-none',
                  on && 'outline-2 outline-offset-2 outline-ink-900',
                )}
              />
            </button>
          </li>
        )
      })}
      {tips.length > most && (
        <li className="tabular pl-1 text-caption text-ink-500">+{tips.length - most}</li>
      )}
    </ul>
  )
}
