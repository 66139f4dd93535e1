import { X } from 'lucide-react'
import { useState } from 'react'
import type { Popup } from '#shop/content/contract.ts'
import { quietDays } from '#shop/content/popup-rules.ts'
import { useLang, useT } from '#ui/language.tsx'
import { closePopups, followPopup, wantQuiet } from './popup-memory.ts'
import { SafeLink } from './safe-link.tsx'

type Props = { popups: readonly Popup[]; onGone: () => void }

/** The popups for somebody who saves data: one line of words at the foot. The rules of reading are the dialog's. */
export function PopupBar({ popups, onGone }: Props) {
  const t = useT()
  const { lang, pick } = useLang()
  const [at, setAt] = useState(0)
  const popup = popups[at]
  if (!popup) return null
  const title = pick(popup.title, popup.title_en)
  const link = lang === 'kr' ? popup.link : popup.link_en
  const look = 'block min-w-0 flex-1 truncate text-left text-small leading-11 font-semibold'

  function close() {
    closePopups(popups)
    onGone()
  }

  function follow() {
    if (popup) followPopup(popup)
    close()
  }

  return (
    <aside
      aria-label={t('오드모아 소식')}
      data-click="popup"
      className="layer-bar fixed inset-x-0 bottom-[calc(var(--bar-h)+var(--foot-h,0px)+env(safe-area-inset-bottom))] border-t border-paper-200 bg-paper-50 shadow-high"
    >
      <div className="wrap flex items-center justify-end gap-x-2">
        {link ? (
          <SafeLink
            to={link}
            onClick={follow}
            className={`${look} underline-offset-4 hover:underline`}
          >
            {title}
          </SafeLink>
        ) : (
          <button type="button" onClick={follow} className={look}>
            {title}
          </button>
        )}
        {popups.length > 1 && (
          <button
            type="button"
            onClick={() => setAt((at + 1) % popups.length)}
            className="tabular min-h-11 min-w-11 text-small text-ink-700"
          >
            {`${at + 1} / ${popups.length}`}
            <span className="sr-only"> {t('다음 소식')}</span>
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            wantQuiet(new Date())
            close()
          }}
          className="min-h-11 shrink-0 text-small text-ink-700 underline decoration-line underline-offset-4"
        >
          {t('{count}일간 보지 않기', { count: quietDays })}
        </button>
        <button
          type="button"
          aria-label={t('닫기')}
          onClick={close}
          className="-mr-3 grid size-11 shrink-0 place-items-center"
        >
          <X aria-hidden="true" size={18} strokeWidth={1.5} />
        </button>
      </div>
    </aside>
  )
}
