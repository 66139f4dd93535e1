import { CalendarDays } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { isDay } from '#kernel/days.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { formatDate, formatMoment } from './date-text.ts'
import { useT } from './language.tsx'
import { lazyPart } from './lazy-part.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export const yearsBack = 100
export const yearsAhead = 10

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'ref' | 'suffix'> & {
  /** the month shown first while nothing is typed, YYYY-MM-DD */
  start?: string
  /** YYYY-MM-DD HH:MM instead of a day alone */
  withTime?: boolean
}

const CalendarPopup = lazyPart(() =>
  import('./calendar-popup.tsx').then((found) => found.CalendarPopup),
)

/** YYYY-MM-DD: typed on a number pad, dashes come by themselves, or chosen in a calendar. */
export function DatePicker({ value, onChange, start, withTime = false, ...rest }: Props) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const opened = useRef(false)
  opened.current ||= open
  const button = useRef<HTMLButtonElement>(null)
  const typedDay = value.slice(0, 10)
  const format = withTime ? formatMoment : formatDate
  const day = isDay(typedDay) ? typedDay : (start ?? koreanToday())

  return (
    <>
      <TextField
        placeholder={withTime ? '2026-03-14 09:00' : '2026-03-14'}
        {...rest}
        inputMode="numeric"
        maxLength={withTime ? 16 : 10}
        shortSuffix
        value={value}
        // taking a digit back must not bring its dash again
        onChange={(typed) => onChange(typed.length < value.length ? typed : format(typed))}
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
            chosen={isDay(typedDay) ? typedDay : null}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              onChange(withTime ? `${chosen}${value.slice(10) || ' 00:00'}` : chosen)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
