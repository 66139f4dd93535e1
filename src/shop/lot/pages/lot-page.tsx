import { type QueryClient, useQuery } from '@tanstack/react-query'
import { BadgeCheck, ScanLine, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useParams,
} from 'react-router'
import { dayWord } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { documents } from '#shop/document/contract.ts'
import { DocumentRows } from '#shop/document/ui/document-rows.tsx'
import { type Lot, lots } from '#shop/lot/contract.ts'
import { isEnded, longestLotNo, lotIn, tidyLotNo } from '#shop/lot/rules.ts'
import { Facts } from '#shop/order/ui/facts.tsx'
import { useWriteTo } from '#shop/support/ui/use-write-to.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CodeScanner } from '#ui/code-scanner.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { TextField } from '#ui/text-field.tsx'

const lotOf = (lot_no: string) => queryOf(lots.find, { params: { lot_no } })
const papersOf = (lot: Lot) =>
  queryOf(documents.list, { query: { it_id: lot.item.it_id, lot: lot.lot_no, per_page: 20 } })
const numberIn = (given: string | undefined) => tidyLotNo(given ?? '').slice(0, longestLotNo)
const needs = (lot_no: string) => (client: QueryClient) =>
  lot_no
    ? [
        client
          // a recall is never read from what was seen before
          .fetchQuery({ ...lotOf(lot_no), staleTime: 0 })
          .then(({ data }) => data && client.ensureQueryData(papersOf(data))),
      ]
    : []

export const loader = (args: LoaderFunctionArgs) => load(args, needs(numberIn(args.params.lotNo)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(numberIn(args.params.lotNo)))

export const meta: MetaFunction = ({ matches, params }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '로트 조회'),
    description: translate(view.lang, '라벨의 로트 번호로 만든 날, 사용 기한, 성적서를 봐요.'),
    noindex: !!params.lotNo,
  })
}

/** When something was made, how long it keeps, its papers, and whether it was recalled: by the number on its label. */
export default function LotPage() {
  const t = useT()
  const lot_no = numberIn(useParams().lotNo)
  return (
    <div className="wrap max-w-[760px]! pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[
          { label: t('홈'), to: paths.home() },
          { label: t('고객센터'), to: paths.customerCenter() },
          { label: t('로트 조회') },
        ]}
      />
      <PageTitle
        className="desk:mt-3"
        title={t('로트 조회')}
        note={t(
          '라벨에 적힌 로트 번호를 적거나 QR을 찍으면 만든 날, 사용 기한, 성적서를 보여 드려요.',
        )}
      />
      <Ask key={lot_no} lot_no={lot_no} />
      {lot_no && <Answer lot_no={lot_no} />}
    </div>
  )
}

function Ask({ lot_no }: { lot_no: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(lot_no)
  const [error, setError] = useState<string | null>(null)
  const [scanning, setScanning] = useState(false)
  const go = (text: string) => {
    const next = lotIn(text)
    if (next) return void navigate(paths.lot(next))
    setError(t('로트 번호는 글자와 숫자, 점, 붙임표로 적어 주세요. 예: B-2610'))
  }
  return (
    <>
      <form
        noValidate
        className="mt-6 flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!typed.trim()) return setError(t('로트 번호를 적어 주세요.'))
          go(typed)
        }}
      >
        <TextField
          label={t('로트 번호')}
          name="lot_no"
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setError(null)
          }}
          placeholder="B-2610"
          maxLength={longestLotNo}
          autoComplete="off"
          error={error}
          className="min-w-60 flex-1 max-card:basis-full"
        />
        <Button type="submit" className="mt-[1.9rem] max-card:mt-0 max-card:flex-1">
          {t('조회')}
        </Button>
        <Button
          look="outline"
          className="mt-[1.9rem] max-card:mt-0 max-card:flex-1"
          aria-expanded={scanning}
          onClick={() => setScanning(!scanning)}
        >
          <ScanLine aria-hidden="true" size={18} strokeWidth={1.75} />
          {scanning ? t('카메라 닫기') : t('QR 찍기')}
        </Button>
      </form>
      {scanning && (
        <div className="mt-5">
          <CodeScanner
            onCode={go}
            words={{
              hint: t('라벨의 QR을 카메라 앞에 대 주세요.'),
              noCamera: t(
                '카메라를 쓸 수 없어요. 번호를 적거나, 휴대폰의 카메라 앱으로 라벨을 찍어 주세요.',
              ),
              noReader: t(
                '이 브라우저는 QR을 읽지 못해요. 번호를 적거나, 휴대폰의 카메라 앱으로 라벨을 찍으면 이 화면이 열려요.',
              ),
            }}
          />
        </div>
      )}
    </>
  )
}

