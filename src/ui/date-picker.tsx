import { CalendarDays } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { formatDate, readDate } from './date-text.ts'
import { useT } from './language.tsx'
import { lazyPart } from './lazy-part.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export const yearsBack = 100
export const yearsAhead = 10

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'ref' | 'suffix'> & {
  /** the month shown first while nothing is typed, YYYY-MM-DD */
  start?: string
}

const CalendarPopup = lazyPart(() => import('./calendar-popup.tsx').then((found) => found.CalendarPopup))

/** YYYY-MM-DD: typed on a number pad, dashes come by themselves, or chosen in a calendar. */
export function DatePicker({ value, onChange, start, ...rest }: Props) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const opened = useRef(false)
  opened.current ||= open
  const button = useRef<HTMLButtonElement>(null)
  const day = readDate(value) ? value : (start ?? new Date().toISOString().slice(0, 10))

  return (
    <>
      <TextField
        placeholder="1995-03-14"
        {...rest}
        inputMode="numeric"
        maxLength={10}
        shortSuffix
        value={value}
        // taking a digit back must not bring its dash again
        onChange={(typed) => onChange(typed.length < value.length ? typed : formatDate(typed))}
        suffix={
          <button
            ref={button}
            type="button"
            aria-label={t('달력에서 고르기')}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="-mr-2.5 grid size-11 place-items-center text-ink-700"
          >
            <CalendarDays aria-hidden="true" size={20} strokeWidth={1.5} />
          </button>
        }
      />
      {opened.current && (
        <Suspense>
          <CalendarPopup
            open={open}
            anchor={button}
            day={day}
            chosen={readDate(value) ? value : null}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              onChange(chosen)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
