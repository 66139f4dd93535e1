import { FileLinks } from '#admin/ui/file-links.tsx'
import { urlOf } from '#kernel/endpoint.ts'
import type { InquiryFile } from '#shop/inquiry/contract.ts'
import { adminInquiries, type StaffInquiry } from '#shop/inquiry/desk-contract.ts'

/** Files of a question or of its answer, each to be saved. */
export function Files({
  inquiry,
  files,
}: {
  inquiry: StaffInquiry
  files: readonly InquiryFile[]
}) {
  const addressOf = ({ file_id }: InquiryFile) =>
    urlOf(adminInquiries.file.path, { kind: inquiry.kind, id: String(inquiry.id), file_id })
  return (
    <FileLinks
      files={files}
      addressOf={addressOf}
      className="mt-4 border-t border-paper-200 pt-4"
    />
  )
}
