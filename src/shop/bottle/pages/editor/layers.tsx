import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useT } from '#ui/language.tsx'
import type { Editor } from './use-editor.ts'
import { elementWord } from './words.ts'

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const

/** What stands on the label, the topmost first. */
export function Layers({ editor }: { editor: Editor }) {
  const t = useT()
  const layers = [...editor.doc.elements].reverse()
  if (!layers.length) return null
  return (
    <div>
      <h2 className="mb-1.5 text-small font-medium">{t('쌓인 순서')}</h2>
      <ul className="divide-y divide-paper-200 border-y border-paper-200">
        {layers.map((element) => {
          const what = elementWord(t, element)
          const isChosen = editor.chosen?.id === element.id
          return (
            <li key={element.id} className="flex items-center">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => editor.choose(element.id)}
                className={cx(
                  'min-h-11 min-w-0 flex-1 truncate px-2 text-left text-small',
                  isChosen && 'bg-pine-100 font-medium',
                )}
              >
                {what}
              </button>
              <IconButton
                label={t('{what} 위로', { what })}
                onClick={() => editor.raise(element.id, 1)}
                icon={<ArrowUp {...icon} />}
              />
              <IconButton
                label={t('{what} 아래로', { what })}
                onClick={() => editor.raise(element.id, -1)}
                icon={<ArrowDown {...icon} />}
              />
              <IconButton
                label={t('{what} 지우기', { what })}
                onClick={() => editor.drop(element.id)}
                icon={<Trash2 {...icon} />}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
