import { X } from 'lucide-react'
import { memo, useCallback } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { accordKey, type Draft, type DraftLine, type Known, ownMaterial } from './draft.ts'
import { FigureField } from './figure-field.tsx'
import { MaterialSelect } from './material-select.tsx'
import { noteWords, unitWords } from './words.ts'

type Props = {
  line: DraftLine
  number: number
  unit: Draft['unit']
  known: Known
  without?: number
  lazy: boolean
  /** the messages of this line alone, as one text, so that another line's do not draw it again */
  errors: string
  onChange: (key: number, part: Partial<DraftLine>) => void
  /** an amount is written to its end */
  onWritten: (key: number) => void
  onRemove: (key: number) => void
}

type Set = (part: Partial<DraftLine>) => void

/** One material of a formula; it is drawn again only when it changes itself, and of it only what changed. */
export const LineFields = memo(function LineFields(props: Props) {
  const { line, number, unit, known, without, lazy, onChange, onWritten, onRemove } = props
  const t = useT()
  const errors = JSON.parse(props.errors) as Record<string, string> // written by the editor
  const { key } = line
  const set = useCallback<Set>((part) => onChange(key, part), [onChange, key])
  const choose = useCallback(
    (what: string) => set({ what, note: '', ...nameOf(known, what) }),
    [set, known],
  )
  const error = (name: string) => errors[name] ?? null
  return (
    <li
      className={cx(
        'relative grid grid-cols-2 gap-3 border border-paper-200 bg-paper-0 p-4 card:grid-cols-[minmax(0,1fr)_112px_112px_128px] card:pr-14',
        // of a long formula what is out of sight is not laid out; the rest is as high as it is on a phone
        lazy &&
          '[contain-intrinsic-size:auto_320px] [content-visibility:auto] card:[contain-intrinsic-size:auto_180px]',
      )}
    >
      <div className="max-card:col-span-2 max-card:pr-12">
        <MaterialSelect
          label={t('{number}번 재료', { number })}
          value={line.what}
          known={known}
          without={without}
          lazy={lazy}
          error={error('material_id') ?? error('accord_id')}
          onChange={choose}
        />
        {line.what === ownMaterial && (
          <TextField
            label={t('재료 이름')}
            hideLabel
            placeholder={t('재료 이름')}
            value={line.name}
            onChange={(name) => set({ name })}
            error={error('name')}
            maxLength={60}
            className="mt-2"
          />
        )}
      </div>
      <FigureField
        label={t('양 ({unit})', { unit: t(unitWords[unit]) })}
        inputMode="decimal"
        value={line.amount}
        onChange={(amount) => set({ amount })}
        onBlur={() => onWritten(key)}
        error={error('amount')}
        maxLength={12}
      />
      <LineMore
        number={number}
        dilution={line.dilution}
        note={line.note}
        locked={line.locked}
        fills={line.fills}
        comment={line.comment}
        wrongDilution={error('dilution')}
        wrongComment={error('comment')}
        set={set}
      />
      <IconButton
        label={t('{number}번 재료 빼기', { number })}
        icon={<X aria-hidden="true" size={18} strokeWidth={1.75} />}
        onClick={() => onRemove(key)}
        className="absolute top-2 right-2"
      />
    </li>
  )
})

type More = Pick<DraftLine, 'dilution' | 'note' | 'locked' | 'fills' | 'comment'> & {
  number: number
  wrongDilution: string | null
  wrongComment: string | null
  set: Set
}

/** What stays as it is while an amount is typed. */
const LineMore = memo(function LineMore(props: More) {
  const { number, dilution, note, locked, fills, comment, wrongDilution, wrongComment, set } = props
  const t = useT()
  return (
    <>
      <FigureField
        label={t('희석 (%)')}
        least={0.01}
        most={100}
        outside={t('희석은 0.01–100%예요.')}
        inputMode="decimal"
        value={dilution}
        onChange={(dilution) => set({ dilution })}
        error={wrongDilution}
        maxLength={6}
      />
      <Select<DraftLine['note']>
        label={t('노트')}
        optional
        placeholder={t('그대로')}
        value={note}
        onChange={(note) => set({ note })}
        choices={(['top', 'heart', 'base'] as const).map((note) => ({
          value: note,
          label: t(noteWords[note]),
        }))}
      />
      <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-1">
        <Checkbox checked={locked} onChange={(locked) => set({ locked })}>
          {t('비율 잠그기')}
        </Checkbox>
        <Checkbox checked={fills} onChange={(fills) => set({ fills })}>
          {t('나머지를 채워요')}
        </Checkbox>
        <TextField
          label={t('{number}번 재료 메모', { number })}
          hideLabel
          placeholder={t('메모')}
          optional
          value={comment}
          onChange={(comment) => set({ comment })}
          error={wrongComment}
          maxLength={200}
          className="min-w-0 flex-1 basis-48"
        />
      </div>
    </>
  )
})

/** An accord goes by its title, should it be taken away one day. */
function nameOf({ accords }: Known, what: string): { name?: string } {
  const accord = accords.find(({ formula_id }) => accordKey(formula_id) === what)
  return accord ? { name: accord.title } : {}
}
