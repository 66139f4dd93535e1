import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormSection } from '#admin/ui/form-section.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type StaffMember, staffFactors } from '#shop/member/factor-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'

const listed = queryOf(staffFactors.list, { query: { per_page: 100, order: 'asc' } })

/** The owner sees who logs in with a second step, and helps whoever lost the phone. */
export function StaffFactors({ own }: { own: string }) {
  const t = useT()
  const { data } = useQuery({ ...listed, staleTime: 0 })
  const [asked, setAsked] = useState<StaffMember | null>(null)
  return (
    <FormSection
      id="staff"
      title={t('직원의 두 단계 로그인')}
      note={
        <>
          {t('모든 직원에게 요구하려면')}{' '}
          <TextLink to={`${adminPaths.settings()}?group=security`}>{t('설정 · 로그인')}</TextLink>
        </>
      }
    >
      {!data && <Skeleton className="h-40" />}
      <ul>
        {data?.data.map((worker) => (
          <li
            key={worker.mb_id}
            className="hairline-b flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2"
          >
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{worker.mb_name}</span>{' '}
              <span className="text-caption text-ink-500">{worker.mb_id}</span>
            </span>
            <Badge tone={worker.enabled_at ? 'done' : 'wait'}>
              {worker.enabled_at ? t('켜짐') : t('꺼짐')}
            </Badge>
            {worker.enabled_at && worker.mb_id !== own && (
              <Button
                look="ghost"
                size={44}
                onClick={() => setAsked(worker)}
                aria-label={t('{name} 초기화', { name: worker.mb_id })}
              >
                {t('초기화')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Drawer
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('두 단계 로그인 초기화')}
      >
        {asked && <Reset worker={asked} onDone={() => setAsked(null)} />}
      </Drawer>
    </FormSection>
  )
}

function Reset({ worker, onDone }: { worker: StaffMember; onDone: () => void }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const fields = useFields({ current_password: '' }, (_, typed) =>
    typed.current_password ? null : t('현재 비밀번호를 적어 주세요.'),
  )
  const { busy, send } = useSend(fields)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!fields.checkAll()) return
        void send(async () => {
          toast(
            (
              await call(staffFactors.reset, {
                params: { mb_id: worker.mb_id },
                body: fields.values,
              })
            ).message,
          )
          await client.invalidateQueries({ queryKey: listed.queryKey })
          onDone()
        })
      }}
    >
      <p className="text-plain text-ink-700">
        {t(
          '{name} 님은 모든 기기에서 로그아웃되고, 다음에는 비밀번호만으로 들어와 새로 켜게 돼요. 본인이 맞는지 먼저 확인해 주세요.',
          { name: worker.mb_name },
        )}
      </p>
      <PasswordField
        {...fields.bind('current_password')}
        label={t('현재 비밀번호')}
        hint={t('내 비밀번호를 적어 주세요.')}
        required
        autoComplete="current-password"
      />
      <Button type="submit" look="danger" busy={busy}>
        {t('초기화')}
      </Button>
    </form>
  )
}
