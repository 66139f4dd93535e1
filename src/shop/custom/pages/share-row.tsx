import { Link2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

/** Whether others may read along, and the link that lets them. */
export function ShareRow({
  link,
  onShare,
}: {
  link: string | null
  onShare: (shared: boolean) => void
}) {
  const t = useT()
  const toast = useToast()
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-paper-200 pt-4 text-plain print:hidden">
      <Link2 aria-hidden="true" size={18} strokeWidth={1.5} className="text-control" />
      <span className="min-w-0 flex-1 basis-60 text-ink-700">
        {link ? t('링크를 가진 사람은 읽을 수 있어요.') : t('나만 볼 수 있어요.')}
      </span>
      {link ? (
        <>
          <Button
            look="outline"
            size={44}
            onClick={async () => {
              await navigator.clipboard.writeText(new URL(link, location.origin).href)
              toast(t('링크를 복사했어요.'))
            }}
          >
            {t('공유 링크 복사')}
          </Button>
          <Button look="ghost" size={44} onClick={() => onShare(false)}>
            {t('공유 끄기')}
          </Button>
        </>
      ) : (
        <Button look="outline" size={44} onClick={() => onShare(true)}>
          {t('공유 링크 만들기')}
        </Button>
      )}
    </div>
  )
}
