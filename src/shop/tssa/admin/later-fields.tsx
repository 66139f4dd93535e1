import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { withColon } from './clock-typed.ts'

type Later = { day: string; clock: string }
type Props = {
  later: readonly Later[]
  onChange: (later: Later[]) => void
  error: (name: string) => string | null
}

/** Of a course: when it meets after the first time. */
export function LaterFields({ later, onChange, error }: Props) {
  const t = useT()
  const put = (at: number, part: Partial<Later>) =>
    onChange(later.map((one, n) => (n === at ? { ...one, ...part } : one)))
  return (
    <fieldset className="grid gap-3">
      <legend className="text-plain font-semibold">{t('다음 차시')}</legend>
      <p className="text-small text-ink-500">
        {t('첫날을 옮기면 함께 옮겨지고, 하나씩 따로 바꿀 수도 있어요.')}
      </p>
      {error('later') && (
        <p role="alert" className="text-small text-bad">
          {error('later')}
        </p>
      )}
      {later.map((one, at) => (
        <div key={at} className="grid grid-cols-2 gap-4">
          <DatePicker
            label={t('{no}차시 날짜', { no: at + 2 })}
            name={`later.${at}.day`}
            value={one.day}
            onChange={(day) => put(at, { day })}
            error={error(`later.${at}.day`)}
          />
          <TextField
            label={t('{no}차시 시각', { no: at + 2 })}
            name={`later.${at}.clock`}
            value={one.clock}
            onChange={(clock) => put(at, { clock: withColon(clock) })}
            inputMode="numeric"
            maxLength={5}
            placeholder="14:00"
            error={error(`later.${at}.clock`)}
          />
        </div>
      ))}
    </fieldset>
  )
}
