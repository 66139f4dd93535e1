import { useQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, type MetaFunction, useSearchParams } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { koreanMinute } from '#kernel/korean-time.ts'
import { serverView } from '#kernel/load.ts'
import { isLocal } from '#kernel/local-origin.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { type Letter, mailbox } from '#shop/notification/contract.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { type Tab, Tabs } from '#ui/tabs.tsx'
import { PhoneMessages } from './phone-messages.tsx'

/** A public shop has no such page, whoever asks. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!isLocal(context.get(serverView).view.origin)) throw data(null, { status: 404 })
  return null
}

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '보낸 메일함'), noindex: true })
}

type Box = 'mails' | 'messages'

/** The mail and messages of a shop without outside services, as their receivers would see them. */
export default function MailboxPage() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const box: Box = params.get('box') === 'messages' ? 'messages' : 'mails'
  const tabs: Tab<Box>[] = [
    { value: 'mails', label: t('메일') },
    { value: 'messages', label: t('문자·알림톡') },
  ]
  return (
    <div className="wrap py-6 desk:py-10">
      <h1 className="type-h2">{t('보낸 메일함')}</h1>
      <Tabs
        label={t('보낸 메일함')}
        tabs={tabs}
        value={box}
        onChange={(value) => setParams(value === 'mails' ? {} : { box: value }, { replace: true })}
        className="mt-5"
      >
        {box === 'mails' ? <Mails open={params.get('id')} /> : <PhoneMessages />}
      </Tabs>
    </div>
  )
}

function Mails({ open: asked }: { open: string | null }) {
  const t = useT()
  const letters = useQuery({ ...queryOf(mailbox.list, {}), staleTime: 0, retry: false })
  const open = asked ?? letters.data?.data[0]?.id
  return (
    <div className="pt-4">
      <p className="text-small text-ink-500">
        {t('메일 서버를 정하지 않은 가게의 메일이 여기 모여요. 최근 500통까지 남아요.')}
      </p>
      {letters.error && <MailboxError error={letters.error} retry={() => void letters.refetch()} />}
      {letters.data?.data.length === 0 && (
        <EmptyState title={t('아직 보낸 메일이 없어요')}>
          {t('주문이 들어오면 주문 확인 메일이 여기 나타나요.')}
        </EmptyState>
      )}
      {letters.data && letters.data.data.length > 0 && (
        <div className="mt-6 grid gap-6 desk:grid-cols-[340px_minmax(0,1fr)]">
          <LetterList letters={letters.data.data} open={open} />
          {open && <OpenLetter id={open} />}
        </div>
      )}
    </div>
  )
}

function LetterList({ letters, open }: { letters: Letter[]; open: string | undefined }) {
  const t = useT()
  return (
    <nav
      aria-label={t('메일 목록')}
      className="max-h-[70vh] overflow-y-auto border border-paper-200 bg-paper-0"
    >
      <ul>
        {letters.map((letter) => (
          <li key={letter.id} className="border-b border-paper-200 last:border-0">
            <a
              href={`?id=${encodeURIComponent(letter.id)}`}
              aria-current={letter.id === open ? 'true' : undefined}
              className={cx(
                'block px-4 py-3 text-small hover:bg-paper-100',
                letter.id === open && 'bg-pine-100',
              )}
            >
              <span className="block font-medium">{letter.subject}</span>
              <span className="block text-caption text-ink-500">{letter.to}</span>
              <time dateTime={letter.at} className="tabular block text-caption text-ink-500">
                {koreanMinute(new Date(letter.at))}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OpenLetter({ id }: { id: string }) {
  const t = useT()
  const letter = useQuery({ ...queryOf(mailbox.show, { params: { id } }), retry: false })
  if (letter.error) return <MailboxError error={letter.error} retry={() => void letter.refetch()} />
  const mail = letter.data?.data
  if (!mail) return null
  return (
    <article className="border border-paper-200 bg-paper-0">
      <header className="border-b border-paper-200 px-5 py-4">
        <h2 className="type-h3">{mail.subject}</h2>
        <p className="mt-1 text-small text-ink-500">
          {mail.from} → {mail.to}
        </p>
      </header>
      {mail.html ? (
        <iframe
          title={mail.subject}
          sandbox=""
          srcDoc={mail.html}
          className="h-[70vh] w-full bg-paper-0"
        />
      ) : (
        <pre className="p-5 font-sans text-small whitespace-pre-wrap">{mail.text}</pre>
      )}
      <details className="border-t border-paper-200 px-5 py-3 text-small">
        <summary className="cursor-pointer">{t('글로만 보기')}</summary>
        <pre className="mt-3 font-sans whitespace-pre-wrap">{mail.text}</pre>
      </details>
    </article>
  )
}

function MailboxError({ error, retry }: { error: Error; retry: () => void }) {
  const t = useT()
  const gone = error instanceof Refusal && error.status === 404
  return (
    <ErrorState
      title={
        gone
          ? t('이 가게는 메일 서버로 메일을 보내요')
          : error.message || t('메일함을 열지 못했어요')
      }
      onRetry={gone ? undefined : retry}
    />
  )
}
