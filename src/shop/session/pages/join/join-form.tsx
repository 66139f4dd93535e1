import { useCallback, useEffect, useState } from 'react'
import { call } from '#kernel/queries.ts'
import { NewPasswordField } from '#shop/member/ui/new-password-field.tsx'
import { AddressField } from '#shop/order/ui/address-field.tsx'
import { FormSection } from '#shop/order/ui/form-section.tsx'
import { sessions } from '#shop/session/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSending } from '#ui/use-sending.ts'
import { ConsentSection } from './consent-section.tsx'
import { IdField } from './id-field.tsx'
import { forgetJoining, keepJoining, readJoining } from './join-draft.ts'
import { bodyOf, emptyJoining, type Joining, shownAs, whyWrong } from './join-fields.ts'

// where the calendar opens for who has typed nothing
const someBirthday = '1995-01-01'

type Props = {
  onJoined: (name: string) => void
  /** who came through Kakao: what it told, and the code that stands for id and password */
  kakao?: { code: string; known: Partial<Joining> }
}

export function JoinForm({ onJoined, kakao }: Props) {
  const t = useT()
  const { refresh } = useSession()
  const [tried, setTried] = useState(false)
  const check = useCallback(
    (name: keyof Joining, typed: Joining) =>
      whyWrong(name, typed, { t, now: new Date(), kakao: !!kakao }),
    [t, kakao],
  )
  const fields = useFields<Joining>({ ...emptyJoining, ...kakao?.known }, check, shownAs)
  const { values, setAll } = fields

  // what was typed before a reload; what Kakao told comes anew
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    const before = kakao ? null : readJoining(sessionStorage)
    if (before) setAll(before)
    setIsBack(true)
  }, [kakao, setAll])
  useEffect(() => {
    if (isBack && !kakao) keepJoining(sessionStorage, values)
  }, [isBack, kakao, values])

  const { busy, refusal, form } = useSending(fields, async () => {
    const { user } = await call(sessions.register, { body: bodyOf(values, kakao?.code ?? null) })
    forgetJoining(sessionStorage)
    onJoined(user.mb_name)
    window.scrollTo({ top: 0 })
    await refresh()
  })

  return (
    <form
      {...form}
      onSubmit={(event) => {
        setTried(true)
        form.onSubmit(event)
      }}
    >
      {tried && <FormErrors errors={fields.errors} className="mt-6" />}
      {!kakao && (
        <FormSection title={t('로그인 정보')}>
          <div className="grid gap-4">
            <IdField {...fields.bind('mb_id')} />
            <NewPasswordField {...fields.bind('password')} label={t('비밀번호')} person={values} />
          </div>
        </FormSection>
      )}
      <FormSection title={t('회원 정보')}>
        <div className="grid gap-4">
          <div className="grid items-start gap-4 card:grid-cols-2">
            <TextField
              {...fields.bind('mb_name')}
              label={t('이름')}
              required
              autoComplete="name"
              maxLength={50}
            />
            <PhoneField
              {...fields.bind('mb_hp')}
              label={t('휴대폰 번호')}
              required
              autoComplete="tel"
              placeholder="010-0000-0000"
            />
          </div>
          <TextField
            {...fields.bind('mb_email')}
            label={t('이메일')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            placeholder="name@example.com"
            hint={
              kakao?.known.mb_email && kakao.known.mb_email === values.mb_email
                ? t('카카오가 확인한 메일이에요.')
                : t('주문 소식과 비밀번호 찾기에 써요.')
            }
          />
          <DatePicker
            {...fields.bind('mb_birth')}
            label={t('생년월일')}
            optional
            autoComplete="bday"
            start={someBirthday}
            placeholder="1995-03-14"
            hint={t('만 14세부터 가입할 수 있어요.')}
          />
        </div>
      </FormSection>
      {!kakao && (
        <FormSection
          title={t('받을 주소')}
          end={<span className="text-small text-ink-500">{t('나중에 적어도 돼요')}</span>}
        >
          <AddressField fields={fields} optional />
        </FormSection>
      )}
      <ConsentSection fields={fields} />
      <FormRefusal message={refusal} />
      <Button type="submit" size={56} wide busy={busy} className="mt-5">
        {t('가입하기')}
      </Button>
    </form>
  )
}
