import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'

/** Asks before something goes for good; true when it may. */
export function useAskRemoval(): (name: string) => Promise<boolean> {
  const t = useT()
  const dialog = useDialog()
  return async (name) =>
    !!(await dialog.confirm(t('‘{name}’을(를) 삭제할까요? 되돌릴 수 없어요.', { name }), {
      yes: t('삭제'),
      danger: true,
    }))
}
