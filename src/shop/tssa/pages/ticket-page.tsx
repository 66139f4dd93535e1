import { type QueryClient, useQuery } from '@tanstack/react-query'
import { CalendarPlus, Download, MapPin, ScanLine } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router'
import { dotted, momentWord } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { phoneFor } from '#kernel/phone.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { Facts } from '#shop/order/ui/facts.tsx'
import { classTickets, type Ticket } from '#shop/tssa/ticket-contract.ts'
import { bookingWords } from '#shop/tssa/ui/booking-words.ts'
import { classDay, classHours } from '#shop/tssa/ui/moments.ts'
import { useSession } from '#storefront/session.tsx'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { QrPicture } from '#ui/qr-picture.tsx'

const ticketAt = (token: string) => queryOf(classTickets.show, { params: { token } })
const needs = (token: string) => (client: QueryClient) => [
  client.fetchQuery({ ...ticketAt(token), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params.token ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.token ?? ''))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return [
    ...pageMeta(view, { title: translate(view.lang, '클래스 티켓'), noindex: true }),
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** A booking to be shown at the door, by its secret link: with an account or without. */
export default function TicketPage() {
  const t = useT()
  const { pick, lang } = useLang()
  const { token = '' } = useParams()
  const ticket = useQuery(ticketAt(token)).data?.data
  if (!ticket) return null
  const gone = ticket.state.startsWith('cancelled')
  return (
    <div className="wrap max-w-[520px]! pt-6 pb-16 desk:pt-10">
      <article className="border border-paper-200 bg-paper-0">
        <span aria-hidden="true" className="grid h-1.5 grid-cols-[2fr_3fr_4fr]">
          <span className="bg-[#E6B422]" />
          <span className="bg-[#D4809C]" />
          <span className="bg-[#76593C]" />
        </span>
        <div className="p-5 desk:p-7">
          <p className={cx('text-small font-semibold', gone ? 'text-ink-500' : 'text-pine-700')}>
            {t(bookingWords[ticket.state])}
          </p>
          <h1 className="type-h2 mt-1.5">{pick(ticket.title.ko, ticket.title.en)}</h1>
          <p className="tabular mt-2 text-body font-medium">
            <time dateTime={ticket.starts_at}>
              {classDay(ticket.starts_at, lang)} {classHours(ticket)}
            </time>
          </p>
          {ticket.due ? (
            <Due due={ticket.due} />
          ) : gone ? (
            <p className="mt-6 bg-paper-100 px-4 py-4 text-plain">
              {t('지금은 쓸 수 없는 티켓이에요. 예약 내용을 확인해 주세요.')}
            </p>
          ) : (
            <Code ticket={ticket} />
          )}
          <About ticket={ticket} />
          <div className="mt-6 flex flex-wrap gap-2">
            {!gone && !ticket.due && (
              <a
                href={urlOf(classTickets.calendar.path, { token })}
                download
                className={buttonClass({ look: 'outline', size: 44 })}
              >
                <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.5} />
                {t('캘린더에 담기')}
              </a>
            )}
            <ButtonLink look="outline" size={44} to={paths.tssa.studio()}>
              <MapPin aria-hidden="true" size={18} strokeWidth={1.5} />
              {t('공방 오시는 길')}
            </ButtonLink>
          </div>
        </div>
      </article>
      {ticket.certificates.length > 0 && <Certificates ticket={ticket} />}
    </div>
  )
}

/** Seats that are only held: a ticket comes of them once their order is paid. */
function Due({ due: { amount, currency, until, od_id } }: { due: NonNullable<Ticket['due']> }) {
  const t = useT()
  const money = useMoney()
  const { lang } = useLang()
  const sum = money(amount, currency)
  return (
    <div className="mt-6 bg-amber-100 px-4 py-4 text-plain leading-relaxed">
      <p>
        {until
          ? t('{when}까지 {amount}을(를) 결제하면 예약이 확정되고, 이 화면에 티켓이 나와요.', {
              when: momentWord(until, lang),
              amount: sum,
            })
          : t('{amount}을(를) 결제하면 예약이 확정되고, 이 화면에 티켓이 나와요.', { amount: sum })}
      </p>
      <p className="mt-2">
        <TextLink to={paths.orderView(od_id)}>{t('주문에서 결제하기')}</TextLink>
      </p>
    </div>
  )
}

/** What the phone at the door reads; the number below it is for eyes. */
function Code({ ticket }: { ticket: Ticket }) {
  const t = useT()
  const { user } = useSession()
  return (
    <div className="mt-6 grid justify-items-center border-y border-dashed border-paper-200 py-6">
      <QrPicture text={ticket.url} label={t('티켓 QR 코드')} className="size-52 bg-white" />
      <p className="tabular mt-3 text-plain font-semibold">{ticket.booking_id}</p>
      <p className="mt-1 text-center text-small text-ink-500">
        {t('공방에 들어올 때 이 화면을 보여 주세요.')}
      </p>
      {(user.staff_role === 'class' || user.staff_role === 'owner') && (
        <ButtonLink
          size={44}
          className="mt-4"
          to={`${paths.backOffice()}/check-in?ticket=${ticket.token}`}
        >
          <ScanLine aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('출석 적기')}
        </ButtonLink>
      )}
    </div>
  )
}

