import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'

type Props = {
  name: string
  checked: boolean
  onChange: (on: boolean) => void
  error?: string | null
}

/** Apart from everything else: what is made to order is not taken back. */
export function Consent(props: Props) {
  const t = useT()
  return (
    <div className="border border-control p-3">
      <Checkbox {...props}>
        {t(
          '주문에 맞춰 만드는 상품이라 승인한 뒤에는 단순 변심으로 취소하거나 반품할 수 없다는 점에 동의해요. 잘못 만들어졌거나 망가진 것은 바꿔 드려요.',
        )}
      </Checkbox>
    </div>
  )
}
