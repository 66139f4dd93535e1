import { ExternalLink } from 'lucide-react'
import { noticePath } from '#shop/support/notice-rules.ts'
import { buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

export function SeeInShop({ notice }: { notice: { id: number; board: string } }) {
  const t = useT()
  return (
    <a
      href={noticePath(notice)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ look: 'outline', size: 44 })}
    >
      <ExternalLink aria-hidden="true" size={18} strokeWidth={1.5} />
      {t('가게에서 보기')}
    </a>
  )
}
