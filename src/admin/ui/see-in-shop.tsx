import { ExternalLink } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

/** The way from a form to what shoppers see of it, beside the form. */
export function SeeInShop({ href }: { href: string }) {
  const t = useT()
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={buttonClass({ look: 'outline', size: 44 })}
    >
      <ExternalLink aria-hidden="true" size={18} strokeWidth={1.5} />
      {t('가게에서 보기')}
    </a>
  )
}
