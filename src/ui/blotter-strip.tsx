import { cx } from './class-names.ts'

export const noteFamilies = [
  'citrus',
  'green',
  'herbal',
  'marine',
  'floral',
  'powder',
  'fruity',
  'spice',
  'gourmand',
  'woody',
  'amber',
  'musk',
] as const
export type NoteFamily = (typeof noteFamilies)[number]

/** The ground of a family, written out so that the style sheet holds it. */
export const familyGround: Record<NoteFamily, string> = {
  citrus: 'bg-note-citrus',
  green: 'bg-note-green',
  herbal: 'bg-note-herbal',
  marine: 'bg-note-marine',
  floral: 'bg-note-floral',
  powder: 'bg-note-powder',
  fruity: 'bg-note-fruity',
  spice: 'bg-note-spice',
  gourmand: 'bg-note-gourmand',
  woody: 'bg-note-woody',
  amber: 'bg-note-amber',
  musk: 'bg-note-musk',
}

/** Their Korean names, which are phrase keys. */
export const familyName: Record<NoteFamily, string> = {
  citrus: '시트러스',
  green: '그린',
  herbal: '허벌',
  marine: '마린',
  floral: '플로럴',
  powder: '파우더리',
  fruity: '프루티',
  spice: '스파이시',
  gourmand: '구르망',
  woody: '우디',
  amber: '앰버',
  musk: '머스크',
}

export function isNoteFamily(word: string): word is NoteFamily {
  return word in familyGround
}

export type BlotterStripProps = {
  /** top, heart, base; null for goods without a scent */
  notes: readonly [top: string, heart: string, base: string] | null
  /** 6 px on a tile, 12 on the product page */
  width?: 6 | 12
  drawn?: boolean
  className?: string
}

/** A perfumer's strip of top, heart and base, 2 : 3 : 4. Decoration: the words beside it always say the same. */
export function BlotterStrip({ notes, width = 6, drawn = false, className }: BlotterStripProps) {
  const size = cx(
    width === 12 ? 'w-3' : 'w-1.5',
    'shrink-0 outline-1 -outline-offset-1 outline-control/60',
    className,
  )
  if (!notes)
    return (
      <span
        aria-hidden="true"
        className={cx('strip strip-plain block self-stretch bg-paper-200', size)}
      />
    )
  const [top, heart, base] = notes.map((note) =>
    isNoteFamily(note) ? familyGround[note] : 'bg-paper-200',
  )
  return (
    <span
      aria-hidden="true"
      className={cx('strip flex flex-col self-stretch', drawn && 'draw-up', size)}
    >
      <span className={cx('flex-2', top)} />
      <span className={cx('flex-3', heart)} />
      <span className={cx('flex-4', base)} />
    </span>
  )
}

/** A small mark of one family, beside its word. */
export function FamilyMark({ family, className }: { family: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block h-4 w-1 shrink-0 outline-1 -outline-offset-1 outline-control/60',
        isNoteFamily(family) ? familyGround[family] : 'bg-paper-200',
        className,
      )}
    />
  )
}
