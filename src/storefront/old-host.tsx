import { useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Wordmark } from '#ui/wordmark.tsx'

/** Over the whole page, for who comes by an old link: the shop has moved, and here is the same page at its new place. */
export function OldHost({ to }: { to: string }) {
  const [stay, setStay] = useState(false)
  if (stay) return null
  return (
    <Overlay
      to={to + location.pathname + location.search}
      host={new URL(to).host}
      onStay={() => setStay(true)}
    />
  )
}

function Overlay({ to, host, onStay }: { to: string; host: string; onStay: () => void }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  // the browser's own: it keeps the focus inside and the page behind still
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="moved"
      onClose={onStay}
      className="fixed inset-0 m-0 grid size-full max-h-none max-w-none place-items-center overflow-y-auto bg-paper-50 p-6 text-ink-900"
    >
      <div className="w-full max-w-[440px] text-center">
        <p className="text-large">
          <Wordmark />
          <span className="sr-only">ODEMOA</span>
        </p>
        <h2 id="moved" className="type-h1 mt-8">
          {t('오드모아가 새 주소로 이사했어요')}
        </h2>
        <p className="mt-3 text-ink-700">
          {t('보시던 화면을 {host}에서 그대로 이어서 볼 수 있어요. 주소를 새로 저장해 주세요.', {
            host,
          })}
        </p>
        <div className="mt-8 grid gap-2.5">
          <a href={to} className={buttonClass({ wide: true })}>
            {t('새 주소로 가기')}
          </a>
          <Button look="outline" wide onClick={onStay}>
            {t('여기서 더 보기')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
