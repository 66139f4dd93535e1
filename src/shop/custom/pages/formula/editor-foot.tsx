import { memo } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Draft } from './draft.ts'

type Props = Pick<Draft, 'notes' | 'tags' | 'final'> & {
  set: (part: Partial<Draft>) => void
  errors: Record<string, string>
  busy: boolean
  save: string
  leave: string
}

/** Words about the formula, and what keeps it; an edit of a line leaves them as they are. */
export const EditorFoot = memo(function EditorFoot(props: Props) {
  const { notes, tags, final, set, errors, busy, save, leave } = props
  const t = useT()
  return (
    <>
      <TextArea
        label={t('메모')}
        optional
        name="notes"
        rows={4}
        maxLength={2000}
        value={notes}
        onChange={(notes) => set({ notes })}
        error={errors.notes}
        className="mt-6"
      />
      <TextField
        label={t('태그')}
        optional
        name="tags"
        hint={t('쉼표로 나눠 적어요. 예: 가을, 선물, 시험 중')}
        value={tags}
        onChange={(tags) => set({ tags })}
        error={tagError(errors)}
        maxLength={220}
        className="mt-5"
      />
      <Checkbox checked={final} onChange={(final) => set({ final })} name="final" className="mt-4">
        {t('완성한 포뮬러예요')}
      </Checkbox>
      <div className="mt-7 flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {save}
        </Button>
        <ButtonLink look="outline" to={leave}>
          {t('그만두기')}
        </ButtonLink>
      </div>
    </>
  )
})

/** What is wrong with any of the tags. */
function tagError(errors: Record<string, string>): string | undefined {
  const name = Object.keys(errors).find((one) => one === 'tags' || one.startsWith('tags.'))
  return name && errors[name]
}
