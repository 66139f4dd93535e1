import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react'
import { type Translate, useT } from './language.tsx'
import { lazyPart } from './lazy-part.tsx'
import { PlainDialog } from './plain-dialog.tsx'

/** How long a dialog that only says that something is done stays, in milliseconds. */
export const doneCloses = 4_000

export type DialogKind = 'alert' | 'done' | 'error' | 'confirm'
export type DialogMore = {
  title?: string
  yes?: string
  no?: string
  /** the yes button warns: something will be lost */
  danger?: boolean
  /** closes by itself after so many milliseconds, with a bar running out */
  closeAfter?: number
}
export type DialogAsk = DialogMore & {
  kind: DialogKind
  title: string
  message: ReactNode
  answer: (yes: boolean) => void
}

export type Dialogs = {
  /** 알림 */
  alert: (message: ReactNode, more?: DialogMore) => Promise<void>
  /** 확인: something was done */
  done: (message: ReactNode, more?: DialogMore) => Promise<void>
  /** 문제가 있어요 */
  error: (message: ReactNode, more?: DialogMore) => Promise<void>
  /** 확인하기: true when agreed */
  confirm: (message: ReactNode, more?: DialogMore) => Promise<boolean>
}

const titles: Record<DialogKind, (t: Translate) => string> = {
  alert: (t) => t('알림'),
  done: (t) => t('확인'),
  error: (t) => t('문제가 있어요'),
  confirm: (t) => t('확인하기'),
}

const quiet: Dialogs = {
  alert: async () => {},
  done: async () => {},
  error: async () => {},
  confirm: async () => false,
}
const DialogContext = createContext<Dialogs>(quiet)
const DialogBox = lazyPart(
  () => import('./dialog-box.tsx').then((found) => found.DialogBox),
  PlainDialog,
)

/** One dialog at a time; the next waits its turn. The box itself is fetched when first needed. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const t = useT()
  const [asks, setAsks] = useState<DialogAsk[]>([])
  const ask = useCallback(
    (kind: DialogKind, message: ReactNode, more: DialogMore = {}) =>
      new Promise<boolean>((resolve) => {
        setAsks((all) => [
          ...all,
          { ...more, kind, title: more.title ?? titles[kind](t), message, answer: resolve },
        ])
      }),
    [t],
  )
  const dialogs = useMemo<Dialogs>(
    () => ({
      alert: async (message, more) => void (await ask('alert', message, more)),
      done: async (message, more) => void (await ask('done', message, more)),
      error: async (message, more) => void (await ask('error', message, more)),
      confirm: (message, more) => ask('confirm', message, more),
    }),
    [ask],
  )
  const first = asks[0]
  return (
    <DialogContext value={dialogs}>
      {children}
      {first && (
        <Suspense>
          <DialogBox
            ask={first}
            onGone={() => setAsks((all) => all.filter((one) => one !== first))}
          />
        </Suspense>
      )}
    </DialogContext>
  )
}

export function useDialog(): Dialogs {
  return useContext(DialogContext)
}
