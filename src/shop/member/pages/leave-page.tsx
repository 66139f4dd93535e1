import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useCallback } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { leaveNothing } from '#kernel/leave-nothing.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { jobStates } from '#shop/bottle/job-contract.ts'
import { stateWord } from '#shop/bottle/ui/state-badge.tsx'
import { scentStates } from '#shop/fragrance/contract.ts'
import { scentWord } from '#shop/fragrance/ui/words.tsx'
import { account } from '#shop/member/account-contract.ts'
import { type LeavePreview, leaving } from '#shop/member/leave-contract.ts'
import { type LeaveReason, whyStays } from '#shop/member/leave-rules.ts'
import { ProofField, proofOf } from '#shop/member/ui/proof-field.tsx'
import { Section } from '#shop/member/ui/section.tsx'
import { orderStatuses } from '#shop/order/contract/order.ts'
import { stateWords } from '#shop/order/ui/steps.ts'
import { classDay } from '#shop/tssa/ui/moments.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Select } from '#ui/select.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'

const preview = queryOf(leaving.preview, {})

export const loader = (args: LoaderFunctionArgs) =>
  load(args, (client) => [client.ensureQueryData(preview)])
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, (client) => [client.fetchQuery({ ...preview, staleTime: 0 })])

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '회원 탈퇴'), noindex: true })
}

export default function LeavePage() {
  const t = useT()
  const { data } = useQuery(preview)
  const mine = useQuery(queryOf(account.show, {})).data?.data
  if (!data || !mine) return null
  const { blockers, is_staff } = data.data
  return (
    <div className="max-w-[640px]">
      <PageTitle title={t('회원 탈퇴')} note={t('탈퇴하기 전에 아래 내용을 꼭 확인해 주세요.')} />
      <Losses losses={data.data} />
      <Kept />
      {is_staff ? (
        <Blocked>{t('직원 계정은 대표가 권한을 거둔 뒤에 탈퇴할 수 있어요.')}</Blocked>
      ) : blockers.length > 0 ? (
        <UnderWay blockers={blockers} />
      ) : (
        <LeaveForm hasPassword={mine.has_password} />
      )}
    </div>
  )
}

