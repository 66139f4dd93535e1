import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { RowGroup } from '#admin/ui/form-section.tsx'
import { mediaName } from '#kernel/picture-address.ts'
import { useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from './product-form.tsx'

/** What each photograph of the page shows, for those who hear it: the pictures above, of the colours and of the choices. */
export function PictureWords({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  const shown = [
    ...new Set(
      [
        ...value.images,
        ...value.options.map((option) => option.io_image),
        ...value.color_tips.map((tip) => tip.image_url),
      ]
        .filter(Boolean)
        .map(mediaName),
    ),
  ]
  if (shown.length === 0) return null
  return (
    <RowGroup
      legend={t('사진에 보이는 것')}
      name="picture_alts"
      error={error('picture_alts')}
      hint={t('사진을 보지 못하는 분께 읽어 드려요. 비워 두면 상품 이름과 순서를 읽어요.')}
    >
      <ul className="grid gap-4">
        {shown.map((image, at) => {
          const kept = value.picture_alts.findIndex((one) => one.image === image)
          const words = value.picture_alts[kept] ?? { image, alt: '', alt_en: '' }
          const path = `picture_alts.${kept}`
          return (
            <li key={image} className="grid grid-cols-[44px_minmax(0,1fr)] items-start gap-3">
              <span className="mt-7 block h-14 overflow-hidden bg-paper-200">
                <Picture name={image} alt="" sizes="44px" />
              </span>
              <BothLanguages
                label={t('사진 {count} 설명', { count: at + 1 })}
                names={[`${path}.alt`, `${path}.alt_en`]}
                values={[words.alt, words.alt_en]}
                errors={[error(`${path}.alt`), error(`${path}.alt_en`)]}
                maxLength={200}
                optional
                onChange={(alt, alt_en) => {
                  const next = { image, alt, alt_en }
                  const list = value.picture_alts
                  set({
                    picture_alts:
                      kept < 0
                        ? [...list, next]
                        : list.map((one, index) => (index === kept ? next : one)),
                  })
                }}
              />
            </li>
          )
        })}
      </ul>
    </RowGroup>
  )
}
