import { charactersOf, cleanMessage, whyBadMessage } from '#shop/cart/message-rules.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { CardFieldProps } from './card-field.tsx'

/** What the card shall say, how much still fits, and how it will look. Too much is told, never cut. */
export function CardWriting({ name, most, value, onChange, error, className }: CardFieldProps) {
  const t = useT()
  const words = cleanMessage(value)
  const count = charactersOf(words).length
  const over = count > most
  return (
    <div className={cx('grid gap-3 card:grid-cols-[minmax(0,1fr)_168px]', className)}>
      <div className="min-w-0">
        <TextArea
          label={t('카드에 적을 말')}
          name={name}
          rows={3}
          value={value}
          onChange={(ct_text) => {
            const kept = cleanMessage(ct_text)
            onChange({ ct_text, words: kept, why: whyBadMessage(kept, most) })
          }}
          error={error}
          hint={t('손으로 옮겨 적어요. 이모지와 한자는 적을 수 없어요.')}
          dir="auto"
        />
        <p
          role="status"
          className={cx(
            'tabular mt-1 text-caption',
            over ? 'font-semibold text-bad' : 'text-ink-500',
          )}
        >
          {over
            ? t('{count}자 / {most}자 · {over}자를 줄여 주세요', {
                count,
                most,
                over: count - most,
              })
            : t('{count}자 / {most}자', { count, most })}
        </p>
      </div>
      <CardPreview words={words} />
    </div>
  )
}

/** The card as it will lie in the parcel. */
function CardPreview({ words }: { words: string }) {
  const t = useT()
  return (
    <figure aria-hidden="true" className="w-[200px] min-w-0 card:w-auto">
      <div className="grid aspect-[3/2] content-center overflow-hidden border border-paper-200 bg-paper-0 p-3 shadow-(--shadow-1)">
        <p
          dir="auto"
          className={cx(
            'text-center font-serif text-small leading-relaxed break-words whitespace-pre-line',
            words ? 'text-ink-900' : 'text-ink-500',
          )}
        >
          {words || t('여기에 적은 말이 이렇게 놓여요')}
        </p>
      </div>
      <figcaption className="mt-1 text-center text-caption text-ink-500">
        {t('카드 미리보기')}
      </figcaption>
    </figure>
  )
}
