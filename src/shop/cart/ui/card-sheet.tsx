import { Suspense, useEffect, useState } from 'react'
import { Refusal } from '#kernel/client.ts'
import type { CartLine } from '#shop/cart/contract.ts'
import { whyBadWords } from '#shop/cart/engraving-rules.ts'
import { cleanMessage } from '#shop/cart/message-rules.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { goToField } from '#ui/field-errors.ts'
import { useLang, useT } from '#ui/language.tsx'
import { lineNameId } from './line-kinds.ts'
import type { CartDesk } from './use-cart.ts'
import { WordsField } from './words-field.tsx'

type Props = { line: CartLine | null; desk: CartDesk; onClose: () => void }

/** Other words for a card or an engraving of the cart, in a sheet. */
export function CardSheet({ line, desk, onClose }: Props) {
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
    <Drawer
      open={line !== null}
      onClose={onClose}
      title={shown.io_asks ? t('새길 글자') : t('카드 문구')}
      focusAfter={focusAfter}
    >
      <p className="text-plain text-ink-700">{lineWords(shown, pick).title}</p>
      <CardForm key={shown.ct_id} line={shown} desk={desk} onDone={onClose} />
    </Drawer>
  )
}

const field = 'ct_text'

function CardForm({ line, desk, onDone }: { line: CartLine; desk: CartDesk; onDone: () => void }) {
  const t = useT()
  const [words, setWords] = useState(line.ct_text)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  function refuse(why: string) {
    setError(why)
    requestAnimationFrame(() => goToField(field))
  }

  async function save() {
    const why = whyBadWords(cleanMessage(words), {
      most: line.io_text_max,
      asks: line.io_asks ?? null,
    })
    if (why) return refuse(t(why.phrase, why.params))
    setBusy(true)
    try {
      await desk.write(line, words)
      onDone()
    } catch (reason) {
      refuse(
        (reason instanceof Refusal && (reason.errors[field]?.[0] || reason.message)) ||
          t('연결이 끊겨서 바꾸지 못했어요. 다시 시도해 주세요.'),
      )
    }
    setBusy(false)
  }

  return (
    <div className="mt-5 grid gap-5">
      <Suspense>
        <WordsField
          asks={line.io_asks}
          picture={line.thumb_image}
          name={field}
          most={line.io_text_max}
          value={words}
          onChange={({ ct_text }) => {
            setError(null)
            setWords(ct_text)
          }}
          error={error}
        />
      </Suspense>
      <Button wide busy={busy} onClick={() => void save()}>
        {line.io_asks ? t('이 글자로 저장') : t('이 문구로 저장')}
      </Button>
    </div>
  )
}
