import { FormSection } from '#admin/ui/form-section.tsx'
import { useT } from '#ui/language.tsx'
import { FilmRow } from './film-row.tsx'
import type { SectionProps } from './product-form.tsx'
import { TurnRow } from './turn-row.tsx'

/** What moves beside the pictures: a short film, and pictures around the item. */
export function MovingSection({ draft }: SectionProps) {
  const t = useT()
  return (
    <FormSection
      id="moving"
      title={t('영상과 돌려 보기')}
      note={t('사진 위 단추로 열려요. 손님이 누르기 전에는 아무것도 내려받지 않아요.')}
    >
      <div className="grid gap-7">
        <FilmRow draft={draft} />
        <TurnRow draft={draft} />
      </div>
    </FormSection>
  )
}
