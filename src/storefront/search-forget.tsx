import { X } from 'lucide-react'
import { useT } from '#ui/language.tsx'

/** Ways to take words of this device back, beside the rows they stand in: a list of options has no buttons of its own. */
export function ForgetWords({
  words,
  onForget,
  onForgetAll,
}: {
  words: readonly string[]
  onForget: (word: string) => void
  onForgetAll: () => void
}) {
  const t = useT()
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 *:pointer-events-auto">
      <button
        type="button"
        className="tap ml-auto flex h-9 items-center px-4 text-caption text-ink-700 underline underline-offset-4"
        onClick={onForgetAll}
      >
        {t('전체 지우기')}
      </button>
      <ul className="ml-auto w-11">
        {words.map((word) => (
          <li key={word}>
            <button
              type="button"
              aria-label={t('‘{word}’ 지우기', { word })}
              // the box keeps the focus
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onForget(word)}
              className="grid size-11 place-items-center text-ink-500 hover:text-ink-900"
            >
              <X aria-hidden="true" size={16} strokeWidth={1.5} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
