import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { RowGroup } from '#admin/ui/form-section.tsx'
import { RowTools } from '#admin/ui/row-tools.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { usePictureUpload } from '#admin/ui/use-picture-upload.ts'
import { mostTurned } from '#shop/catalog/film-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from './product-form.tsx'

const byName = (a: File, b: File) => a.name.localeCompare(b.name, 'en', { numeric: true })

/** Pictures around the item, sent together: their files' names are their order. */
export function TurnRow({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  const canChange = useStaff().changes('products')
  const input = useRef<HTMLInputElement>(null)
  const { upload, busy, trouble } = usePictureUpload()
  const images = value.turn_images
  const put = (turn_images: string[]) => set({ turn_images })

  async function take(files: readonly File[]) {
    const sent = [...images]
    for (const file of [...files].sort(byName).slice(0, mostTurned - images.length)) {
      const name = await upload(file)
      if (!name) break
      sent.push(name)
      put([...sent])
    }
  }

  return (
    <RowGroup
      legend={t('돌려 보는 사진')}
      name="turn_images"
      error={trouble ?? error('turn_images')}
      hint={t(
        '물건을 조금씩 돌리며 찍은 사진 4장에서 48장. 한꺼번에 고르면 파일 이름 순서로 놓여요.',
      )}
    >
      {images.length > 0 && (
        <ol className="mb-4 grid grid-cols-3 gap-3 card:grid-cols-6 wide:grid-cols-8">
          {images.map((name, at) => (
            <li key={name}>
              <span className="block aspect-4/5 overflow-hidden bg-paper-200">
                <Picture name={name} alt={t('{count}번째 모습', { count: at + 1 })} sizes="110px" />
              </span>
              {canChange && (
                <RowTools
                  rows={images}
                  at={at}
                  name={t('{count}번째 모습', { count: at + 1 })}
                  onChange={put}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {canChange && (
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={input}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('돌려 보는 사진 파일')}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              void take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <Button
            size={44}
            look="outline"
            busy={busy}
            disabled={images.length >= mostTurned}
            onClick={() => input.current?.click()}
          >
            <Upload aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('여러 장 올리기')}
          </Button>
          {images.length > 0 && (
            <Button size={44} look="ghost" onClick={() => put([])}>
              {t('모두 빼기')}
            </Button>
          )}
          <span className="tabular text-caption text-ink-500">
            {images.length} / {mostTurned}
          </span>
        </div>
      )}
    </RowGroup>
  )
}
