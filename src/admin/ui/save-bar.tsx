import { Check, CircleDot } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useFoot } from './foot.ts'
import { useLeaveGuard } from './leave-guard.ts'

export type SaveBarProps = {
  changes: number
  busy: boolean
  onSave: () => void
  onReset: () => void
  /** a new thing has nothing stored to go back to */
  isNew?: boolean
  /** a stored key of another form on the same page would answer Ctrl+S too */
  shortcut?: boolean
}

/** Stands at the foot of a form: what is not saved, the way back, and saving (Ctrl+S). */
export function SaveBar({
  changes,
  busy,
  onSave,
  onReset,
  isNew = false,
  shortcut = true,
}: SaveBarProps) {
  const t = useT()
  const dialog = useDialog()
  const dirty = changes > 0
  useLeaveGuard(dirty && !busy)
  useFoot(64)
  useSaveKey(shortcut, () => !busy && (dirty || isNew) && onSave())

  async function throwAway() {
    if (
      await dialog.confirm(t('바꾼 {count}곳을 저장된 내용으로 되돌릴까요?', { count: changes }), {
        title: t('되돌리기'),
        yes: t('되돌리기'),
        danger: true,
      })
    )
      onReset()
  }

  return (
    <div className="layer-header sticky bottom-0 -mx-4 mt-6 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-paper-200 bg-paper-0 px-4 py-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] desk:-mx-8 desk:px-8 print:hidden">
      <p role="status" className="flex items-center gap-2 text-small">
        {dirty ? (
          <CircleDot aria-hidden="true" size={16} strokeWidth={1.75} className="text-amber-700" />
        ) : (
          <Check aria-hidden="true" size={16} strokeWidth={1.75} className="text-ok" />
        )}
        {dirty
          ? t('저장하지 않은 변경 {count}곳', { count: changes })
          : isNew
            ? t('아직 적은 내용이 없어요')
            : t('모두 저장되어 있어요')}
      </p>
      <span className="flex items-center gap-2">
        {dirty && (
          <Button look="ghost" size={44} onClick={throwAway} disabled={busy}>
            {t('되돌리기')}
          </Button>
        )}
        <Button
          size={44}
          busy={busy}
          aria-disabled={(!dirty && !isNew) || undefined}
          className={!dirty && !isNew ? 'opacity-60' : undefined}
          onClick={() => (dirty || isNew) && onSave()}
        >
          {t('저장')}
          <span
            aria-hidden="true"
            className="hidden rounded-tag bg-white/15 px-1.5 font-sans text-mini font-medium desk:inline"
          >
            Ctrl S
          </span>
        </Button>
      </span>
    </div>
  )
}

function useSaveKey(on: boolean, save: () => void) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [on])
}
