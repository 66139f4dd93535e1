import type { KeyboardEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { isComposing } from '#ui/composing.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Written } from '#ui/written.tsx'
import type { LevelValue } from './combine-options.ts'

/** What stands in the two boxes of a level and is no value yet. */
export type Pending = { korean: string; english: string }

type Props = {
  level: number
  values: readonly LevelValue[]
  pending: Pending
  error: string | null
  onType: (pending: Pending) => void
  onAdd: () => void
  onRemove: (word: string) => void
}

/** The values of one level: each a chip, further ones typed one by one or several with commas. */
export function ValuesField({ level, values, pending, error, onType, onAdd, onRemove }: Props) {
  const t = useT()
  const { lang } = useLang()
  const count = level + 1
  const onKeyDown = (event: KeyboardEvent) => {
    // while a syllable is put together, Enter only ends it
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    onAdd()
  }
  return (
    <div className="grid gap-2">
      {values.length > 0 && (
        <ul aria-label={t('{count}단계 값', { count })} className="flex flex-wrap gap-2">
          {values.map(({ word, english }) => (
            <li key={word}>
              <Chip on removes onClick={() => onRemove(word)}>
                <Written>{word}</Written>
                {english && english !== word && (
                  <span lang="en" className="font-normal text-ink-500">
                    {english}
                  </span>
                )}
                {!english && lang === 'en' && (
                  <span className="font-normal text-amber-700">{t('영어 없음')}</span>
                )}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-2 card:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <TextField
          label={t('{count}단계에 더할 값', { count })}
          name={`level.${level}`}
          value={pending.korean}
          placeholder="50 ml, 100 ml"
          autoComplete="off"
          onChange={(korean) => onType({ ...pending, korean })}
          onKeyDown={onKeyDown}
          error={error}
          hint={t('쉼표로 나눠 여러 개를 적어도 돼요.')}
        />
        <TextField
          label={t('값 (영어, 같은 순서)')}
          lang="en"
          optional
          value={pending.english}
          autoComplete="off"
          onChange={(english) => onType({ ...pending, english })}
          onKeyDown={onKeyDown}
        />
        <Button look="outline" className="card:mt-[27px]" onClick={onAdd}>
          {t('값 더하기')}
        </Button>
      </div>
    </div>
  )
}
