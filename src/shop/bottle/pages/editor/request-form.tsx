import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import type { DesignDoc } from '#shop/bottle/design-contract.ts'
import { bottleJobs } from '#shop/bottle/job-contract.ts'
import type { BottlePrice } from '#shop/bottle/price-rules.ts'
import { AddressField } from '#shop/order/ui/address-field.tsx'
import { plainAddress } from '#shop/order/ui/plain-address.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'

type Props = {
  doc: DesignDoc
  title: string
  price: BottlePrice
  onClose: () => void
}
const empty = {
  name: '',
  email: '',
  hp: '',
  zip: '',
  address: '',
  address2: '',
  message: '',
  privacy: false,
  rights: false,
}

/** Who asks, where it goes, and what they agree to. */
export function RequestForm({ doc, title, price, onClose }: Props) {
  const t = useT()
  const money = useMoney()
  const navigate = useNavigate()
  const fields = useFields(empty)
  const [key] = useState(() => crypto.randomUUID())
  const { busy, send, refusal } = useSend(fields, { box: true })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const body = {
      ...fields.values,
      doc,
      title,
      qty: price.qty,
      expected: price.total,
    }
    const made = await send(() =>
      call(bottleJobs.request, { body }, { headers: { 'idempotency-key': key } }),
    )
    if (made) void navigate(paths.bottleJob(made.data.token))
  }

  return (
    <Drawer open onClose={onClose} title={t('시안부터 받아 보기')}>
      <form onSubmit={(event) => void submit(event)} className="grid gap-4 p-5" noValidate>
        <p className="text-small text-ink-700">
          {t('{title} · {count}개 · {won}', {
            title,
            count: price.qty,
            won: money(price.total),
          })}
        </p>
        <TextField label={t('이름')} autoComplete="name" {...fields.bind('name')} />
        <TextField
          label={t('메일 주소')}
          type="email"
          autoComplete="email"
          {...fields.bind('email')}
        />
        <PhoneField label={t('휴대폰 번호')} {...fields.bind('hp')} />
        <AddressField fields={plainAddress(fields, fields.setAll)} />
        <TextArea label={t('전할 말')} optional rows={3} {...fields.bind('message')} />
        <Checkbox {...fields.bindTick('privacy')}>
          {t(
            '제작과 배송을 위해 이름, 연락처, 주소를 모으고 완료 뒤 5년 동안 보관하는 데 동의해요.',
          )}
        </Checkbox>
        <Checkbox {...fields.bindTick('rights')}>
          {t('글과 그림을 쓸 권리가 있고, 남의 상표를 함부로 쓰지 않았어요.')}
        </Checkbox>
        <FormRefusal message={refusal} />
        <Button type="submit" size={56} wide disabled={busy}>
          {t('도안 보내기')}
        </Button>
      </form>
    </Drawer>
  )
}
