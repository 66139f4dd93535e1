import { CircleAlert } from 'lucide-react'
import { goToField, labelOf } from './field-errors.ts'
import { useT } from './language.tsx'

export type FormErrorsProps = {
  errors: Record<string, string | null | undefined>
  className?: string
}

/** The bar at the top of a form: how many places, each a way to its field. */
export function FormErrors({ errors, className }: FormErrorsProps) {
  const t = useT()
  const wrong = Object.entries(errors).flatMap(([name, message]) =>
    message ? [{ name, message }] : [],
  )
  if (wrong.length === 0) return null
  return (
    <div role="alert" className={className}>
      <div className="rounded-tag border-l-4 border-bad bg-bad-100 px-4 py-3 text-small">
        <p className="flex items-center gap-2 font-semibold text-bad">
          <CircleAlert aria-hidden="true" size={18} strokeWidth={1.75} />
          {t('{count}곳을 다시 확인해 주세요.', { count: wrong.length })}
        </p>
        <ul className="mt-1 pl-6.5">
          {wrong.map(({ name, message }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => goToField(name)}
                className="min-h-6 text-left underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {named(message, labelOf(name))}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A message that shares no word with its field's label, as "this is needed" does not, is told with it. */
function named(message: string, label: string): string {
  // of a Korean word its end: 이메일 is 메일 in a sentence
  const words = label.toLowerCase().match(/[a-z]{3,}|[가-힣]{2}(?![가-힣])/g)
  const told = message.toLowerCase()
  return !words || words.some((word) => told.includes(word)) ? message : `${label}: ${message}`
}
