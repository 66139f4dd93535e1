import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router'
import { dayWord } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { applicationPath, paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { translate } from '#kernel/translate.ts'
import { type Application, myApplications } from '#shop/application/contract.ts'
import { isPast, isTrade, kindWords } from '#shop/application/rules.ts'
import { ApplicationBadge } from '#shop/application/ui/application-badge.tsx'
import { TypedFacts } from '#shop/application/ui/typed-facts.tsx'
import { FrozenFormulaSheet } from '#shop/custom/ui/frozen-formula.tsx'
import { gradeName } from '#shop/member/grade-rules.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { sizeWord } from '#ui/file-rules.ts'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { ApplicationFrame } from './frame.tsx'
import { stories } from './kinds.ts'

const applicationOf = (ap_id: number) => queryOf(myApplications.show, { params: { ap_id } })
const needs = (ap_id: number) => (client: QueryClient) => [
  client.fetchQuery({ ...applicationOf(ap_id), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(rowIdIn(args.params.id)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(rowIdIn(args.params.id)))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '신청 내역'), noindex: true })
}

/** One application of mine: how it stands, what the shop said, what was sent. */
export default function ShowPage() {
  const t = useT()
  const id = rowIdIn(useParams().id)
  const one = useQuery(applicationOf(id)).data?.data
  if (!one) return null
  return (
    <ApplicationFrame
      title={t('{count}번 신청', { count: one.ap_id })}
      note={
        <span className="flex flex-wrap items-center gap-3">
          <ApplicationBadge kind={one.kind} state={one.state} />
          {t(kindWords[one.kind])}
        </span>
      }
      up={{ label: t(stories[one.kind].title), to: applicationPath(one.kind) }}
    >
      <Word one={one} />
      <TypedFacts kind={one.kind} typed={one.typed} lines={one.lines} sends={one.sends} />
      {one.formula && <FrozenFormulaSheet formula={one.formula} />}
      {one.files.length > 0 && <Files one={one} />}
      <Actions one={one} />
    </ApplicationFrame>
  )
}

/** What happens now, in a sentence, and the shop's own words. */
function Word({ one }: { one: Application }) {
  const t = useT()
  const { lang } = useLang()
  const until = one.valid_until && dayWord(one.valid_until, lang)
  const next: Record<Application['state'], string> = {
    received: t('신청을 받았어요. 영업일 5일 안에 답을 드릴게요.'),
    reviewing: t('담당자가 검토하고 있어요. 끝나면 바로 알려 드릴게요.'),
    need_more: t('아래 내용을 더해 주시면 이어서 검토할게요.'),
    quoted:
      one.kind === 'bulk'
        ? t('견적서를 보내 드렸어요. 견적서에서 바로 주문할 수 있어요.')
        : one.kind === 'fragrance'
          ? t('견적을 보내 드렸어요. 수락하고 계약금을 결제하면 조향을 시작해요.')
          : t('견적을 보내 드렸어요. 읽어 보고 수락하면 예약이 확정돼요.'),
    confirmed:
      one.kind === 'bulk'
        ? t('견적서로 주문했어요. 진행은 주문 내역에서 볼 수 있어요.')
        : t('견적을 수락해서 예약이 확정되었어요.'),
    approved: isTrade(one.kind)
      ? t('승인되었어요. 이제 {grade} 가격으로 사고 견적을 받을 수 있어요.', {
          grade: t(gradeName(one.mb_level ?? 2)),
        })
      : t('답을 드렸어요.'),
    rejected: t('이번에는 진행하지 못했어요. 바뀐 것이 있으면 다시 신청해 주세요.'),
    withdrawn: t('직접 취소한 신청이에요.'),
    suspended: hasRunOut(one)
      ? t('거래 등급의 유효기간이 {until}에 끝났어요. 이어서 거래하려면 다시 신청해 주세요.', {
          until: until ?? '',
        })
      : t('거래 등급이 멈췄어요. 궁금한 점은 고객센터로 알려 주세요.'),
  }
  return (
    <div className="mb-8 max-w-[760px] bg-paper-100 px-5 py-5">
      <p className="text-plain">{next[one.state]}</p>
      {one.state === 'approved' && until && (
        <p className="mt-1 text-body text-ink-700">
          {t('거래 등급은 {until}까지예요.', { until })}
        </p>
      )}
      {one.reply && (
        <div className="mt-4 border-t border-paper-200 pt-4">
          <p className="text-caption text-ink-500">{t('오드모아가 드린 답')}</p>
          <p className="mt-1 text-body whitespace-pre-line [overflow-wrap:anywhere]">{one.reply}</p>
        </div>
      )}
      {one.answer_path && (
        <ButtonLink to={one.answer_path} className="mt-4">
          {one.kind === 'bulk'
            ? t('견적서 보기')
            : one.kind === 'fragrance'
              ? t('견적과 진행 보기')
              : t('견적과 예약 보기')}
        </ButtonLink>
      )}
    </div>
  )
}

function hasRunOut(one: Application): boolean {
  return one.decided_at !== null && isPast(one, koreanDay(one.decided_at))
}

function Files({ one }: { one: Application }) {
  const t = useT()
  return (
    <section className="mt-8 max-w-[760px]">
      <h2 className="type-h3 mb-3">{t('붙인 파일')}</h2>
      <ul className="grid gap-1">
        {one.files.map((file) => (
          <li key={file.file_id}>
            <a
              href={urlOf(myApplications.file.path, { ap_id: one.ap_id, file_id: file.file_id })}
              download={file.file_name}
              className="inline-flex min-h-9 items-center gap-1.5 underline decoration-line underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current"
            >
              <Download aria-hidden="true" size={15} strokeWidth={1.5} className="shrink-0" />
              {file.file_name}
              <span className="tabular text-caption text-ink-500">{sizeWord(file.file_size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Actions({ one }: { one: Application }) {
  const t = useT()
  const dialog = useDialog()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend(null, {
    failed: () => void client.invalidateQueries({ queryKey: [myApplications.show.path] }),
  })
  const isOver = one.state === 'rejected' || one.state === 'withdrawn' || hasRunOut(one)

  async function withdraw() {
    if (
      !(await dialog.confirm(t('이 신청을 취소할까요? 취소한 신청은 되돌릴 수 없어요.'), {
        yes: t('신청 취소'),
        danger: true,
      }))
    )
      return
    await send(async () => {
      const answer = await call(myApplications.withdraw, { params: { ap_id: one.ap_id } })
      client.setQueryData(applicationOf(one.ap_id).queryKey, answer)
      toast(t('신청을 취소했어요.'))
    })
  }

  return (
    <div className="mt-9 flex flex-wrap gap-2.5">
      {one.can_change && (
        <ButtonLink to={paths.applicationEdit(one.kind, one.ap_id)}>
          {one.state === 'need_more' ? t('보완하기') : t('신청서 고치기')}
        </ButtonLink>
      )}
      {one.can_withdraw && (
        <Button look="outline" busy={busy} onClick={() => void withdraw()}>
          {t('신청 취소')}
        </Button>
      )}
      {isOver && <ButtonLink to={applicationPath(one.kind)}>{t('새로 신청하기')}</ButtonLink>}
      {one.state === 'approved' && isTrade(one.kind) && (
        <ButtonLink to={paths.cart()}>{t('장바구니에서 견적 내기')}</ButtonLink>
      )}
    </div>
  )
}
