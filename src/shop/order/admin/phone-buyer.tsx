import { MemberFinder } from '#admin/ui/member-finder.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PhoneTyped } from './phone-typed.ts'

export type PhonePart = {
  value: PhoneTyped
  set: (part: Partial<PhoneTyped>) => void
  error: (path: string) => string | null
}

/** Eight digits that are easily read out. */
function easyPassword(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((one) => one % 10).join('')
}

/** Who telephones: a member, whose own data come with the choice, or a guest. */
export function PhoneBuyer({
  value,
  set,
  error,
  busy,
  onChoose,
}: PhonePart & { busy: boolean; onChoose: (mb_id: string) => void }) {
  const t = useT()
  const bind = (name: 'od_name' | 'od_hp' | 'od_email' | 'od_pwd') => ({
    name,
    value: value[name],
    onChange: (typed: string) => set({ [name]: typed }),
    onBlur: () => undefined,
    error: error(name),
    required: true,
    // the desk types for others: the browser's own data are wrong here
    autoComplete: 'off',
  })
  const isMember = value.who === 'member'
  return (
    <Panel title={t('주문자')}>
      <div className="grid gap-4">
        <RadioCards
          legend={t('주문자')}
          hideLegend
          name="who"
          grid="grid grid-cols-2 gap-2.5"
          value={value.who}
          onChange={(who) => set({ who, ...(who === 'guest' ? { mb_id: null } : {}) })}
          cards={[
            { value: 'member', label: t('회원') },
            { value: 'guest', label: t('비회원') },
          ]}
        />
        {isMember && !value.mb_id && (
          <MemberFinder error={error('mb_id')} onPick={({ mb_id }) => !busy && onChoose(mb_id)} />
        )}
        {isMember && value.mb_id && (
          <p className="flex flex-wrap items-center justify-between gap-2 text-small">
            <span>
              {t('회원 {id}', { id: value.mb_id })}
              {error('mb_id') && <span className="block text-bad">{error('mb_id')}</span>}
            </span>
            <Button
              look="outline"
              size={44}
              onClick={() => set({ mb_id: null, coupons: [], points: null })}
            >
              {t('다른 회원 고르기')}
            </Button>
          </p>
        )}
        {(!isMember || value.mb_id) && (
          <div className="grid gap-4 card:grid-cols-2">
            <TextField {...bind('od_name')} label={t('이름')} maxLength={50} />
            <PhoneField {...bind('od_hp')} label={t('휴대폰 번호')} />
            <TextField
              {...bind('od_email')}
              label={t('메일')}
              type="email"
              inputMode="email"
              maxLength={100}
              hint={t('주문 안내와 입금 계좌를 이 주소로 보내요.')}
            />
            {!isMember && (
              <TextField
                {...bind('od_pwd')}
                label={t('주문 조회 비밀번호')}
                maxLength={64}
                hint={t('비회원이 주문을 조회할 때 써요. 전화로 알려 주세요.')}
                suffix={
                  <button
                    type="button"
                    className="tap min-h-11 font-semibold text-pine-700"
                    onClick={() => set({ od_pwd: easyPassword() })}
                  >
                    {t('만들기')}
                  </button>
                }
              />
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}
