import { Download } from 'lucide-react'
import { urlOf } from '../../../kernel/endpoint.ts'
import { sizeWord } from '../../../ui/file-rules.ts'
import type { InquiryFile } from '../contract.ts'
import { adminInquiries, type StaffInquiry } from '../desk-contract.ts'

/** Files of a question or of its answer, each to be saved. */
export function Files({ inquiry, files }: { inquiry: StaffInquiry; files: readonly InquiryFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-2 border-t border-paper-200 pt-4">
      {files.map((file) => (
        <li key={file.file_id} className="min-w-0">
          <a
            href={urlOf(adminInquiries.file.path, { kind: inquiry.kind, id: String(inquiry.id), file_id: file.file_id })}
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
