import { Download, Printer } from 'lucide-react'
import { Button, buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

/** What is done with a paper: printed, or saved as `pdf`. */
export function PaperButtons({ pdf }: { pdf: string }) {
  const t = useT()
  return (
    <>
      <Button size={44} onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} strokeWidth={1.5} />
        {t('인쇄')}
      </Button>
      <a href={pdf} download className={buttonClass({ look: 'outline', size: 44 })}>
        <Download aria-hidden="true" size={18} strokeWidth={1.5} />
        {t('PDF 받기')}
      </a>
    </>
  )
}
