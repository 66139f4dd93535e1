import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { account } from '#shop/member/account-contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { inWords } from '#ui/explain.ts'
import { useT } from '#ui/language.tsx'

/** Who comes by the link of the mail finds the new address taken; the token leaves the address bar. */
export function ConfirmMail() {
  const t = useT()
  const dialog = useDialog()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [search] = useSearchParams()
  const token = search.get('mail_token')
  const sent = useRef(false)

  useEffect(() => {
    if (!token || sent.current) return
    sent.current = true
    void confirm(token)
    async function confirm(token: string) {
      try {
        const { data, message } = await call(account.confirmMail, { body: { token } })
        client.setQueryData(queryOf(account.show, {}).queryKey, { data })
        await dialog.done(message)
      } catch (error) {
        await dialog.error(inWords(t, error))
      }
      await navigate(paths.myPage.account(), { replace: true })
    }
  }, [token, client, dialog, navigate, t])
  return null
}