function About({ ticket }: { ticket: Ticket }) {
  const t = useT()
  const { pick, lang } = useLang()
  const bring = pick(ticket.bring.ko, ticket.bring.en)
  const makes = pick(ticket.makes.ko, ticket.makes.en)
  return (
    <div className="mt-6">
      <Facts
        rows={[
          [t('장소'), pick(ticket.place.ko, ticket.place.en)],
          ticket.instructor !== null && [
            t('강사'),
            pick(ticket.instructor.ko, ticket.instructor.en),
          ],
          [
            t('인원'),
            `${t('{count}명', { count: ticket.people })} · ${ticket.attendees.map((one) => one.name).join(', ')}`,
          ],
          ticket.meetings.length > 1 && [
            t('모이는 날'),
            <ol key="days" className="tabular grid gap-0.5">
              {ticket.meetings.map((one) => (
                <li key={one.meeting_no}>
                  {one.meeting_no}. {classDay(one.starts_at, lang)} {classHours(one)}
                </li>
              ))}
            </ol>,
          ],
          ticket.meetings.length > 1 && [
            t('출석'),
            ticket.attendees.map((one) => `${one.name} ${one.attended}%`).join(', '),
          ],
          makes !== '' && [t('가져가는 것'), makes],
          bring !== '' && [t('준비물'), bring],
          [
            t('늦을 때'),
            <span key="late">
              {t('시작 15분 뒤에는 첫 순서를 놓칠 수 있어요. 전화로 알려 주세요.')}{' '}
              <a
                href={`tel:${phoneFor(lang, ticket.phone).replace(/[^\d+]/g, '')}`}
                className="tabular underline"
              >
                {phoneFor(lang, ticket.phone)}
              </a>
            </span>,
          ],
        ]}
      />
    </div>
  )
}

function Certificates({ ticket }: { ticket: Ticket }) {
  const t = useT()
  return (
    <section aria-labelledby="certificates" className="mt-6 bg-paper-100 p-5 desk:p-6">
      <h2 id="certificates" className="type-h3">
        {t('수료증')}
      </h2>
      <ul className="mt-3 grid gap-4">
        {ticket.certificates.map(({ certificate_no, name, issued_on }) => (
          <li key={certificate_no} className="text-plain">
            <p className="tabular font-medium">
              {certificate_no} · {name} · {dotted(issued_on)}
            </p>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
              {(['kr', 'en'] as const).map((lang) => (
                <a
                  key={lang}
                  download
                  href={`${urlOf(classTickets.certificate.path, { token: ticket.token, certificate_no })}?lang=${lang}`}
                  className="inline-flex min-h-9 items-center gap-1.5 underline decoration-line underline-offset-4 hover:decoration-current"
                >
                  <Download aria-hidden="true" size={15} strokeWidth={1.5} />
                  {lang === 'kr' ? t('한국어 PDF') : t('영어 PDF')}
                </a>
              ))}
              <TextLink to={paths.tssa.certificate(certificate_no)}>
                {t('진위 확인 페이지')}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
