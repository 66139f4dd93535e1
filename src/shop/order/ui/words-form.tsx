import { Suspense, useState } from 'react'
import { whyBadWords } from '#shop/cart/engraving-rules.ts'
import { cleanMessage } from '#shop/cart/message-rules.ts'
import { WordsField } from '#shop/cart/ui/words-field.tsx'
import type { Order } from '#shop/order/contract/order.ts'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useT } from '#ui/language.tsx'
import { useSend } from '#ui/use-send.ts'

type Line = Order['lines'][number]
// how much a card takes is the server's to say
const cardMost = 200
const field = 'ct_text'

/** Other letters or card words for a line of an order, in a sheet. */
export function WordsForm({
  line,
  write,
  onClose,
}: {
  line: Line
  write: (ct_text: string) => Promise<unknown>
  onClose: () => void
}) {
  const t = useT()
  const [words, setWords] = useState(line.ct_text)
  const [error, setError] = useState<string | null>(null)
  const { busy, send } = useSend()
  const asks = line.ct_asks ?? null
  const most = asks?.most ?? cardMost

  async function save() {
    const why = whyBadWords(cleanMessage(words), { most, asks })
    if (why) return setError(t(why.phrase, why.params))
    const done = await send(
      () => write(words),
      (refusal) => {
        const told = refusal.errors[field]?.[0]
        if (told) setError(told)
        return told !== undefined
      },
    )
    if (done) onClose()
  }

  return (
    <Drawer open onClose={onClose} title={asks ? t('새길 글자') : t('카드 문구')}>
      <div className="grid gap-5">
        <Suspense>
          <WordsField
            name={field}
            most={most}
            asks={asks}
            picture={line.thumb_image}
            value={words}
            onChange={({ ct_text }) => {
              setError(null)
              setWords(ct_text)
            }}
            error={error}
          />
        </Suspense>
        <Button wide busy={busy} onClick={() => void save()}>
          {asks ? t('이 글자로 저장') : t('이 문구로 저장')}
        </Button>
      </div>
    </Drawer>
  )
}

/** The link that opens it. */
export function WordsLink({ line, onOpen }: { line: Line; onOpen: () => void }) {
  const t = useT()
  return (
    <button
      type="button"
      onClick={onOpen}
      className="tap mt-1 text-small text-pine-700 underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {line.ct_asks ? t('새길 글자 바꾸기') : t('카드 문구 바꾸기')}
    </button>
  )
}
