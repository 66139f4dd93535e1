import { useState } from 'react'
import { call } from '#kernel/queries.ts'
import { shipmentCosts } from '#shop/cart/shipment-contract.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { useCostWord } from './use-cost-word.ts'

type Found = Awaited<ReturnType<typeof ask>>
const ask = async (zip: string) => (await call(shipmentCosts.check, { params: { zip } })).data

/** A zone code typed, and what it costs more said. */
export function ZipChecker({ usd_rate }: { usd_rate: number }) {
  const t = useT()
  const cost = useCostWord(usd_rate)
  const { pick } = useLang()
  const [found, setFound] = useState<Found | null>(null)
  const fields = useFields({ zip: '' }, (_, { zip }) =>
    /^\d{5}$/.test(zip) ? null : t('우편번호는 숫자 5자리예요.'),
  )

  const { busy, send } = useSend(fields)
  async function check() {
    if (fields.checkAll()) await send(async () => setFound(await ask(fields.values.zip)))
  }

  const words = () => {
    if (!found) return null
    if (!found.zone) return t('{zip}은(는) 추가 배송비가 없는 지역이에요.', { zip: found.zip })
    const name = pick(found.zone.name.ko, found.zone.name.en)
    return t('{zip}은(는) {name} 지역이라 {amount}을 더해요.', {
      zip: found.zip,
      name,
      amount: cost(found.zone.cost),
    })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <div className="grid max-w-[420px] grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5">
        <TextField
          {...fields.bind('zip')}
          label={t('우편번호로 확인하기')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          placeholder="63122"
          onChange={(typed) => {
            // what was found was for another code
            setFound(null)
            fields.set('zip', typed.replace(/\D/g, '').slice(0, 5))
          }}
        />
        <Button type="submit" busy={busy} className="mt-[27px]">
          {t('배송비 확인')}
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-plain font-medium">
        {words()}
        {found?.zone?.no_flammable && (
          <span className="block text-small font-normal text-amber-700">
            {t('비행기로 가는 지역이라 인화성 상품은 보낼 수 없어요.')}
          </span>
        )}
      </p>
    </form>
  )
}
