import { useQuery } from '@tanstack/react-query'
import { isMail } from '#kernel/mail-address.ts'
import { whyBadPhone } from '#kernel/phone.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type BellChannel, bells } from '#shop/notification/restock-contract.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import type { WaitOption } from './restock-bell.tsx'

type Typed = { io_no: string; channel: string; address: string; agree: boolean }
type Props = {
  it_id: string
  name: string
  options: readonly WaitOption[]
  open: boolean
  onClose: () => void
}

/** Which option, where to be told, and the consent. What is typed stays until it is sent. */
export function BellSheet({ it_id, name, options, open, onClose }: Props) {
  const t = useT()
  const toast = useToast()
  const { user } = useSession()
  const ways = useQuery({ ...queryOf(bells.ways, {}), enabled: open }).data?.data.channels ?? [
    'mail',
  ]
  const only = options.length === 1 ? options[0] : undefined
  const fields = useFields<Typed>(
    { io_no: only ? String(only.io_no) : '', channel: 'mail', address: '', agree: false },
    (field, values) => {
      if (field === 'io_no' && !values.io_no) return t('기다릴 옵션을 골라 주세요.')
      if (field === 'address' && !values.address.trim()) return t('받을 곳을 적어 주세요.')
      if (field === 'address' && values.channel === 'message') {
        const why = whyBadPhone(values.address)
        return why && t(...why)
      }
      if (field === 'address' && !isMail(values.address))
        return t('메일 주소 형식이 아니에요. 예: name@example.com')
      return field === 'agree' && !values.agree ? t('개인정보 수집·이용에 동의해 주세요.') : null
    },
  )
  const wanted: BellChannel = fields.values.channel === 'message' ? 'message' : 'mail'
  const channel = ways.length && !ways.includes(wanted) ? (ways[0] ?? wanted) : wanted

  const { busy, send } = useSend(fields)
  async function ring() {
    if (!fields.checkAll()) return
    await send(async () => {
      const { message } = await call(bells.ring, {
        body: {
          it_id,
          io_no: Number(fields.values.io_no),
          channel,
          address: fields.values.address,
          agree: fields.values.agree,
        },
      })
      toast(message)
      fields.setAll({ agree: false })
      onClose()
    })
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('재입고 알림 신청')}
      foot={
        <Button wide busy={busy} onClick={() => void ring()}>
          {t('알림 신청하기')}
        </Button>
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void ring()
        }}
      >
        <p className="text-plain leading-relaxed text-ink-700">
          {t('{name} 상품이 다시 들어오면 한 번 알려 드려요.', { name })}
        </p>
        {only ? (
          only.name && <p className="bg-paper-100 px-4 py-3 text-plain font-medium">{only.name}</p>
        ) : (
          <Select
            label={t('기다릴 옵션')}
            {...fields.bind('io_no')}
            placeholder={t('옵션을 골라 주세요')}
            choices={options.map((option) => ({ value: String(option.io_no), label: option.name }))}
          />
        )}
        {ways.length > 1 && (
          <RadioCards
            legend={t('알림 받을 방법')}
            name="channel"
            shape="row"
            value={channel}
            onChange={(value) => fields.setAll({ channel: value, address: '' })}
            cards={[
              { value: 'mail', label: t('메일') },
              { value: 'message', label: t('문자') },
            ]}
          />
        )}
        {channel === 'mail' ? (
          <TextField
            label={t('메일 주소')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={100}
            placeholder="name@example.com"
            {...fields.bind('address')}
          />
        ) : (
          <PhoneField
            label={t('휴대폰 번호')}
            placeholder={user.mb_hp ? undefined : '010-1234-5678'}
            {...fields.bind('address')}
          />
        )}
        <div className="border-t border-paper-200 pt-3">
          <Checkbox {...fields.bindTick('agree')}>
            {t('[필수] 재입고 알림을 위한 개인정보 수집·이용에 동의해요')}
          </Checkbox>
          <p className="pl-7 text-caption leading-relaxed text-ink-500">
            {t(
              '항목: 메일 주소 또는 휴대폰 번호 · 목적: 재입고 알림 1회 · 보관: 알림을 보낸 즉시 삭제(최대 180일). 동의하지 않을 수 있으며, 그러면 알림을 신청할 수 없어요.',
            )}
          </p>
        </div>
      </form>
    </Drawer>
  )
}
