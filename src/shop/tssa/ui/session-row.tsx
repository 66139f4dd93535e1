import { Link } from 'react-router'
import { koreanClock } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import type { ListedSession } from '#shop/tssa/class-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { Picture } from '#ui/picture.tsx'
import { lengthOf, levelWord } from './class-words.ts'
import { SeatsDrawn, SeatsWord } from './seats.tsx'
import { useSessionState } from './use-session-state.ts'

/** One class of a day: when, what, for how much, and the seats. The whole row leads to the class. */
export function SessionRow({
  session,
  heading: Heading = 'h3',
}: {
  session: ListedSession
  heading?: 'h3' | 'h4'
}) {
  const t = useT()
  const { pick, lang } = useLang()
  const state = useSessionState()(session)
  const { title, level, minutes, image, class_id } = session.class
  return (
    <li className="group hairline-b relative flex flex-wrap items-center gap-x-4 gap-y-2 py-4 desk:grid desk:grid-cols-[auto_76px_minmax(0,1fr)_auto]">
      <time
        dateTime={session.starts_at}
        className={cx(
          'tabular font-serif text-large leading-none max-card:text-head',
          state === 'cancelled' && 'line-through',
        )}
      >
        {koreanClock(session.starts_at)}
      </time>
      <span className="block aspect-4/5 w-18 shrink-0 overflow-hidden bg-paper-200">
        <Picture
          name={image}
          alt=""
          ratio="4:5"
          sizes="76px"
          className={state === 'open' ? undefined : 'opacity-70'}
        />
      </span>
      {/* below the picture where letters are large */}
      <div className="min-w-0 flex-1 basis-[min(100%,7.5rem)]">
        <Heading
          className="text-body leading-snug font-semibold"
          lang={lang === 'en' && !title.en ? 'ko' : undefined}
        >
          <Link
            to={paths.tssa.class(class_id)}
            prefetch="intent"
            className="cover-link group-hover:underline group-hover:decoration-line group-hover:underline-offset-4"
          >
            {pick(title.ko, title.en)}
          </Link>
        </Heading>
        <p className="mt-0.5 text-small text-ink-500">
          {t(levelWord[level])} · {lengthOf(t, { minutes })} ·{' '}
          <Money
            amount={session.price.value}
            currency={session.price.currency}
            className="text-ink-900"
          />
        </p>
        <p className="mt-1 text-small desk:hidden">
          <SeatsWord session={session} state={state} />
        </p>
      </div>
      <div className="grid justify-items-end gap-1.5 text-caption max-desk:hidden">
        <SeatsDrawn session={session} state={state} />
        <SeatsWord session={session} state={state} />
      </div>
    </li>
  )
}
