import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { PicturePicker } from '#admin/ui/picture-picker.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'

/** The photograph that stands while this choice is picked. */
export function OptionPicture({
  name,
  image,
  onChange,
}: {
  name: string
  image: string
  onChange: (image: string) => void
}) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <span className="inline-flex items-center">
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t('{name} 사진 고르기', { name })}
        title={t('고르면 이 사진이 보여요.')}
        className="grid h-12 w-11 place-items-center overflow-hidden rounded-tag border border-control bg-paper-100"
      >
        {image ? (
          <Picture name={image} alt="" sizes="44px" />
        ) : (
          <ImagePlus aria-hidden="true" size={18} strokeWidth={1.5} />
        )}
      </button>
      {image && (
        <IconButton
          label={t('{name} 사진 빼기', { name })}
          icon={<X aria-hidden="true" size={16} strokeWidth={1.5} />}
          onClick={() => onChange('')}
        />
      )}
      {open && (
        <PicturePicker
          open
          onClose={() => setOpen(false)}
          chosen={[]}
          onChoose={(next) => {
            onChange(next)
            setOpen(false)
          }}
        />
      )}
    </span>
  )
}
