import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useAnnounce } from '#ui/announcer.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'

/** Puts a text on the clipboard and says so for a moment. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT()
  const dialog = useDialog()
  const announce = useAnnounce()
  const [copied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      announce(t('복사했어요.'))
      setTimeout(() => setCopied(false), 2000)
    } catch {
      // a page without https has no clipboard: the text is shown to be marked
      void dialog.alert(<span className="whitespace-pre-line select-all">{text}</span>, {
        title: label,
      })
    }
  }

  return (
    <button
      type="button"
      onClick={copy}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-card px-2 text-caption whitespace-nowrap text-ink-700 hover:bg-paper-100"
    >
      {copied ? (
        <Check aria-hidden="true" size={16} strokeWidth={1.75} className="text-ok" />
      ) : (
        <Copy aria-hidden="true" size={16} strokeWidth={1.5} />
      )}
      {copied ? t('복사했어요.') : label}
    </button>
  )
}
