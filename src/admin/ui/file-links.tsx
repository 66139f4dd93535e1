import { Download } from 'lucide-react'
import { cx } from '#ui/class-names.ts'
import { sizeWord } from '#ui/file-rules.ts'

type Saved = { file_id: string; file_name: string; file_size: number }

/** Files that are kept, each to be saved. */
export function FileLinks<File extends Saved>({
  files,
  addressOf,
  className,
}: {
  files: readonly File[]
  addressOf: (file: File) => string
  className?: string
}) {
  if (files.length === 0) return null
  return (
    <ul className={cx('flex flex-wrap gap-2', className)}>
      {files.map((file) => (
        <li key={file.file_id} className="min-w-0">
          <a
            href={addressOf(file)}
            download={file.file_name}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-tag border border-control px-3 text-small hover:bg-paper-100"
          >
            <Download aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
            <span className="truncate">{file.file_name}</span>
            <span className="tabular shrink-0 text-caption text-ink-500">
              {sizeWord(file.file_size)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
