import { Dialog } from '@base-ui/react/dialog'
import { useT } from '#ui/language.tsx'
import { LoginForm } from './login-form.tsx'

const quiet =
  'min-h-11 text-ink-700 underline decoration-line underline-offset-4 hover:text-ink-900'

type Props = {
  mb_id: string
  onIn?: (user: { mb_id: string }) => void
  /** by Kakao, by another account, or not at all: the page is left, and its words with it */
  onElse?: { leave: () => void; close: () => void }
}

/** The session ended while somebody worked: asks in place, so that the page behind keeps what was typed. */
export function LoginAgain({ mb_id, onIn, onElse }: Props) {
  const t = useT()
  return (
    <Dialog.Root open disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil layer-dialog" />
        <Dialog.Viewport className="layer-dialog fixed inset-0 grid place-items-center overflow-y-auto p-4">
          <Dialog.Popup className="fades-in w-full max-w-[420px] rounded-sheet bg-paper-0 p-6 shadow-high desk:p-8">
            <Dialog.Title className="type-h3">{t('다시 로그인해 주세요')}</Dialog.Title>
            <Dialog.Description className="mt-2 mb-6 text-small text-ink-700">
              {t('로그인이 끝났어요. 적던 내용은 그대로 있어요.')}
            </Dialog.Description>
            <LoginForm mb_id={mb_id} onIn={(user) => onIn?.(user)} />
            {onElse && (
              <div className="mt-3 flex flex-wrap justify-between text-small">
                <button type="button" onClick={onElse.leave} className={quiet}>
                  {t('다른 방법으로 로그인')}
                </button>
                <button type="button" onClick={onElse.close} className={quiet}>
                  {t('나중에 하기')}
                </button>
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