function Losses({ losses }: { losses: LeavePreview }) {
  const t = useT()
  const rows = [
    [t('적립금'), t('{count}점', { count: losses.points.toLocaleString('ko-KR') })],
    [t('쓸 수 있는 쿠폰'), t('{count}장', { count: losses.coupons })],
    [t('찜한 상품, 주소록, 알림'), t('모두 삭제')],
  ]
  return (
    <Section title={t('사라지는 것')} note={t('되살릴 수 없고, 다시 가입해도 돌아오지 않아요.')}>
      <dl className="text-plain">
        {rows.map(([word, value]) => (
          <div key={word} className="hairline-b flex justify-between gap-4 py-3">
            <dt>{word}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {losses.reviews > 0 && (
        <p className="mt-3 text-small text-ink-700">
          {t('쓰신 후기 {count}개는 이름 없이 남아요. 지우고 싶다면 탈퇴하기 전에 지워 주세요.', {
            count: losses.reviews,
          })}
        </p>
      )}
    </Section>
  )
}

function Kept() {
  const t = useT()
  return (
    <Section title={t('법에 따라 따로 보관하는 것')}>
      <ul className="list-disc space-y-1.5 pl-5 text-plain text-ink-700">
        <li>{t('주문, 결제, 배송 기록: 5년')}</li>
        <li>{t('문의와 분쟁 처리 기록: 3년')}</li>
        <li>{t('로그인 기록: 3개월')}</li>
        <li>{t('아이디: 30일. 그동안 아무도 이 아이디로 가입할 수 없어요.')}</li>
      </ul>
      <p className="mt-3 text-small">
        <TextLink to={paths.privacy()}>{t('개인정보처리방침')}</TextLink>
      </p>
    </Section>
  )
}

function Blocked({ children }: { children: React.ReactNode }) {
  return (
    <div className="mt-10 flex gap-2.5 rounded-tag border-l-4 border-amber-700 bg-amber-100 px-4 py-3.5 text-plain text-amber-700">
      <CircleAlert aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div>{children}</div>
    </div>
  )
}

function UnderWay({ blockers }: { blockers: LeavePreview['blockers'] }) {
  const t = useT()
  const { lang } = useLang()
  const money = useMoney()
  const told = ({ kind, state }: LeavePreview['blockers'][number]) => {
    const order = kind === 'order' && orderStatuses.find((one) => one === state)
    if (order) return t(stateWords[order])
    const bottle = kind === 'bottle' && jobStates.find((one) => one === state)
    if (bottle) return stateWord(t, bottle)
    const scent = kind === 'scent' && scentStates.find((one) => one === state)
    if (scent) return scentWord(t, scent)
    return kind === 'credit' || kind === 'account' ? money(Number(state), 'krw') : ''
  }
  return (
    <Blocked>
      <p className="font-semibold">{t(whyStays(blockers) ?? '')}</p>
      <ul className="mt-2">
        {blockers.map((one) => {
          const state = told(one)
          return (
            <li key={`${one.kind} ${one.id}`}>
              <Link to={wayTo(one)} className="tap tabular underline underline-offset-4">
                {one.kind === 'order' ? t('주문 {id}', { id: one.id }) : t(wordOf(one))}
              </Link>
              {state && ` · ${state}`}
              {one.at && ` · ${t('{day}까지', { day: classDay(one.at, lang) })}`}
            </li>
          )
        })}
      </ul>
    </Blocked>
  )
}

type Blocker = LeavePreview['blockers'][number]

function wayTo({ kind, id }: Blocker): string {
  const ways: Record<Blocker['kind'], () => string> = {
    order: () => paths.myPage.order(id),
    class: () => paths.myPage.tssa(),
    bottle: () => paths.bottleJob(id),
    scent: () => paths.fragranceWork(id),
    credit: () => paths.myPage.credit(),
    account: () => paths.myPage.company(),
  }
  return ways[kind]()
}

function wordOf({ kind, id }: Blocker): string {
  const words: Record<Exclude<Blocker['kind'], 'order'>, string> = {
    class: '클래스 예약',
    bottle: '병 제작',
    scent: '향 제작',
    credit: id === 'payout' ? '출금 기다림' : '예치금',
    account: '남은 외상',
  }
  return kind === 'order' ? '' : words[kind]
}

type Typed = { reason: string; current_password: string; confirm_code: string; understood: boolean }

function LeaveForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useT()
  const dialog = useDialog()
  const check = useCallback(
    (name: keyof Typed, typed: Typed) => {
      if (name === 'reason') return typed.reason ? null : t('이유를 골라 주세요.')
      if (name === 'understood')
        return typed.understood ? null : t('내용을 확인했다고 표시해 주세요.')
      if (name === 'current_password')
        return !hasPassword || typed.current_password ? null : t('현재 비밀번호를 적어 주세요.')
      return hasPassword || typed.confirm_code.trim()
        ? null
        : t('메일로 받은 확인 번호를 적어 주세요.')
    },
    [t, hasPassword],
  )
  const fields = useFields<Typed>(
    { reason: '', current_password: '', confirm_code: '', understood: false },
    check,
  )
  const { busy, send } = useSend(fields)
  const reasons: Record<LeaveReason, string> = {
    seldom: t('자주 쓰지 않아요'),
    goods: t('원하는 상품이 없어요'),
    price: t('가격이나 배송비가 부담돼요'),
    delivery: t('배송이 아쉬웠어요'),
    service: t('상담이나 응대가 아쉬웠어요'),
    again: t('새 아이디로 다시 가입하려고 해요'),
    other: t('그 밖의 이유'),
  }

  async function leave() {
    if (
      !(await dialog.confirm(t('정말 탈퇴할까요? 지운 정보는 되살릴 수 없어요.'), {
        title: t('회원 탈퇴'),
        yes: t('탈퇴하기'),
        danger: true,
      }))
    )
      return
    const body = {
      ...proofOf(hasPassword, fields.values),
      // the choices are its values
      reason: fields.values.reason as LeaveReason,
      understood: true as const,
    } // the tick was checked
    const { message } = await call(leaving.leave, { body })
    leaveNothing()
    await dialog.done(message, { title: t('회원 탈퇴') })
    // a new page: nothing of the member stays in memory
    location.assign(paths.home())
  }

  return (
    <Section title={t('탈퇴하기')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (fields.checkAll()) void send(leave)
        }}
        className="grid max-w-[420px] gap-4"
      >
        <Select
          {...fields.bind('reason')}
          label={t('탈퇴하는 이유')}
          required
          placeholder={t('골라 주세요')}
          choices={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
        />
        <ProofField
          hasPassword={hasPassword}
          password={fields.bind('current_password')}
          code={fields.bind('confirm_code')}
        />
        <Checkbox {...fields.bindTick('understood')}>
          {t('사라지는 것과 보관하는 것을 확인했어요')}
        </Checkbox>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to={paths.myPage.account()}>{t('계속 회원으로 있을게요')}</ButtonLink>
          <Button type="submit" look="danger" busy={busy}>
            {t('탈퇴하기')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
