import { useCallback, useEffect, useState } from 'react'
import { formatPhone } from '#kernel/phone.ts'
import { useMemberDetails } from '#shop/member/ui/use-member-details.ts'
import { useDestination, useSettings } from '#storefront/hooks.ts'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'
import { useFields } from '#ui/use-fields.ts'
import { awayTyped } from './abroad-defaults.ts'
import { forgetDraft, keepDraft, readDraft } from './order-draft.ts'
import { readPaying } from './paying.ts'
import { depositorOf, emptyOrder, type OrderTyped, receiverOf, whyWrong } from './typed-order.ts'

const draftPause = 400

/** The fields with what is known already: the draft of this cart, else the member. */
export function useOrderFields(
  cart_key: string,
  { guest, kept, unsent }: { guest: boolean; kept: boolean; unsent: boolean },
) {
  const t = useT()
  const { user } = useSession()
  const accounts = useSettings()?.bank_accounts ?? []
  const { mb_email, addresses } = useMemberDetails()
  const { sent } = useDestination()
  const [fresh] = useState<OrderTyped>(() => {
    const usual = addresses.find((one) => one.ad_default)
    const known = guest
      ? {}
      : {
          od_name: user.mb_name,
          od_hp: formatPhone(user.mb_hp),
          od_email: mb_email,
          od_deposit_name: depositorOf(user.mb_name),
          ...(usual && !sent ? receiverOf(usual) : {}),
        }
    const away = sent ? awayTyped(sent.code, known) : {}
    return { ...emptyOrder, ...known, ...away, od_bank_account: accounts[0]?.id ?? '' }
  })
  const [draft] = useState(() => readDraft(localStorage, { cart_key, guest }, Date.now()))
  // back from a payment in the same tab nothing is missing, not even what is kept nowhere else
  const [paying] = useState(() => {
    const kept = readPaying(sessionStorage)
    return kept?.cart_key === cart_key ? kept.typed : null
  })
  const [restored, setRestored] = useState(draft !== null && paying === null)
  const check = useCallback(
    (name: keyof OrderTyped, typed: OrderTyped) =>
      whyWrong(name, typed, { t, guest, kept, unsent }),
    [t, guest, kept, unsent],
  )
  const fields = useFields<OrderTyped>(
    paying ?? {
      ...fresh,
      ...draft,
      od_bank_account: accounts.some(({ id }) => id === draft?.od_bank_account)
        ? (draft?.od_bank_account ?? '')
        : fresh.od_bank_account,
    },
    check,
  )
  const { values, reset } = fields

  useEffect(() => {
    const timer = setTimeout(
      () => keepDraft(localStorage, { typed: values, fresh }, { cart_key, guest }, Date.now()),
      draftPause,
    )
    return () => clearTimeout(timer)
  }, [values, fresh, cart_key, guest])

  function clear() {
    forgetDraft(localStorage)
    reset(fresh)
    setRestored(false)
  }
  return { fields, restored, clear }
}
