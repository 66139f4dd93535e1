import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { type BottleSetForm, bottleCarts } from '#shop/bottle/cart-contract.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'

type Props = {
  put: Pick<BottleSetForm, 'title' | 'doc' | 'qty' | 'expected'>
  /** the line of the cart whose design this was */
  line: number | null
  isStopped: boolean
}

/** Into the cart as it is, or on to the order form: the design freezes here. */
export function Order({ put, line, isStopped }: Props) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const { change } = useSession()
  const fields = useFields({ rights: false })
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { busy, send, refusal } = useSend(fields, { box: true })

  async function add(direct: boolean) {
    const body = { ...put, ...fields.values, direct, instead: direct ? null : line }
    const headers = { 'idempotency-key': key }
    const made = await send(() => call(bottleCarts.put, { body }, { headers }))
    setKey(crypto.randomUUID())
    if (!made) return
    if (direct) return void navigate(paths.orderForm(true))
    change({ cart_count: made.data.count })
    if (line) return void navigate(paths.cart())
    toast({
      message: t('장바구니에 담았어요.'),
      action: { label: t('장바구니 보기'), run: () => void navigate(paths.cart()) },
    })
  }

  return (
    <>
      <Checkbox {...fields.bindTick('rights')}>
        {t('글과 그림을 쓸 권리가 있고, 남의 상표를 함부로 쓰지 않았어요.')}
      </Checkbox>
      <FormRefusal message={refusal} />
      <Button wide size={56} disabled={isStopped || busy} onClick={() => void add(false)}>
        {line ? t('장바구니의 도안 바꾸기') : t('장바구니에 담기')}
      </Button>
      {!line && (
        <Button wide look="outline" disabled={isStopped || busy} onClick={() => void add(true)}>
          {t('바로 주문하기')}
        </Button>
      )}
    </>
  )
}
