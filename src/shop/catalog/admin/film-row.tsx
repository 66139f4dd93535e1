import { ImagePlus, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { RowGroup } from '#admin/ui/form-section.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { PicturePicker } from '#admin/ui/picture-picker.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { imageUrl } from '#kernel/picture-address.ts'
import { call } from '#kernel/queries.ts'
import { films, largestFilm } from '#shop/catalog/film-contract.ts'
import { Button } from '#ui/button.tsx'
import { inWords } from '#ui/explain.ts'
import { useT } from '#ui/language.tsx'
import type { SectionProps } from './product-form.tsx'

/** One short silent film with the picture that stands before it. */
export function FilmRow({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  const canChange = useStaff().changes('products')
  const [picking, setPicking] = useState(false)
  const { film } = value
  const { busy, trouble, take } = useFilmUpload((name) =>
    set({ film: { image: '', alt: '', alt_en: '', ...film, name } }),
  )
  const input = useRef<HTMLInputElement>(null)
  const poster = film?.image || value.images[0]

  return (
    <RowGroup
      legend={t('영상')}
      name="film"
      error={trouble ?? error('film') ?? error('film.name')}
      hint={t('소리 없는 MP4나 WebM, 30 MB와 1분까지. 위치 같은 숨은 정보는 지워요.')}
    >
      {film && (
        <div className="mb-4 grid gap-5 card:grid-cols-[220px_minmax(0,1fr)]">
          <video
            key={film.name}
            src={`/film/${film.name}`}
            poster={poster && imageUrl(poster, 480)}
            aria-label={t('올린 영상')}
            controls
            muted
            playsInline
            preload="metadata"
            className="aspect-4/5 w-full max-w-[220px] bg-ink-900 object-contain"
          />
          <div className="grid content-start gap-4">
            <BothLanguages
              label={t('영상에 보이는 것')}
              names={['film.alt', 'film.alt_en']}
              values={[film.alt, film.alt_en]}
              errors={[error('film.alt'), error('film.alt_en')]}
              maxLength={200}
              optional
              onChange={(alt, alt_en) => set({ film: { ...film, alt, alt_en } })}
            />
            {canChange && (
              <div className="flex flex-wrap gap-2">
                <Button size={44} look="outline" onClick={() => setPicking(true)}>
                  <ImagePlus aria-hidden="true" size={18} strokeWidth={1.5} />
                  {t('먼저 보일 사진')}
                </Button>
                <Button size={44} look="ghost" onClick={() => set({ film: null })}>
                  <Trash2 aria-hidden="true" size={18} strokeWidth={1.5} />
                  {t('영상 빼기')}
                </Button>
              </div>
            )}
          </div>
        </div>
      )}
      {canChange && (
        <>
          <input
            ref={input}
            type="file"
            accept="video/mp4,video/webm"
            aria-label={t('영상 파일')}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              void take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button size={44} look="outline" busy={busy} onClick={() => input.current?.click()}>
            <Upload aria-hidden="true" size={18} strokeWidth={1.5} />
            {film ? t('다른 영상 올리기') : t('영상 올리기')}
          </Button>
          {busy && (
            <InlineNotice tone="info" className="mt-3">
              {t('영상을 올리고 있어요. 이 화면을 닫지 마세요.')}
            </InlineNotice>
          )}
        </>
      )}
      {picking && film && (
        <PicturePicker
          open
          onClose={() => setPicking(false)}
          chosen={film.image ? [film.image] : []}
          onChoose={(image) => {
            set({ film: { ...film, image } })
            setPicking(false)
          }}
        />
      )}
    </RowGroup>
  )
}

function useFilmUpload(onDone: (name: string) => void) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  async function take(file: File | undefined) {
    if (!file) return
    setTrouble(null)
    if (file.size > largestFilm) return setTrouble(t('영상은 30 MB까지 올릴 수 있어요.'))
    setBusy(true)
    try {
      onDone((await call(films.add, { body: { files: [file] } })).data.name)
    } catch (error) {
      setTrouble(inWords(t, error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, trouble, take }
}
