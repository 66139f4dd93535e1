import { useQueryClient } from '@tanstack/react-query'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { isMail } from '#kernel/mail-address.ts'
import { call } from '#kernel/queries.ts'
import { type Colleague, companies } from '#shop/company/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { useSending } from '#ui/use-sending.ts'

/** Who orders for the company beside its owner, who asks them and ends it. */
export function Colleagues({ colleagues }: { colleagues: readonly Colleague[] }) {
  const t = useT()
  return (
    <section aria-labelledby="colleagues">
      <h2 id="colleagues" className="text-title font-[650]">
        {t('함께 주문하는 동료')}
      </h2>
      <p className="mt-2 max-w-[40em] text-plain text-ink-700">
        {t(
          '동료는 자기 계정으로 로그인해 회사의 거래 가격과 외상, 내 주소록으로 주문해요. 회사의 외상 주문만 볼 수 있고, 내 개인 주문은 볼 수 없어요.',
        )}
      </p>
      {colleagues.length > 0 && (
        <ul className="mt-3">
          {colleagues.map((one) => (
            <OneColleague key={one.co_id} colleague={one} />
          ))}
        </ul>
      )}
      <InviteForm />
    </section>
  )
}

function OneColleague({ colleague }: { colleague: Colleague }) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const isAsked = colleague.state === 'invited'

  async function remove() {
    const sure = await dialog.confirm(
      isAsked
        ? t('{mail}에 보낸 초대를 거둘까요?', { mail: colleague.email })
        : t('{name} 님은 바로 회사의 가격과 외상, 주문을 쓸 수 없게 돼요. 뺄까요?', {
            name: colleague.name,
          }),
      { yes: isAsked ? t('초대 거두기') : t('동료에서 빼기') },
    )
    if (!sure) return
    await send(() => call(companies.remove, { params: { co_id: colleague.co_id } }))
    await client.invalidateQueries({ queryKey: [companies.show.path] })
    toast(isAsked ? t('초대를 거뒀어요.') : t('동료에서 뺐어요.'))
  }

  return (
    <li className="hairline-b flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p data-content className="text-plain break-words">
          {[colleague.name, colleague.email].filter(Boolean).join(' · ')}
        </p>
        {isAsked && (
          <p className="mt-1 flex flex-wrap items-center gap-2 text-caption text-ink-500">
            <Badge tone="wait">{t('초대함')}</Badge>
            {t('{day}까지 수락할 수 있어요', { day: dotted(koreanDay(colleague.expires_at)) })}
          </p>
        )}
      </div>
      <Button look="outline" size={44} busy={busy} onClick={() => void remove()}>
        {isAsked ? t('초대 거두기') : t('동료에서 빼기')}
      </Button>
    </li>
  )
}

function InviteForm() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const fields = useFields({ email: '' }, (_, { email }) =>
    isMail(email) ? null : t('메일 주소 형식이 아니에요. 예: name@example.com'),
  )
  const { busy, refusal, form } = useSending(fields, async () => {
    const { email } = fields.values
    await call(companies.invite, { body: { email } })
    await client.invalidateQueries({ queryKey: [companies.show.path] })
    fields.reset({ email: '' })
    toast(t('{mail}에 초대 메일을 보냈어요.', { mail: email.trim() }))
  })
  return (
    <form {...form} className="mt-4 grid max-w-[560px] gap-3 card:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        {...fields.bind('email')}
        label={t('동료의 메일')}
        type="email"
        autoComplete="off"
        maxLength={100}
        hint={t('메일의 링크로 14일 안에 수락해요.')}
      />
      <Button type="submit" size={48} busy={busy} className="card:mt-[27px] card:self-start">
        {t('초대하기')}
      </Button>
      {refusal && (
        <div className="card:col-span-2">
          <FormRefusal message={refusal} />
        </div>
      )}
    </form>
  )
}
