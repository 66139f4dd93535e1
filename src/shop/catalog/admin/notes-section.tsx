import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { FormSection } from '#admin/ui/form-section.tsx'
import { families, type NotePyramid } from '#shop/catalog/contract.ts'
import { BlotterStrip, familyName } from '#ui/blotter-strip.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import type { SectionProps } from './product-form.tsx'

const blank: NotePyramid = {
  top: { family: 'citrus', words: '', words_en: '' },
  heart: { family: 'floral', words: '', words_en: '' },
  base: { family: 'woody', words: '', words_en: '' },
}

/** The three storeys of a scent; their families colour the blotter strip. */
export function NotesSection({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  const { notes } = value
  const storeys = [
    ['top', t('탑')],
    ['heart', t('미들')],
    ['base', t('베이스')],
  ] as const
  return (
    <FormSection id="notes" title={t('노트')} note={t('계열이 시향지 띠의 색이 돼요.')}>
      <Checkbox checked={notes !== null} onChange={(on) => set({ notes: on ? blank : null })}>
        {t('향이 있는 상품이에요')}
      </Checkbox>
      {notes && (
        <div className="flex gap-5">
          <BlotterStrip
            notes={[notes.top.family, notes.heart.family, notes.base.family]}
            width={12}
          />
          <div className="grid min-w-0 flex-1 gap-5">
            {storeys.map(([storey, label]) => {
              const note = notes[storey]
              const change = (part: Partial<typeof note>) =>
                set({ notes: { ...notes, [storey]: { ...note, ...part } } })
              return (
                <div
                  key={storey}
                  className="grid items-start gap-4 wide:grid-cols-[180px_minmax(0,1fr)]"
                >
                  <Select
                    label={t('{label} 계열', { label })}
                    name={`notes.${storey}.family`}
                    value={note.family}
                    choices={families.map((family) => ({
                      value: family,
                      label: t(familyName[family]),
                    }))}
                    onChange={(family) => change({ family })}
                    error={error(`notes.${storey}.family`)}
                  />
                  <BothLanguages
                    label={t('{label} 노트', { label })}
                    names={[`notes.${storey}.words`, `notes.${storey}.words_en`]}
                    values={[note.words, note.words_en]}
                    errors={[error(`notes.${storey}.words`), error(`notes.${storey}.words_en`)]}
                    maxLength={100}
                    onChange={(words, words_en) => change({ words, words_en })}
                  />
                </div>
              )
            })}
          </div>
        </div>
      )}
    </FormSection>
  )
}
