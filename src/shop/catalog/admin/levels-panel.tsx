import { AddRow } from '#admin/ui/row-tools.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SectionProps } from './product-form.tsx'
import { useLevels } from './use-levels.ts'
import { ValuesField } from './values-field.tsx'

const most = 3

/** Names of the option levels, their values, and the button that makes every combination of them. */
export function LevelsPanel({ draft }: SectionProps) {
  const t = useT()
  const { value, set, error } = draft
  const subjects = value.it_option_subject
  const levels = useLevels(draft)

  function rename(level: number, korean: string, english: string) {
    set({
      it_option_subject: subjects.map((name, at) => (at === level ? korean : name)),
      it_option_subject_en: subjects.map((_, at) =>
        at === level ? english : (value.it_option_subject_en[at] ?? ''),
      ),
    })
  }

  return (
    <div className="grid gap-4 bg-paper-100 p-4">
      {subjects.length === 0 && (
        <p className="text-small text-ink-700">
          {t('고를 것이 없는 상품이에요. 용량이나 향처럼 고를 것이 있으면 단계를 더하세요.')}
        </p>
      )}
      {subjects.map((name, level) => (
        <fieldset key={level} className="grid gap-3 border-b border-paper-200 pb-4">
          <legend className="sr-only">{t('{count}단계', { count: level + 1 })}</legend>
          <div className="grid items-start gap-x-3 gap-y-2 card:grid-cols-2">
            <TextField
              label={t('{count}단계 이름', { count: level + 1 })}
              name={`it_option_subject.${level}`}
              value={name}
              maxLength={30}
              placeholder={t('예: 용량')}
              onChange={(korean) => rename(level, korean, value.it_option_subject_en[level] ?? '')}
              error={error(`it_option_subject.${level}`)}
            />
            <TextField
              label={t('이름 (영어)')}
              name={`it_option_subject_en.${level}`}
              lang="en"
              optional
              value={value.it_option_subject_en[level] ?? ''}
              maxLength={30}
              onChange={(english) => rename(level, name, english)}
              error={error(`it_option_subject_en.${level}`)}
            />
          </div>
          <ValuesField
            level={level}
            values={levels.values[level] ?? []}
            pending={levels.pending(level)}
            error={levels.error(level)}
            onType={(pending) => levels.type(level, pending)}
            onAdd={() => levels.add(level)}
            onRemove={(word) => levels.remove(level, word)}
          />
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        <AddRow
          disabled={subjects.length >= most}
          onClick={() => levels.resize(subjects.length + 1)}
        >
          {t('단계 더하기')}
        </AddRow>
        {subjects.length > 0 && (
          <>
            <Button look="ghost" size={44} onClick={() => levels.resize(subjects.length - 1)}>
              {t('마지막 단계 빼기')}
            </Button>
            <Button
              look="outline"
              size={44}
              onClick={() => void levels.combine()}
              className="ml-auto"
            >
              {t('값으로 조합 만들기')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
