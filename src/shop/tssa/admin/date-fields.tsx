import { NumberField } from '#admin/ui/number-field.tsx'
import type { Instructor, Room } from '#shop/tssa/admin-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { withColon } from './clock-typed.ts'

export type DateFieldValues = {
  clock: string
  minutes: number | null
  place: string
  place_en: string
  room_id?: number | null
  instructor_id: number | null
  capacity: number | null
  min_people: number | null
  closes_hours: number | null
  opens_days?: number | null
  price: number | null
}

type Props = {
  values: DateFieldValues
  onChange: (part: Partial<DateFieldValues>) => void
  error: (name: string) => string | null
  instructors: readonly Instructor[]
  rooms: readonly Room[]
  /** where dates were held before */
  places: readonly { ko: string; en: string }[]
}

/** What a date needs besides its day. */
export function DateFields({ values, onChange, error, instructors, rooms, places }: Props) {
  const t = useT()
  const { pick } = useLang()
  const number = (
    name: 'minutes' | 'capacity' | 'min_people' | 'closes_hours',
    label: string,
    unit: string,
  ) => (
    <NumberField
      label={label}
      name={name}
      value={values[name]}
      onChange={(next) => onChange({ [name]: next })}
      suffix={unit}
      error={error(name)}
    />
  )
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('시작 시각')}
          name="clock"
          value={values.clock}
          onChange={(clock) => onChange({ clock: withColon(clock) })}
          inputMode="numeric"
          maxLength={5}
          placeholder="14:00"
          error={error('clock')}
        />
        {number('minutes', t('길이'), t('분'))}
        {number('capacity', t('정원'), t('명'))}
        {number('min_people', t('최소 인원'), t('명'))}
        {number('closes_hours', t('예약 마감'), t('시간 전'))}
        <NumberField
          label={t('예약 시작')}
          name="opens_days"
          value={values.opens_days ?? null}
          onChange={(opens_days) => onChange({ opens_days })}
          suffix={t('일 전')}
          optional
          error={error('opens_days')}
        />
        <NumberField
          label={t('이 날의 수강료')}
          name="price"
          value={values.price}
          onChange={(price) => onChange({ price })}
          suffix={t('원')}
          optional
          error={error('price')}
        />
      </div>
      <Select
        label={t('강사')}
        name="instructor_id"
        optional
        placeholder={t('정하지 않음')}
        value={values.instructor_id ? String(values.instructor_id) : ''}
        onChange={(next) => onChange({ instructor_id: next ? Number(next) : null })}
        choices={instructors.map((one) => ({
          value: String(one.instructor_id),
          label: pick(one.name, one.name_en),
        }))}
        error={error('instructor_id')}
      />
      {rooms.length > 0 && (
        <Select
          label={t('방')}
          name="room_id"
          optional
          placeholder={t('정하지 않음')}
          value={values.room_id ? String(values.room_id) : ''}
          onChange={(next) => onChange({ room_id: next ? Number(next) : null })}
          choices={rooms.map((one) => ({
            value: String(one.room_id),
            label: `${pick(one.name, one.name_en)} · ${t('{count}명', { count: one.seats })}`,
          }))}
          error={error('room_id')}
        />
      )}
      <TextField
        label={`${t('곳')} · ${t('한국어')}`}
        name="place"
        list="class-places"
        value={values.place}
        onChange={(place) =>
          onChange({ place, ...(placeIn(places, place) && { place_en: placeIn(places, place) }) })
        }
        maxLength={100}
        error={error('place')}
      />
      <TextField
        label={`${t('곳')} · ${t('영어')}`}
        name="place_en"
        value={values.place_en}
        onChange={(place_en) => onChange({ place_en })}
        maxLength={100}
        optional
        lang="en"
        error={error('place_en')}
      />
      <datalist id="class-places">
        {places.map((one) => (
          <option key={one.ko} value={one.ko} />
        ))}
      </datalist>
    </>
  )
}

const placeIn = (places: Props['places'], ko: string) => places.find((one) => one.ko === ko)?.en
