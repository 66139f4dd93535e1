import { Download } from 'lucide-react'
import { urlOf } from '#kernel/endpoint.ts'
import { type NoticeFile, noticeFiles } from '#shop/support/notice-contract.ts'
import { sizeWord } from '#ui/file-rules.ts'

export const noticeFileUrl = (id: number, { file_id }: NoticeFile) =>
  urlOf(noticeFiles.file.path, { id: String(id), file: file_id })

/** A file of a notice in its form, where it can also be taken away. */
export function FileTile({ id, file }: { id: number; file: NoticeFile }) {
  return (
    <a
      href={noticeFileUrl(id, file)}
      download={file.file_name}
      className="grid size-full content-center justify-items-center gap-1 px-1.5 text-center text-mini leading-tight text-ink-700 hover:bg-paper-200"
    >
      <Download aria-hidden="true" size={20} strokeWidth={1.5} />
      <span className="line-clamp-2 break-all underline decoration-line underline-offset-2">
        {file.file_name}
      </span>
      <span className="tabular text-ink-500">{sizeWord(file.file_size)}</span>
    </a>
  )
}
