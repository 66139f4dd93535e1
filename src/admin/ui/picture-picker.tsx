import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { Check, Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { mediaName } from '#kernel/picture-address.ts'
import { queryOf } from '#kernel/queries.ts'
import { pictures } from '#shop/catalog/picture-contract.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { InlineNotice } from './inline-notice.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** names in use */
  chosen: readonly string[]
  onChoose: (name: string) => void
}

/** All pictures of the shop, and a place to put new ones. */
export function PicturePicker({ open, onClose, chosen, onChoose }: Props) {
  const t = useT()
  const { data, isError, refetch } = useQuery({ ...queryOf(pictures.list, {}), enabled: open })
  const { upload, busy, trouble } = usePictureUpload()
  const file = useRef<HTMLInputElement>(null)
  const [word, setWord] = useState('')
  const names = new Set(chosen.map(mediaName))
  const shown = (data?.data ?? []).filter(({ name }) => name.includes(word.trim().toLowerCase()))

  async function take(files: FileList | null) {
    const name = files?.[0] && (await upload(files[0]))
    if (name) onChoose(name)
    if (file.current) file.current.value = ''
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil layer-drawer" />
        <Dialog.Viewport className="layer-drawer fixed inset-0 grid place-items-center p-3">
          <Dialog.Popup className="fades-in flex max-h-full w-full max-w-[860px] flex-col overflow-hidden rounded-sheet bg-paper-0 shadow-high">
            <div className="flex flex-wrap items-center gap-3 border-b border-paper-200 py-2 pr-2 pl-5">
              <Dialog.Title className="type-h3 mr-auto">{t('사진 고르기')}</Dialog.Title>
              <input
                type="search"
                aria-label={t('사진 이름으로 찾기')}
                placeholder={t('사진 이름')}
                value={word}
                onChange={(event) => setWord(event.target.value)}
                className="h-11 w-40 rounded-tag border border-control bg-paper-0 px-3 text-plain"
              />
              <input
                ref={file}
                type="file"
                accept="image/jpeg,image/png,image/webp"
                tabIndex={-1}
                aria-hidden="true"
                className="sr-only"
                onChange={(event) => void take(event.target.files)}
              />
              <Button size={44} look="outline" busy={busy} onClick={() => file.current?.click()}>
                <Upload aria-hidden="true" size={18} strokeWidth={1.5} />
                {t('새 사진 올리기')}
              </Button>
              <Dialog.Close
                aria-label={t('닫기')}
                className="grid size-11 place-items-center rounded-card hover:bg-paper-100"
              >
                <X aria-hidden="true" size={22} strokeWidth={1.5} />
              </Dialog.Close>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
              {trouble && (
                <InlineNotice tone="bad" className="mb-4">
                  {trouble}
                </InlineNotice>
              )}
              {isError && (
                <InlineNotice
                  tone="bad"
                  action={
                    <Button size={44} look="outline" onClick={() => void refetch()}>
                      {t('다시 시도')}
                    </Button>
                  }
                >
                  {t('사진을 불러오지 못했어요.')}
                </InlineNotice>
              )}
              <ul className="grid grid-cols-3 gap-3 card:grid-cols-5 desk:grid-cols-6">
                {!data &&
                  !isError &&
                  Array.from({ length: 12 }, (_, at) => (
                    <Skeleton key={at} className="aspect-4/5" />
                  ))}
                {shown.map(({ name }) => (
                  <li key={name}>
                    <button
                      type="button"
                      disabled={names.has(name)}
                      onClick={() => onChoose(name)}
                      className={cx(
                        'group relative block w-full text-left',
                        names.has(name) && 'opacity-60',
                      )}
                    >
                      <span className="block aspect-4/5 overflow-hidden bg-paper-200">
                        <Picture name={name} alt="" sizes="130px" />
                      </span>
                      {names.has(name) && (
                        <Check
                          aria-hidden="true"
                          size={20}
                          strokeWidth={2}
                          className="absolute top-1.5 right-1.5 rounded-full bg-pine-600 p-1 text-white"
                        />
                      )}
                      <span className="mt-1 block truncate text-caption text-ink-700">{name}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {data && shown.length === 0 && (
                <p className="py-10 text-center text-small text-ink-500">
                  {t('그런 이름의 사진이 없어요.')}
                </p>
              )}
            </div>
            <p className="border-t border-paper-200 px-5 py-3 text-caption text-ink-500">
              {t(
                'JPEG, PNG, WebP를 10 MB까지 올릴 수 있어요. 위치 같은 숨은 정보는 지우고 저장해요.',
              )}
            </p>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
