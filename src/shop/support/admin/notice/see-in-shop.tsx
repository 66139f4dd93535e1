import { ExternalLink } from 'lucide-react'
import { buttonClass } from '../../../../ui/button.tsx'
import { useT } from '../../../../ui/language.tsx'
import { noticePath } from '../../notice-rules.ts'

export function SeeInShop({ notice }: { notice: { id: number; board: string } }) {
  const t = useT()
  return (
    <a href={noticePath(notice)} target="_blank" rel="noopener" className={buttonClass({ look: 'outline', size: 44 })}>
      <ExternalLink aria-hidden="true" size={18} strokeWidth={1.5} />
      {t('가게에서 보기')}
    </a>
  )
}
