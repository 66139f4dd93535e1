import { type QueryClient, useQuery } from '@tanstack/react-query'
import { BadgeCheck, BadgeX } from 'lucide-react'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useParams,
} from 'react-router'
import { dayWord } from '#kernel/day-words.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { Facts } from '#shop/order/ui/facts.tsx'
import { classCertificates } from '#shop/tssa/certificate-contract.ts'
import { tidyNumber } from '#shop/tssa/certificate-rules.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { TextField } from '#ui/text-field.tsx'

const checkOf = (number: string) =>
  queryOf(classCertificates.check, { params: { certificate_no: number } })
const numberIn = (given: string | undefined) => tidyNumber(given ?? '')
const needs = (number: string) => (client: QueryClient) =>
  number ? [client.ensureQueryData(checkOf(number))] : []

export const loader = (args: LoaderFunctionArgs) => load(args, needs(numberIn(args.params.number)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(numberIn(args.params.number)))

export const meta: MetaFunction = ({ matches, params }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '수료증 확인'),
    description: translate(view.lang, 'TSSA 수료증 번호로 진위를 확인해요.'),
    noindex: !!params.number,
  })
}

/** Whether a certificate is ours and still counts. */
export default function CertificatePage() {
  const t = useT()
  const number = numberIn(useParams().number)
  return (
    <div className="wrap max-w-[640px]! pt-7 pb-16 desk:pt-11">
      <PageTitle
        title={t('수료증 확인')}
        note={t('수료증에 적힌 번호로 과정과 발급일, 지금도 유효한지 볼 수 있어요.')}
      />
      <Ask key={number} number={number} />
      {number && <Answer number={number} />}
    </div>
  )
}

function Ask({ number }: { number: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(number)
  const [error, setError] = useState<string | null>(null)
  return (
    <form
      noValidate
      className="mt-6 flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const next = tidyNumber(typed)
        if (!next) return setError(t('수료증 번호를 적어 주세요.'))
        void navigate(paths.tssa.certificate(next))
      }}
    >
      <TextField
        label={t('수료증 번호')}
        name="certificate_no"
        value={typed}
        onChange={(next) => {
          setTyped(next)
          setError(null)
        }}
        placeholder="TSSA-2026-0001"
        maxLength={40}
        autoComplete="off"
        error={error}
        className="min-w-60 flex-1"
      />
      <Button type="submit" className="mt-[1.9rem] max-card:mt-0 max-card:w-full">
        {t('번호로 확인')}
      </Button>
    </form>
  )
}

function Answer({ number }: { number: string }) {
  const t = useT()
  const { lang, pick } = useLang()
  const one = useQuery(checkOf(number)).data?.data
  if (one === undefined) return null
  if (one === null)
    return (
      <p role="status" className="mt-7 bg-paper-100 px-5 py-5 text-plain">
        {t('{number} 번호의 수료증은 없어요. 종이에 적힌 번호를 다시 확인해 주세요.', { number })}
      </p>
    )
  const isValid = one.state === 'valid'
  const Sign = isValid ? BadgeCheck : BadgeX
  return (
    <section
      aria-labelledby="standing"
      className="mt-7 border border-paper-200 bg-paper-0 p-5 desk:p-7"
    >
      <h2
        id="standing"
        className={`type-h3 flex items-center gap-2 ${isValid ? 'text-pine-700' : 'text-bad'}`}
      >
        <Sign aria-hidden="true" size={24} strokeWidth={1.5} />
        {isValid ? t('유효한 수료증이에요') : t('취소된 수료증이에요')}
      </h2>
      <div className="mt-4">
        <Facts
          rows={[
            [
              t('수료증 번호'),
              <span key="no" className="tabular">
                {one.certificate_no}
              </span>,
            ],
            [t('받은 사람'), one.name],
            [t('과정'), pick(one.course.ko, one.course.en)],
            one.issuer.ko !== '' && [t('발급 기관'), pick(one.issuer.ko, one.issuer.en)],
            one.registration !== '' && [t('등록 번호'), one.registration],
            [t('발급일'), dayWord(one.issued_on, lang)],
            one.revoked_on !== null && [t('취소한 날'), dayWord(one.revoked_on, lang)],
          ]}
        />
      </div>
      <p className="mt-4 text-small text-ink-500">
        {t('이름은 일부만 보여요. 가지고 있는 수료증의 이름과 견주어 보세요.')}
      </p>
    </section>
  )
}
