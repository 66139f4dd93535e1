import { useState } from 'react'
import { AddRow } from '#admin/ui/row-tools.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { combineOptions, type LevelWords, levelWordsOf, withLevels } from './combine-options.ts'
import type { SectionProps } from './product-form.tsx'

const most = 3
const mostRows = 300

/** Names of the option levels, their values, and the button that makes every combination of them. */
export function LevelsPanel({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  const dialog = useDialog()
  const subjects = value.it_option_subject
  const [typed, setTyped] = useState<LevelWords[] | null>(null)
  const words =
    typed?.length === subjects.length ? typed : levelWordsOf(value.options, subjects.length)

  function rename(level: number, korean: string, english: string) {
    set({
      it_option_subject: subjects.map((name, at) => (at === level ? korean : name)),
      it_option_subject_en: subjects.map((_, at) =>
        at === level ? english : (value.it_option_subject_en[at] ?? ''),
      ),
    })
  }

  function resize(count: number) {
    setTyped(null)
    set({
      it_option_subject: Array.from({ length: count }, (_, at) => subjects[at] ?? ''),
      it_option_subject_en: Array.from(
        { length: count },
        (_, at) => value.it_option_subject_en[at] ?? '',
      ),
      options: withLevels(value.options, subjects.length, count),
    })
  }

  async function combine() {
    const options = combineOptions(words, value.options)
    if (options.length > mostRows)
      return void dialog.error(
        t('옵션이 {count}줄이 돼요. 300줄까지 만들 수 있어요.', { count: options.length }),
      )
    const left = value.options.filter(
      (option) =>
        option.io_no !== null &&
        !options.includes(option) &&
        !options.some(({ io_no }) => io_no === option.io_no),
    ).length
    if (
      left &&
      !(await dialog.confirm(
        t('값에 없는 옵션 {count}줄은 저장하면 판매에서 빠져요. 계속할까요?', { count: left }),
      ))
    )
      return
    setTyped(null)
    set({ options })
  }

  return (
    <div className="grid gap-4 bg-paper-100 p-4">
      {subjects.length === 0 && (
        <p className="text-small text-ink-700">
          {t('고를 것이 없는 상품이에요. 용량이나 향처럼 고를 것이 있으면 단계를 더하세요.')}
        </p>
      )}
      {subjects.map((name, level) => {
        const now = words[level] ?? { korean: '', english: '' }
        const change = (part: Partial<LevelWords>) =>
          setTyped(words.map((one, at) => (at === level ? { ...one, ...part } : one)))
        return (
          <div
            key={level}
            className="grid items-start gap-x-3 gap-y-2 card:grid-cols-2 wide:grid-cols-[160px_160px_minmax(0,1fr)_minmax(0,1fr)]"
          >
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
            <TextField
              label={t('값 (쉼표로 나눠요)')}
              value={now.korean}
              placeholder="50 ml, 100 ml"
              onChange={(korean) => change({ korean })}
            />
            <TextField
              label={t('값 (영어, 같은 순서)')}
              lang="en"
              optional
              value={now.english}
              onChange={(english) => change({ english })}
            />
          </div>
        )
      })}
      <div className="flex flex-wrap gap-2">
        <AddRow disabled={subjects.length >= most} onClick={() => resize(subjects.length + 1)}>
          {t('단계 더하기')}
        </AddRow>
        {subjects.length > 0 && (
          <>
            <Button look="ghost" size={44} onClick={() => resize(subjects.length - 1)}>
              {t('마지막 단계 빼기')}
            </Button>
            <Button look="outline" size={44} onClick={combine} className="ml-auto">
              {t('값으로 조합 만들기')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
