import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { RowGroup } from './form-section.tsx'
import { PicturePicker } from './picture-picker.tsx'
import { RowTools } from './row-tools.tsx'

type Common = { label: string; name: string; error?: string | null; hint?: string }

/** One picture of the shop, chosen or uploaded. */
export function PictureField({
  label,
  name,
  value,
  onChange,
  error,
  hint,
  optional = false,
}: Common & { value: string; onChange: (name: string) => void; optional?: boolean }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <RowGroup legend={label} optional={optional} name={name} error={error} hint={hint}>
      <div className="flex items-end gap-3">
        {value && (
          <span className="block h-32 w-26 overflow-hidden border border-paper-200 bg-paper-200">
            <Picture name={value} alt={`${label}: ${value}`} sizes="104px" />
          </span>
        )}
        <Button
          look="outline"
          size={44}
          onClick={() => setOpen(true)}
          aria-label={value ? t('{label} 바꾸기', { label }) : t('{label} 고르기', { label })}
        >
          <ImagePlus aria-hidden="true" size={18} strokeWidth={1.5} />
          {value ? t('바꾸기') : t('고르기')}
        </Button>
        {value && optional && (
          <Button
            look="ghost"
            size={44}
            onClick={() => onChange('')}
            aria-label={t('{label} 빼기', { label })}
          >
            <X aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('빼기')}
          </Button>
        )}
      </div>
      <PicturePicker
        open={open}
        onClose={() => setOpen(false)}
        chosen={[]}
        onChoose={(chosen) => {
          onChange(chosen)
          setOpen(false)
        }}
      />
    </RowGroup>
  )
}

export function PicturesField({
  label,
  name,
  value,
  onChange,
  error,
  most,
}: Common & { value: string[]; onChange: (names: string[]) => void; most: number }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <RowGroup legend={label} name={name} error={error}>
      <ul className="flex flex-wrap gap-3">
        {value.map((picture, at) => (
          <li key={picture}>
            <span className="block h-30 w-40 overflow-hidden bg-paper-200">
              <Picture name={picture} alt={`${label}: ${picture}`} ratio="4:3" sizes="160px" />
            </span>
            <RowTools rows={value} at={at} name={`${label} ${at + 1}`} onChange={onChange} />
          </li>
        ))}
      </ul>
      <Button
        look="outline"
        size={44}
        className="mt-2"
        disabled={value.length >= most}
        onClick={() => setOpen(true)}
      >
        <ImagePlus aria-hidden="true" size={18} strokeWidth={1.5} />
        {t('사진 더하기')}
      </Button>
      <PicturePicker
        open={open}
        onClose={() => setOpen(false)}
        chosen={value}
        onChoose={(chosen) => {
          onChange([...value, chosen].slice(0, most))
          setOpen(false)
        }}
      />
    </RowGroup>
  )
}
