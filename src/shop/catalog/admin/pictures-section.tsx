import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormSection, RowGroup } from '#admin/ui/form-section.tsx'
import { PicturePicker } from '#admin/ui/picture-picker.tsx'
import { RowTools } from '#admin/ui/row-tools.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { PictureWords } from './picture-words.tsx'
import type { SectionProps } from './product-form.tsx'

const most = 10

/** Up to ten pictures; the first is the one of the lists. */
export function PicturesSection({ draft }: SectionProps) {
  const { value, set, error } = draft
  const t = useT()
  const staff = useStaff()
  const [open, setOpen] = useState(false)
  const { images } = value
  const put = (next: string[]) => set({ images: next })
  return (
    <FormSection
      id="pictures"
      title={t('사진')}
      note={t('첫 사진이 목록에 보여요. 세로 4:5가 가장 잘 맞아요.')}
      end={
        <span className="tabular text-caption text-ink-500">
          {images.length} / {most}
        </span>
      }
    >
      <RowGroup legend={t('고른 사진')} name="images" error={error('images')}>
        <ul className="grid grid-cols-2 gap-3 card:grid-cols-4 wide:grid-cols-5">
          {images.map((name, at) => (
            <li key={name}>
              <span className="relative block aspect-4/5 overflow-hidden bg-paper-200">
                <Picture
                  name={name}
                  alt={t('사진 {count}: {name}', { count: at + 1, name })}
                  sizes="180px"
                />
                {at === 0 && (
                  <span className="absolute top-0 left-0 bg-paper-0 px-2 py-1 text-caption font-semibold">
                    {t('대표 사진')}
                  </span>
                )}
              </span>
              {staff.changes('products') && (
                <RowTools
                  rows={images}
                  at={at}
                  name={t('사진 {count}', { count: at + 1 })}
                  onChange={put}
                />
              )}
            </li>
          ))}
          {staff.changes('products') && images.length < most && (
            <li>
              <button
                type="button"
                onClick={() => setOpen(true)}
                className="flex aspect-4/5 w-full flex-col items-center justify-center gap-2 border border-dashed border-control text-small text-ink-700 hover:bg-paper-100"
              >
                <Plus aria-hidden="true" size={22} strokeWidth={1.5} />
                {t('사진 더하기')}
              </button>
            </li>
          )}
        </ul>
      </RowGroup>
      <PictureWords draft={draft} />
      <PicturePicker
        open={open}
        onClose={() => setOpen(false)}
        chosen={images}
        onChoose={(name) => {
          put([...images, name].slice(0, most))
          setOpen(false)
        }}
      />
    </FormSection>
  )
}
