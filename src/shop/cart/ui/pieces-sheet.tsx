import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '#kernel/queries.ts'
import { bottleCarts } from '#shop/bottle/cart-contract.ts'
import { mostPieces } from '#shop/bottle/price-rules.ts'
import type { CartLine } from '#shop/cart/contract.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { useSend } from '#ui/use-send.ts'
import { lineNameId } from './line-kinds.ts'
import type { CartDesk } from './use-cart.ts'

type Props = { line: CartLine | null; desk: CartDesk; onClose: () => void }

/** Another number of bottles with the same label, in a sheet. */
export function PiecesSheet({ line, desk, onClose }: Props) {
  const t = useT()
  const { pick } = useLang()
  const [last, setLast] = useState(line)
  // the sheet keeps its content while it closes
  useEffect(() => {
    if (line) setLast(line)
  }, [line])
  const shown = line ?? last
  if (!shown) return null
  const focusAfter = () => document.getElementById(lineNameId(shown.ct_id))
  return (
    <Drawer open={line !== null} onClose={onClose} title={t('수량 바꾸기')} focusAfter={focusAfter}>
      <p className="text-plain text-ink-700">{lineWords(shown, pick).title}</p>
      <PiecesForm key={shown.bottle?.set_id} line={shown} desk={desk} onDone={onClose} />
    </Drawer>
  )
}

function PiecesForm({
  line,
  desk,
  onDone,
}: {
  line: CartLine
  desk: CartDesk
  onDone: () => void
}) {
  const t = useT()
  const [qty, setQty] = useState(line.bottle?.pieces ?? 1)
  const { ct_id } = line
  const { data } = useQuery(queryOf(bottleCarts.design, { params: { ct_id } }))
  const { busy, send, refusal } = useSend(undefined, { box: true })

  async function save() {
    if (await send(() => desk.setPieces(line, qty).then(() => true))) onDone()
  }

  return (
    <div className="mt-5 grid gap-5">
      <QuantityStepper
        label={t('수량')}
        value={qty}
        min={data?.data.least ?? 1}
        max={mostPieces}
        onChange={setQty}
      />
      <p className="text-small leading-normal text-ink-700">
        {t('많이 만들수록 한 개 값이 내려가요. 판 준비비는 한 번만 더해요.')}
      </p>
      <FormRefusal message={refusal} />
      <Button wide busy={busy} onClick={() => void save()}>
        {t('이 수량으로 바꾸기')}
      </Button>
    </div>
  )
}