function Answer({ lot_no }: { lot_no: string }) {
  const t = useT()
  const { pick, lang } = useLang()
  const lot = useQuery(lotOf(lot_no)).data?.data
  if (lot === undefined) return null
  if (lot === null)
    return (
      <p role="status" className="mt-7 bg-paper-100 px-5 py-5 text-plain">
        {t(
          '{number} 로트를 찾지 못했어요. 라벨의 번호를 다시 확인하고, 그래도 없으면 고객센터에 물어봐 주세요.',
          {
            number: lot_no,
          },
        )}
      </p>
    )
  const today = koreanDay(new Date())
  const ended = isEnded(lot.expires_on, today)
  const name = pick(lot.item.it_name, lot.item.it_name_en)
  const note = pick(lot.lot_note, lot.lot_note_en)
  return (
    <>
      {lot.recall && <Recall recall={lot.recall} lot_no={lot.lot_no} />}
      <section
        aria-labelledby="lot"
        className="mt-7 border border-paper-200 bg-paper-0 p-5 desk:p-7"
      >
        <h2 id="lot" className="type-h3 mb-4 flex items-center gap-2">
          {!lot.recall && !ended && (
            <BadgeCheck aria-hidden="true" size={24} strokeWidth={1.5} className="text-pine-700" />
          )}
          <span className="[overflow-wrap:anywhere]">{name}</span>
        </h2>
        <Facts
          rows={[
            [
              t('로트 번호'),
              <span key="no" className="tabular">
                {lot.lot_no}
              </span>,
            ],
            [t('만든 날'), dayWord(lot.made_on, lang)],
            [
              t('사용 기한'),
              lot.expires_on ? (
                <span key="until" className={ended ? 'font-semibold text-bad' : undefined}>
                  {dayWord(lot.expires_on, lang)}
                  {ended && ` · ${t('기한이 지났어요')}`}
                </span>
              ) : (
                t('정해진 기한이 없어요')
              ),
            ],
            !!note && [
              t('로트 알림'),
              <span key="note" className="whitespace-pre-line">
                {note}
              </span>,
            ],
          ]}
        />
        {lot.item.it_use && (
          <Link
            to={paths.product(lot.item.it_id)}
            className="tap mt-4 inline-block text-small underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {t('상품 자세히 보기')}
          </Link>
        )}
      </section>
      <Papers lot={lot} />
    </>
  )
}

function Recall({ recall, lot_no }: { recall: NonNullable<Lot['recall']>; lot_no: string }) {
  const t = useT()
  const writeTo = useWriteTo(`${t('로트 번호')} ${lot_no}`)
  const { pick, lang } = useLang()
  return (
    <section
      role="alert"
      aria-labelledby="recall"
      className="mt-7 border-l-4 border-bad bg-bad-100 px-5 py-5"
    >
      <h2 id="recall" className="type-h3 flex items-center gap-2 text-bad">
        <TriangleAlert aria-hidden="true" size={24} strokeWidth={1.5} />
        {t('회수하는 로트예요. 쓰지 말아 주세요')}
      </h2>
      <p className="mt-3 text-body whitespace-pre-line">{pick(recall.reason, recall.reason_en)}</p>
      <p className="mt-3 text-small text-ink-700">
        {t(
          '{day}부터 회수해요. 1:1 문의로 알려 주시면 저희가 비용을 내고 가져가 환불하거나 바꿔 드려요.',
          {
            day: dayWord(koreanDay(recall.at), lang),
          },
        )}
      </p>
      <ButtonLink to={writeTo} look="outline" size={44} className="mt-4">
        {t('돌려보내기 문의')}
      </ButtonLink>
    </section>
  )
}

function Papers({ lot }: { lot: Lot }) {
  const t = useT()
  const { data } = useQuery(papersOf(lot))
  if (!data) return null
  return (
    <section aria-labelledby="papers" className="mt-9">
      <h2 id="papers" className="type-h3 mb-3">
        {t('이 로트의 자료')}
      </h2>
      {data.total > 0 ? (
        <DocumentRows rows={data.data} withGoods={false} />
      ) : (
        <p className="text-plain text-ink-700">
          {t('아직 올린 자료가 없어요. 필요하면 고객센터로 알려 주세요.')}
        </p>
      )}
    </section>
  )
}
