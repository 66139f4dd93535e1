import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { momentWord } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { classDay, classHours } from '#shop/tssa/ui/moments.ts'
import { waitsQuery } from '#shop/tssa/ui/wait-queries.ts'
import { type MyWait, myWaits } from '#shop/tssa/wait-contract.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** The lines a member stands in, seats on offer first; nothing where there are none. */
export function WaitList() {
  const t = useT()
  const waits = useQuery(waitsQuery()).data?.data ?? []
  if (waits.length === 0) return null
  const sorted = waits.toSorted(
    (a, b) => Number(b.state === 'offered') - Number(a.state === 'offered'),
  )
  return (
    <section aria-labelledby="waits-title" className="mt-6">
      <h2 id="waits-title" className="type-h3">
        {t('기다리는 클래스')}
      </h2>
      <ul className="mt-3 grid gap-3">
        {sorted.map((wait) => (
          <Waiting key={wait.wait_id} wait={wait} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ wait }: { wait: MyWait }) {
  const t = useT()
  const { pick, lang } = useLang()
  const money = useMoney()
  const dialog = useDialog()
  const toast = useToast()
  const client = useQueryClient()
  const navigate = useNavigate()
  const again = () => client.invalidateQueries({ queryKey: [myWaits.list.path] })
  const { busy, send } = useSend(null, { failed: () => void again() })
  const isOffered = wait.state === 'offered'

  async function accept() {
    const { wait_id } = wait
    const answer = await send(() => call(myWaits.accept, { params: { wait_id } }))
    await again()
    if (!answer) return
    await client.invalidateQueries({ queryKey: ['/api/v1/cart'] })
    void navigate(paths.orderForm(true))
  }

  async function leave() {
    const isSure = await dialog.confirm(
      isOffered
        ? t('잡아 둔 자리가 다음 분께 넘어가요. 그만둘까요?')
        : t('지금 순서를 잃고, 다시 신청하면 맨 뒤에 서요. 그만둘까요?'),
      { title: t('대기 그만두기'), yes: t('대기 그만두기'), no: t('계속 기다리기'), danger: true },
    )
    if (!isSure) return
    const { wait_id } = wait
    if (await send(() => call(myWaits.leave, { params: { wait_id } })))
      toast(t('대기를 그만뒀어요.'))
    await again()
  }

  return (
    <li
      className={cx(
        'border bg-paper-0 p-4 desk:p-5',
        isOffered ? 'border-pine-700' : 'border-paper-200',
      )}
    >
      <p className="text-small font-semibold text-pine-700">
        {isOffered ? t('자리가 났어요') : t('대기 {place}번째', { place: wait.place })}
      </p>
      <h3 className="mt-1 text-title leading-[1.4] font-[650]">
        <TextLink to={paths.tssa.class(wait.class_id)}>
          {pick(wait.title.ko, wait.title.en)}
        </TextLink>
      </h3>
      <p className="tabular mt-1 text-body font-medium">
        <time dateTime={wait.session.starts_at}>
          {classDay(wait.session.starts_at, lang)} {classHours(wait.session)}
        </time>
      </p>
      <p className="mt-0.5 text-plain text-ink-700">
        {t('{count}명', { count: wait.people })} · {money(wait.amount, wait.currency)}
      </p>
      {isOffered && wait.offer_until && (
        <p className="mt-2 text-plain">
          {t('{until}까지 자리를 잡아 뒀어요. 그 뒤에는 다음 분께 넘어가요.', {
            until: momentWord(wait.offer_until, lang),
          })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {isOffered && (
          <Button size={44} busy={busy} onClick={() => void accept()}>
            {t('자리 예약하기')}
          </Button>
        )}
        <Button look="ghost" size={44} className="text-ink-700" busy={busy} onClick={leave}>
          {t('대기 그만두기')}
        </Button>
      </div>
    </li>
  )
}
