import { X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cx } from './class-names.ts'
import { useT } from './language.tsx'

const undoSeconds = 10
const noticeSeconds = 5

export type ToastGiven = {
  message: string
  /** shown as a button for 10 s */
  action?: { label: string; run: () => void }
}
type Toast = ToastGiven & { id: number }
type ShowToast = (given: ToastGiven | string) => void

const ToastContext = createContext<ShowToast>(() => {})

/** Small notices at the foot of the page, at most three, newest last. */
export function Toasts({ children }: { children: ReactNode }) {
  const t = useT()
  const [toasts, setToasts] = useState<Toast[]>([])
  const next = useRef(1)
  const drop = useCallback(
    (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)),
    [],
  )
  const show = useCallback<ShowToast>((given) => {
    const toast = {
      ...(typeof given === 'string' ? { message: given } : given),
      id: next.current++,
    }
    setToasts((all) => [...all.slice(-2), toast])
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={t('알림')}
        aria-live="polite"
        className={cx(
          'layer-toast pointer-events-none fixed inset-x-0 bottom-[calc(var(--bar-h)+var(--foot-h,0px)+16px+env(safe-area-inset-bottom))] flex flex-col items-center gap-2 px-4',
          // the buttons of a dialog stand at the foot of a phone
          'max-desk:[html:has(.veil)_&]:top-[calc(12px+env(safe-area-inset-top))] max-desk:[html:has(.veil)_&]:bottom-auto',
        )}
      >
        {toasts.map((toast) => (
          <ToastRow key={toast.id} toast={toast} drop={drop} />
        ))}
      </section>
    </ToastContext>
  )
}

function ToastRow({ toast, drop }: { toast: Toast; drop: (id: number) => void }) {
  const t = useT()
  const [held, setHeld] = useState(false)
  const close = useMemo(() => () => drop(toast.id), [drop, toast.id])
  // the clock stands still while the pointer or the focus is on the toast
  useEffect(() => {
    if (held) return
    const timer = setTimeout(close, (toast.action ? undoSeconds : noticeSeconds) * 1000)
    return () => clearTimeout(timer)
  }, [held, close, toast.action])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being on it only stops its clock, the buttons are the controls
    <div
      className="on-dark rise pointer-events-auto flex min-h-12 w-full max-w-[480px] items-center gap-3 rounded-card bg-ink-900 py-1 pr-1 pl-4 text-plain text-paper-50 shadow-high"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className="min-w-0 flex-1 leading-snug">{toast.message}</p>
      {toast.action && (
        <button
          type="button"
          className="min-h-11 rounded-card px-3 font-semibold whitespace-nowrap underline underline-offset-4"
          onClick={() => {
            toast.action?.run()
            close()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t('닫기')}
        onClick={close}
        className="grid size-11 shrink-0 place-items-center"
      >
        <X aria-hidden="true" size={18} strokeWidth={1.5} />
      </button>
    </div>
  )
}

/** `toast('담았어요')` or `toast({ message, action: { label: t('되돌리기'), run } })`. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}
