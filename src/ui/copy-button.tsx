import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAnnounce } from './announcer.tsx'
import { Button } from './button.tsx'
import { useDialog } from './dialogs.tsx'
import { useT } from './language.tsx'

type Props = {
  text: string
  /** what is copied, read aloud and named when it cannot be */
  what: string
  /** the words of a quiet one, without a frame */
  label?: string
}

/** Puts a text on the clipboard and says so for a moment, in its own place. */
export function CopyButton({ text, what, label }: Props) {
  const t = useT()
  const dialog = useDialog()
  const announce = useAnnounce()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      announce(t('{what}을(를) 복사했어요.', { what }))
    } catch {
      // a page without https has no clipboard: the text is shown to be marked
      void dialog.alert(<span className="whitespace-pre-line select-all">{text}</span>, {
        title: what,
      })
    }
  }

  const Icon = copied ? Check : Copy
  const icon = <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
  if (label)
    return (
      <Button look="ghost" size={44} className="px-2! text-caption!" onClick={() => void copy()}>
        {icon}
        {copied ? t('복사됨') : label}
      </Button>
    )
  return (
    <Button
      look="outline"
      size={44}
      className="max-card:w-11 max-card:px-0! card:min-w-[84px]"
      onClick={() => void copy()}
    >
      {icon}
      {/* the picture alone where the number needs the room */}
      <span className="max-card:sr-only">{copied ? t('복사됨') : t('복사')}</span>
      <span className="sr-only"> {what}</span>
    </Button>
  )
}
