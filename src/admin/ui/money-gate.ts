import { whyNotMoney } from '#kernel/endpoint.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useStaff } from './staff.ts'

/** Whether I may say that money has come or gone. For those who may not, a button is grey and tells why when it is pressed. */
export function useMoneyGate() {
  const t = useT()
  const dialog = useDialog()
  const { role } = useStaff()
  const phrase = whyNotMoney(role)
  const why = phrase && t(phrase)
  return {
    why,
    /** spread onto the button, after its own class */
    grey: why ? { 'aria-disabled': true as const, title: why } : {},
    only: (work: () => void) => () => (why ? void dialog.alert(why) : work()),
  }
}
