import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Address, addressOf } from './compose-address.ts'
import { loadPostcode } from './postcode.ts'

type Props = {
  open: boolean
  onClose: () => void
  onFound: (address: Address) => void
  /** it cannot be reached: fields to write in instead */
  onUnreachable: () => void
  onWrite: () => void
  focusAfter: () => HTMLElement | null
}

/** The postcode finder in a layer of this page; never a window of its own. */
export function AddressFinder({
  open,
  onClose,
  onFound,
  onUnreachable,
  onWrite,
  focusAfter,
}: Props) {
  const t = useT()
  return (
    <Drawer open={open} onClose={onClose} title={t('주소 찾기')} focusAfter={focusAfter}>
      {open && <FinderBox onFound={onFound} onUnreachable={onUnreachable} />}
      <Button look="ghost" size={44} wide className="mt-3" onClick={onWrite}>
        {t('주소를 직접 적을게요')}
      </Button>
    </Drawer>
  )
}

function FinderBox({ onFound, onUnreachable }: Pick<Props, 'onFound' | 'onUnreachable'>) {
  const t = useT()
  const { lang } = useLang()
  const box = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const latest = useRef({ onFound, onUnreachable })
  latest.current = { onFound, onUnreachable }

  useEffect(() => {
    let gone = false
    loadPostcode().then(
      (Finder) => {
        if (gone || !box.current) return
        setReady(true)
        new Finder({
          oncomplete: (found) => latest.current.onFound(addressOf(found, lang === 'en')),
          width: '100%',
          height: '100%',
          animation: false,
        }).embed(box.current, {
          autoClose: false,
        })
      },
      () => {
        if (!gone) latest.current.onUnreachable()
      },
    )
    return () => {
      gone = true
    }
  }, [lang])

  return (
    <div className="relative h-[min(520px,60dvh)] border border-paper-200 bg-paper-0 desk:h-[min(600px,calc(100dvh-160px))]">
      {!ready && (
        <div className="absolute inset-0 grid content-start gap-3 p-4">
          <p role="status" className="text-small text-ink-700">
            {t('주소 찾기를 불러오고 있어요.')}
          </p>
          <Skeleton className="h-11" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      )}
      <div ref={box} className="h-full" />
    </div>
  )
}
