import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { dayWithWeekday } from '#kernel/day-words.ts'
import { daysFrom } from '#kernel/days.ts'
import { koreanDay, koreanToday } from '#kernel/korean-time.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type Formula, myFormulas } from '#shop/custom/formula-contract.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { StarRating } from '#ui/star-rating.tsx'
import { Stars } from '#ui/stars.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

/** What its maker smelled, day by day, with the age of the blend. */
export function Trials({ formula }: { formula: Formula }) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const params = { formula_id: formula.formula_id }
  const keep = (answer: { data: Formula }) =>
    client.setQueryData(queryOf(myFormulas.show, { params }).queryKey, answer)
  const made = koreanDay(formula.created_at)

  return (
    <section aria-labelledby="trials-title" className="mt-9 print:hidden">
      <h2 id="trials-title" className="type-h3 mb-3">
        {t('시향 기록')}
      </h2>
      {formula.trials.length > 0 && (
        <ul className="rule-t mb-5">
          {formula.trials.map((one) => (
            <li key={one.trial_id} className="hairline-b flex items-start gap-3 py-3">
              <div className="min-w-0 flex-1">
                <p className="tabular flex flex-wrap items-center gap-x-3 text-small text-ink-500">
                  {dayWithWeekday(one.tried_on, lang)}
                  {daysFrom(made, one.tried_on) > 0 && (
                    <span>{t('{count}일째', { count: daysFrom(made, one.tried_on) })}</span>
                  )}
                  <Stars score={one.rating} />
                </p>
                {one.comment && (
                  <p className="mt-1 text-plain whitespace-pre-line">{one.comment}</p>
                )}
              </div>
              <IconButton
                label={t('{what} 지우기', { what: dayWithWeekday(one.tried_on, lang) })}
                disabled={busy}
                icon={<X aria-hidden="true" size={18} strokeWidth={1.75} />}
                onClick={() =>
                  void send(async () =>
                    keep(
                      await call(myFormulas.untry, {
                        params: { ...params, trial_id: one.trial_id },
                      }),
                    ),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <NewTrial formula={formula} keep={keep} />
    </section>
  )
}

function NewTrial({
  formula,
  keep,
}: {
  formula: Formula
  keep: (answer: { data: Formula }) => void
}) {
  const t = useT()
  const [tried_on, setDay] = useState(koreanToday)
  const [rating, setRating] = useState(0)
  const [comment, setComment] = useState('')
  const { errors, refused } = useMessages()
  const { busy, send } = useSend({ refused })
  const note = () =>
    send(async () => {
      keep(
        await call(myFormulas.try, {
          params: { formula_id: formula.formula_id },
          body: { tried_on, rating, comment },
        }),
      )
      setRating(0)
      setComment('')
    })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void note()
      }}
    >
      <div className="grid gap-4 card:grid-cols-2">
        <DatePicker
          label={t('맡아 본 날')}
          name="tried_on"
          value={tried_on}
          onChange={setDay}
          error={errors.tried_on}
        />
        <StarRating
          label={t('별점')}
          name="rating"
          value={rating}
          onChange={setRating}
          error={errors.rating}
        />
      </div>
      <TextArea
        label={t('어떤 향이었나요')}
        name="comment"
        optional
        rows={2}
        maxLength={1000}
        value={comment}
        onChange={setComment}
        error={errors.comment}
      />
      <Button type="submit" look="outline" size={44} busy={busy} className="justify-self-start">
        {t('기록 남기기')}
      </Button>
    </form>
  )
}
