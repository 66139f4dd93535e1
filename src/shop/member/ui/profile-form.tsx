import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { whyBadMail } from '#kernel/mail-address.ts'
import { whyBadName } from '#kernel/person-name.ts'
import { formatPhone, phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { account, type MyAccount } from '#shop/member/account-contract.ts'
import { whyBadNick } from '#shop/member/account-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { ProofField, proofOf } from './proof-field.tsx'
import { Section } from './section.tsx'

type Typed = {
  mb_name: string
  mb_nick: string
  mb_email: string
  mb_hp: string
  current_password: string
  confirm_code: string
}

const typedOf = (mine: MyAccount): Typed => ({
  mb_name: mine.mb_name,
  mb_nick: mine.mb_nick,
  mb_email: mine.mb_email,
  mb_hp: formatPhone(mine.mb_hp),
  current_password: '',
  confirm_code: '',
})

/** Whether somebody who found an open browser could lock the owner out with it. */
function touchesContact(typed: Typed, mine: MyAccount): boolean {
  return (
    typed.mb_email.trim().toLowerCase() !== mine.mb_email || phoneDigits(typed.mb_hp) !== mine.mb_hp
  )
}

export function ProfileForm({ mine }: { mine: MyAccount }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { refresh } = useSession()
  const check = useCallback(
    (name: keyof Typed, typed: Typed) => {
      const contact = touchesContact(typed, mine)
      if (name === 'current_password')
        return contact && mine.has_password && !typed.current_password
          ? t('현재 비밀번호를 적어 주세요.')
          : null
      if (name === 'confirm_code')
        return contact && !mine.has_password && !typed.confirm_code.trim()
          ? t('메일로 받은 확인 번호를 적어 주세요.')
          : null
      // a number that was never given may stay away
      if (name === 'mb_hp' && !typed.mb_hp.trim() && !mine.mb_hp) return null
      const why = {
        mb_name: whyBadName,
        mb_nick: whyBadNick,
        mb_email: whyBadMail,
        mb_hp: whyBadPhone,
      }[name](typed[name])
      return why && t(why[0], why[1])
    },
    [t, mine],
  )
  const fields = useFields<Typed>(typedOf(mine), check)
  const { busy, send } = useSend(fields)
  const { values } = fields

  async function save() {
    const { current_password: _, confirm_code: __, mb_hp, ...rest } = values
    const phone = phoneDigits(mb_hp) === mine.mb_hp ? {} : { mb_hp }
    const proof = touchesContact(values, mine) ? proofOf(mine.has_password, values) : {}
    const saved = await call(account.update, {
      params: { mb_id: mine.mb_id },
      body: { ...rest, ...phone, ...proof },
    })
    client.setQueryData(queryOf(account.show, {}).queryKey, { data: saved.data })
    fields.reset(typedOf(saved.data))
    toast(saved.message)
    void refresh()
  }

  return (
    <Section title={t('기본 정보')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (fields.checkAll()) void send(save)
        }}
        className="grid max-w-[640px] gap-4 card:grid-cols-2"
      >
        <TextField
          {...fields.bind('mb_name')}
          label={t('이름')}
          required
          autoComplete="name"
          maxLength={50}
        />
        <TextField
          {...fields.bind('mb_nick')}
          label={t('별명')}
          optional
          autoComplete="nickname"
          maxLength={20}
        />
        <TextField
          {...fields.bind('mb_email')}
          label={t('메일')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          hint={
            mine.mb_email_next
              ? t('{mail}에서 확인을 기다리고 있어요.', { mail: mine.mb_email_next })
              : undefined
          }
        />
        <PhoneField
          {...fields.bind('mb_hp')}
          label={t('휴대폰 번호')}
          required={!!mine.mb_hp}
          optional={!mine.mb_hp}
          placeholder="010-0000-0000"
        />
        {touchesContact(values, mine) && (
          <div className="rise col-span-full">
            <ProofField
              hasPassword={mine.has_password}
              password={fields.bind('current_password')}
              code={fields.bind('confirm_code')}
              hint={t('메일이나 휴대폰 번호를 바꿀 때 한 번 더 확인해요.')}
            />
          </div>
        )}
        <div className="col-span-full mt-1">
          <Button type="submit" busy={busy}>
            {t('저장하기')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
