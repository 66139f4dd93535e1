import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAnnounce } from '#ui/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

/** Copies a number; says so in its own place. `what` is read aloud. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useT()
  const toast = useToast()
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
      toast(t('복사하지 못했어요. 길게 눌러 복사해 주세요.'))
    }
  }

  const Icon = copied ? Check : Copy
  return (
    <Button
      look="outline"
      size={44}
      className="max-card:w-11 max-card:px-0! card:min-w-[84px]"
      onClick={() => void copy()}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
      {/* the picture alone where the number needs the room */}
      <span className="max-card:sr-only">{copied ? t('복사됨') : t('복사')}</span>
      <span className="sr-only"> {what}</span>
    </Button>
  )
}
