import { momentWord } from '#kernel/day-words.ts'
import type { Track } from '#shop/waybill/track-contract.ts'
import { stateWords } from '#shop/waybill/track-rules.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'

const atFirst = 3

/** Where a parcel is: the state in a word, then what its courier wrote down, the newest first. */
export function TrackSteps({ track, className }: { track: Track; className?: string }) {
  const t = useT()
  const { steps } = track
  return (
    <div className={className}>
      <p className="flex items-center gap-2 text-plain font-semibold">
        <span
          aria-hidden="true"
          className={cx(
            'size-2 rounded-full',
            track.state === 'waiting' ? 'bg-control' : 'bg-pine-600',
          )}
        />
        {t(stateWords[track.state])}
      </p>
      {steps.length > 0 && (
        <>
          <Steps steps={steps.slice(0, atFirst)} />
          {steps.length > atFirst && (
            <details>
              <summary className="tap ml-1 inline-block cursor-pointer text-small text-ink-700 underline decoration-line underline-offset-4">
                {t('지나온 길 {count}곳 더 보기', { count: steps.length - atFirst })}
              </summary>
              <Steps steps={steps.slice(atFirst)} />
            </details>
          )}
        </>
      )}
    </div>
  )
}

function Steps({ steps }: { steps: Track['steps'] }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <ol className="mt-2 ml-[3px] border-l border-paper-200 pl-4">
      {steps.map((step) => (
        <li
          key={`${step.at}${step.words}`}
          className="items-baseline justify-between gap-x-4 py-1 text-small desk:flex desk:flex-wrap"
        >
          <span className="min-w-0">
            {/* couriers write Korean alone */}
            {lang === 'kr' && step.words ? step.words : t(stateWords[step.state])}
            {step.where && (
              <span lang="ko" className="ml-2 text-ink-500">
                {step.where}
              </span>
            )}
          </span>
          <time dateTime={step.at} className="tabular block text-caption text-ink-500">
            {momentWord(step.at, lang)}
          </time>
        </li>
      ))}
    </ol>
  )
}
