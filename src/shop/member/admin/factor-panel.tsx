import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormSection } from '#admin/ui/form-section.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { call, queryOf } from '#kernel/queries.ts'
import { factor, type MyFactor } from '#shop/member/factor-contract.ts'
import { useSession } from '#storefront/session.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { QrPicture } from '#ui/qr-picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const mine = queryOf(factor.show, {})

/** The second step of this worker's log-in: on, off, and the codes for the day the phone is lost. */
export function FactorPanel() {
  const t = useT()
  const client = useQueryClient()
  const { refresh } = useSession()
  const { data } = useQuery({ ...mine, staleTime: 0 })
  const [secret, setSecret] = useState<{ secret: string; address: string } | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (!data) return <Skeleton className="h-64" />
  const own = data.data

  async function changed(fresh: string[] | null) {
    setSecret(null)
    setCodes(fresh)
    await client.invalidateQueries({ queryKey: mine.queryKey })
    await refresh()
  }

  return (
    <FormSection
      id="factor"
      title={t('두 단계 로그인')}
      note={t('비밀번호에 더해 휴대폰의 인증 앱에 보이는 숫자를 한 번 더 물어요.')}
      end={
        <Badge tone={own.enabled ? 'done' : 'wait'}>{own.enabled ? t('켜짐') : t('꺼짐')}</Badge>
      }
    >
      {own.required && !own.enabled && (
        <InlineNotice tone="wait">
          {t('모든 직원이 두 단계로 로그인하도록 정해져 있어요. 먼저 켜 주세요.')}
        </InlineNotice>
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
      {!codes && own.enabled && <WhenOn own={own} onChanged={changed} />}
      {!codes && !own.enabled && !secret && <Start onSecret={setSecret} />}
      {!codes && !own.enabled && secret && <FirstCode {...secret} onChanged={changed} />}
    </FormSection>
  )
}

function Start({ onSecret }: { onSecret: (secret: { secret: string; address: string }) => void }) {
  const t = useT()
  const fields = useFields({ current_password: '' }, (_, typed) =>
    typed.current_password ? null : t('현재 비밀번호를 적어 주세요.'),
  )
  const { busy, send } = useSend(fields)
  return (
    <form
      noValidate
      className="grid max-w-[420px] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (fields.checkAll())
          void send(async () => onSecret((await call(factor.start, { body: fields.values })).data))
      }}
    >
      <PasswordField
        {...fields.bind('current_password')}
        label={t('현재 비밀번호')}
        required
        autoComplete="current-password"
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('두 단계 로그인 켜기')}
        </Button>
      </div>
    </form>
  )
}

function FirstCode({
  secret,
  address,
  onChanged,
}: {
  secret: string
  address: string
  onChanged: (codes: string[]) => Promise<void>
}) {
  const t = useT()
  const fields = useFields({ code: '' }, (_, typed) =>
    typed.code.trim() ? null : t('인증 앱의 6자리 숫자를 적어 주세요.'),
  )
  const { busy, send } = useSend(fields)
  return (
    <div className="grid items-start gap-6 card:grid-cols-[auto_minmax(0,1fr)]">
      <QrPicture text={address} label={t('인증 앱으로 찍을 QR 그림')} />
      <div className="grid max-w-[420px] gap-4">
        <ol className="list-decimal space-y-1 pl-5 text-small text-ink-700">
          <li>
            {t('휴대폰에 인증 앱(Google Authenticator, Microsoft Authenticator 등)을 깔아요.')}
          </li>
          <li>{t('앱에서 QR 그림을 찍거나 아래 키를 적어요.')}</li>
          <li>{t('앱에 보이는 6자리 숫자를 적어요.')}</li>
        </ol>
        <p>
          <span className="block text-caption text-ink-500">{t('직접 적을 키')}</span>
          <code className="font-mono text-plain tracking-wider [overflow-wrap:anywhere]">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (fields.checkAll())
              void send(async () =>
                onChanged((await call(factor.enable, { body: fields.values })).data.recovery_codes),
              )
          }}
        >
          <TextField
            {...fields.bind('code')}
            label={t('인증 숫자')}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            autoFocus
          />
          <div>
            <Button type="submit" busy={busy}>
              {t('확인하고 켜기')}
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}

function WhenOn({
  own,
  onChanged,
}: {
  own: MyFactor
  onChanged: (codes: string[] | null) => Promise<void>
}) {
  const t = useT()
  const toast = useToast()
  const fields = useFields({ current_password: '', code: '' }, (name, typed) =>
    typed[name].trim()
      ? null
      : name === 'code'
        ? t('인증 앱의 6자리 숫자를 적어 주세요.')
        : t('현재 비밀번호를 적어 주세요.'),
  )
  const { busy, send } = useSend(fields)

  async function renew() {
    await onChanged((await call(factor.renew, { body: fields.values })).data.recovery_codes)
  }
  async function disable() {
    toast((await call(factor.disable, { body: fields.values })).message)
    await onChanged(null)
  }
  const press = (work: () => Promise<void>) => {
    if (fields.checkAll()) void send(work)
  }
  return (
    <>
      <p className="text-small text-ink-700">
        {t('남은 복구 코드 {count}개', { count: own.recovery_left })}
      </p>
      <form
        noValidate
        className="grid max-w-[420px] gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          press(renew)
        }}
      >
        <PasswordField
          {...fields.bind('current_password')}
          label={t('현재 비밀번호')}
          required
          autoComplete="current-password"
        />
        <TextField
          {...fields.bind('code')}
          label={t('인증 숫자')}
          hint={t('앱의 6자리 숫자나 복구 코드')}
          required
          inputMode="text"
          autoComplete="one-time-code"
          maxLength={24}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" look="outline" busy={busy}>
            {t('복구 코드 새로 받기')}
          </Button>
          {!own.required && (
            <Button look="danger" busy={busy} onClick={() => press(disable)}>
              {t('두 단계 로그인 끄기')}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}
