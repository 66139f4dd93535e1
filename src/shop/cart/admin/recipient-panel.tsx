import { MemberFinder } from '#admin/ui/member-finder.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { QuotationTyped } from './quotation-typed.ts'

type Props = {
  value: QuotationTyped
  set: (part: Partial<QuotationTyped>) => void
  error: (path: string) => string | null
}

/** Whom it is for: a company, a person, and the member who finds it among their own. */
export function RecipientPanel({ value, set, error }: Props) {
  const t = useT()
  const { recipient } = value
  const bind = (name: keyof QuotationTyped['recipient']) => ({
    name: `recipient.${name}`,
    value: recipient[name],
    onChange: (typed: string) => set({ recipient: { ...recipient, [name]: typed } }),
    error: error(`recipient.${name}`),
    autoComplete: 'off',
  })
  return (
    <Panel title={t('견적 받는 곳')}>
      <div className="grid gap-4">
        {value.mb_id ? (
          <p className="flex flex-wrap items-center justify-between gap-2 text-small">
            <span>
              {t('회원 {id}', { id: value.mb_id })}
              {error('mb_id') && <span className="block text-bad">{error('mb_id')}</span>}
            </span>
            <Button look="outline" size={44} onClick={() => set({ mb_id: null })}>
              {t('회원 연결 끊기')}
            </Button>
          </p>
        ) : (
          <MemberFinder
            error={error('mb_id')}
            onPick={({ mb_id, mb_name }) =>
              set({
                mb_id,
                recipient: { ...recipient, company: recipient.company || mb_name },
              })
            }
          />
        )}
        <div className="grid gap-4 card:grid-cols-2">
          <TextField {...bind('company')} label={t('상호나 이름')} required maxLength={80} />
          <TextField {...bind('name')} label={t('담당자')} optional maxLength={50} />
          <TextField {...bind('phone')} label={t('전화')} optional maxLength={30} />
          <TextField
            {...bind('email')}
            label={t('메일')}
            optional
            type="email"
            inputMode="email"
            maxLength={100}
          />
        </div>
      </div>
    </Panel>
  )
}
