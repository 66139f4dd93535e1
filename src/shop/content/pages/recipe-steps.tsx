import { Pause, Play, RotateCcw } from 'lucide-react'
import type { Recipe } from '#shop/content/contract.ts'
import { clockText, isOver, isRunning, leftOf } from '#shop/content/timer-rules.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { useToast } from '#ui/toasts.tsx'
import { StayAwake } from './stay-awake.tsx'
import { useTimers } from './use-timers.ts'

/** What to do one after the other; where one waits, a timer that outlives a reload. */
export function RecipeSteps({ recipe: { id, steps } }: { recipe: Pick<Recipe, 'id' | 'steps'> }) {
  const t = useT()
  const toast = useToast()
  const { pick, lang } = useLang()
  const timers = useTimers(id, (step) =>
    toast(t('{step}단계의 시간이 다 됐어요.', { step: step + 1 })),
  )
  return (
    <section aria-labelledby="steps-title">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="steps-title" className="type-h3">
          {t('만드는 순서')}
        </h2>
        <StayAwake />
      </div>
      <ol className="rule-t">
        {steps.map((step, at) => (
          <li
            key={step.text}
            className="hairline-b grid grid-cols-[2.2em_minmax(0,1fr)] gap-4 py-5 card:grid-cols-[2.2em_minmax(0,1fr)_180px]"
          >
            <span
              aria-hidden="true"
              className="tabular font-serif text-huge leading-none text-pine-700"
            >
              {at + 1}
            </span>
            <div>
              <p className="type-body" lang={lang === 'en' && !step.text_en ? 'ko' : undefined}>
                {pick(step.text, step.text_en)}
              </p>
              {step.minutes > 0 && <StepTimer step={at} minutes={step.minutes} timers={timers} />}
            </div>
            {step.image && (
              <span className="block aspect-4/3 overflow-hidden max-card:col-start-2">
                <Picture name={step.image} alt="" ratio="4:3" sizes="(width > 640px) 180px, 80vw" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type TimerProps = { step: number; minutes: number; timers: ReturnType<typeof useTimers> }

function StepTimer({ step, minutes, timers }: TimerProps) {
  const t = useT()
  const timer = timers.of(step)
  const running = isRunning(timer, timers.now)
  const over = isOver(timer, timers.now)
  const left = timer && !over ? leftOf(timer, timers.now) : over ? 0 : minutes * 60_000
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('{step}단계 타이머', { step: step + 1 })}</legend>
      <span
        role="timer"
        className={cx('tabular min-w-[4.5em] text-title font-semibold', over && 'text-amber-700')}
      >
        {clockText(left)}
      </span>
      {running ? (
        <Button look="outline" size={44} onClick={() => timers.stop(step)}>
          <Pause aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('잠시 멈추기')}
        </Button>
      ) : (
        <Button look="outline" size={44} onClick={() => timers.start(step, minutes)}>
          <Play aria-hidden="true" size={18} strokeWidth={1.5} />
          {over ? t('다시 재기') : timer ? t('이어서 재기') : t('시간 재기')}
        </Button>
      )}
      {timer && (
        <IconButton
          label={t('{step}단계 타이머 처음으로', { step: step + 1 })}
          icon={<RotateCcw aria-hidden="true" size={18} strokeWidth={1.5} />}
          onClick={() => timers.reset(step)}
        />
      )}
      {over && (
        <span className="text-small font-medium text-amber-700">{t('시간이 다 됐어요')}</span>
      )}
    </fieldset>
  )
}
