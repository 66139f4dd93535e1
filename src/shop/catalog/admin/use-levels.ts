import { useState } from 'react'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import {
  combineOptions,
  type LevelValue,
  levelValuesOf,
  valuesTyped,
  withLevels,
  withValues,
} from './combine-options.ts'
import type { SectionProps } from './product-form.tsx'
import type { Pending } from './values-field.tsx'

const mostRows = 300
const nothing: Pending = { korean: '', english: '' }

/** The levels of a product's options and their values, until they are made into rows. Nothing typed is lost on the way. */
export function useLevels({ value, set }: SectionProps['draft']) {
  const t = useT()
  const dialog = useDialog()
  const toast = useToast()
  const messages = useMessages()
  const count = value.it_option_subject.length
  const [chosen, setChosen] = useState<LevelValue[][] | null>(null)
  const [typed, setTyped] = useState<Pending[]>([])
  const rows = levelValuesOf(value.options, count)
  const values = Array.from({ length: count }, (_, level) => chosen?.[level] ?? rows[level] ?? [])
  const pending = (level: number) => typed[level] ?? nothing

  /** What stands in the boxes counts as values too, whether its button was pressed or not. */
  const whole = () =>
    values.map((now, level) =>
      withValues(now, valuesTyped(pending(level).korean, pending(level).english)),
    )

  function resize(next: number) {
    const all = whole()
    setTyped([])
    setChosen(Array.from({ length: next }, (_, level) => all[level] ?? []))
    set({
      it_option_subject: sized(value.it_option_subject, next),
      it_option_subject_en: sized(value.it_option_subject_en, next),
      options: withLevels(value.options, count, next),
    })
  }

  async function combine() {
    const all = whole()
    setTyped([])
    setChosen(all)
    const bare = all.flatMap((of, level) => (of.length ? [] : [level]))
    if (
      messages.show(
        Object.fromEntries(
          bare.map((level) => [`level.${level}`, t('값을 하나 이상 적어 주세요.')]),
        ),
      )
    )
      return
    const options = combineOptions(all, value.options)
    if (options.length > mostRows)
      return void dialog.error(
        t('옵션이 {count}줄이 돼요. 300줄까지 만들 수 있어요.', { count: options.length }),
      )
    const before = value.options.filter((option) => option.io_type === 0)
    const after = options.filter((option) => option.io_type === 0)
    const kept = before.filter((option) => after.some(({ io_id }) => io_id === option.io_id))
    const left = before.filter((option) => option.io_no !== null && !kept.includes(option)).length
    if (
      left &&
      !(await dialog.confirm(
        t('값에 없는 옵션 {count}줄은 저장하면 판매에서 빠져요. 계속할까요?', { count: left }),
        { title: t('값으로 조합 만들기'), yes: t('값으로 조합 만들기'), danger: true },
      ))
    )
      return
    setChosen(null)
    set({ options })
    toast(
      t('조합 {count}줄이 됐어요: 새로 {fresh}줄, 그대로 {kept}줄, 뺀 것 {left}줄.', {
        count: after.length,
        fresh: after.length - kept.length,
        kept: kept.length,
        left,
      }),
    )
  }

  const put = (level: number, next: LevelValue[]) =>
    setChosen(values.map((now, at) => (at === level ? next : now)))

  return {
    values,
    pending,
    error: (level: number) => messages.error(`level.${level}`),
    type: (level: number, next: Pending) => {
      setTyped(values.map((_, at) => (at === level ? next : pending(at))))
      messages.put(`level.${level}`, null)
    },
    add: (level: number) => {
      put(level, whole()[level] ?? [])
      setTyped(values.map((_, at) => (at === level ? nothing : pending(at))))
    },
    remove: (level: number, word: string) =>
      put(level, values[level]?.filter((one) => one.word !== word) ?? []),
    resize,
    combine,
  }
}

const sized = (names: readonly string[], next: number) =>
  Array.from({ length: next }, (_, at) => names[at] ?? '')
