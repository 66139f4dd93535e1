import { Download } from 'lucide-react'
import { urlOf } from '../../../../kernel/endpoint.ts'
import { sizeWord } from '../../../../ui/file-rules.ts'
import { type NoticeFile, noticeFiles } from '../../notice-contract.ts'

const addressOf = (id: number, { file_id }: NoticeFile) => urlOf(noticeFiles.file.path, { id: String(id), file: file_id })

/** The files of a notice, each to be saved as its readers get it. */
export function FileLinks({ id, files }: { id: number; files: readonly NoticeFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.file_id} className="min-w-0">
          <a
            href={addressOf(id, file)}
            download={file.file_name}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-tag border border-control px-3 text-[14px] hover:bg-paper-100"
          >
            <Download aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
            <span className="truncate">{file.file_name}</span>
            <span className="tabular shrink-0 text-[13px] text-ink-500">{sizeWord(file.file_size)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** One of them in the form, where it can also be taken away. */
export function FileTile({ id, file }: { id: number; file: NoticeFile }) {
  return (
    <a
      href={addressOf(id, file)}
      download={file.file_name}
      className="grid size-full content-center justify-items-center gap-1 px-1.5 text-center text-[12px] leading-tight text-ink-700 hover:bg-paper-200"
    >
      <Download aria-hidden="true" size={20} strokeWidth={1.5} />
      <span className="line-clamp-2 break-all underline decoration-line underline-offset-2">{file.file_name}</span>
      <span className="tabular text-ink-500">{sizeWord(file.file_size)}</span>
    </a>
  )
}
