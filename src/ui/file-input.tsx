import { FileText, Plus, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { compressed } from './compress-image.ts'
import { useDialog } from './dialogs.tsx'
import { Field, type FieldProps, useFieldIds } from './field.tsx'
import { hasPreview, sizeWord, takeUpTo } from './file-rules.ts'
import { useT } from './language.tsx'
import { Spinner } from './spinner.tsx'

/** A file that was sent before: kept unless it is taken away. */
export type KeptFile = { id: string; name: string; picture?: ReactNode }

export type FileInputProps = FieldProps & {
  files: readonly File[]
  onChange: (files: File[]) => void
  kept?: readonly KeptFile[]
  onDropKept?: (id: string) => void
  /** how many in all */
  max?: number
  /** what the chooser of the system offers */
  accept?: string
  /** for print: sent exactly as it is */
  original?: boolean
}

/** Chosen files with a small picture each; large pictures are made smaller on the way in. */
export function FileInput({
  label,
  name,
  hint,
  error,
  optional,
  hideLabel,
  className,
  files,
  onChange,
  kept = [],
  onDropKept,
  max = 1,
  accept,
  original = false,
}: FileInputProps) {
  const t = useT()
  const dialog = useDialog()
  const { id, control } = useFieldIds({ error, hint })
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const there = kept.length + files.length

  async function take(chosen: File[]) {
    const { taken, over } = takeUpTo(there, chosen, max)
    if (over) void dialog.alert(t('파일은 최대 {count}개까지 올릴 수 있어요.', { count: max }))
    if (taken.length === 0) return
    setBusy(true)
    const ready = await Promise.all(taken.map((file) => compressed(file, original)))
    setBusy(false)
    onChange([...files, ...ready])
  }

  return (
    <Field id={id} {...{ label, name, hint, error, optional, hideLabel, className }}>
      <ul className="flex flex-wrap gap-2.5">
        {kept.map((one) => (
          <Tile key={one.id} name={one.name} onDrop={onDropKept && (() => onDropKept(one.id))}>
            {one.picture}
          </Tile>
        ))}
        {files.map((file, at) => (
          <Tile
            key={`${file.name}-${file.lastModified}-${at}`}
            name={file.name}
            size={file.size}
            onDrop={() => onChange(files.filter((other) => other !== file))}
          >
            {hasPreview(file) && <Preview file={file} />}
          </Tile>
        ))}
        <li className={there >= max ? 'sr-only' : undefined}>
          <label
            className={cx(
              'relative grid size-22 cursor-pointer place-items-center rounded-tag border border-dashed border-control bg-paper-0 text-ink-700 transition-colors duration-[120ms] focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-pine-600 hover:border-ink-700 hover:bg-paper-100',
              error && 'border-2 border-bad',
            )}
          >
            <span className="grid justify-items-center gap-1 text-caption">
              {busy ? <Spinner /> : <Plus aria-hidden="true" size={20} strokeWidth={1.5} />}
              <span className="tabular">
                {there} / {max}
              </span>
            </span>
            <input
              ref={input}
              {...control}
              name={name}
              type="file"
              accept={accept}
              multiple={max > 1}
              disabled={busy}
              onChange={(event) => {
                const chosen = [...(event.target.files ?? [])]
                // the same file can be chosen again after it was taken away
                event.target.value = ''
                void take(chosen)
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
        </li>
      </ul>
    </Field>
  )
}

function Tile({
  name,
  size,
  onDrop,
  children,
}: {
  name: string
  size?: number
  onDrop?: () => void
  children?: ReactNode
}) {
  const t = useT()
  return (
    <li
      className="relative size-22 overflow-hidden rounded-tag border border-line bg-paper-100"
      title={name}
    >
      {children || (
        <span className="grid size-full content-center justify-items-center gap-1 px-1.5 text-center text-mini leading-tight text-ink-700">
          <FileText aria-hidden="true" size={20} strokeWidth={1.5} />
          <span className="line-clamp-2 break-all">{name}</span>
          {size !== undefined && <span className="tabular text-ink-500">{sizeWord(size)}</span>}
        </span>
      )}
      {onDrop && (
        <button
          type="button"
          aria-label={t('{name} 빼기', { name })}
          onClick={onDrop}
          className="tap absolute top-1 right-1 grid size-7 place-items-center rounded-full bg-ink-900/75 text-paper-0 hover:bg-ink-900"
        >
          <X aria-hidden="true" size={15} strokeWidth={2} />
        </button>
      )}
    </li>
  )
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? <img src={url} alt={file.name} className="size-full object-cover" /> : null
}
