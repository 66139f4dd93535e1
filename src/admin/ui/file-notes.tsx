import { InlineNotice } from './inline-notice.tsx'

/** What was left out of a file that somebody brought, besides its lines. */
export function FileNotes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <InlineNotice key={note} tone="info" className="mt-2">
      {note}
    </InlineNotice>
  ))
}
