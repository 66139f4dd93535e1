import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { sharedKits } from '#shop/custom/kit-contract.ts'
import { needsTimes } from '#shop/custom/kit-rules.ts'
import { PackList } from '#shop/custom/ui/pack-list.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { TextField } from '#ui/text-field.tsx'

const kitOf = (token: string) => queryOf(sharedKits.show, { params: { token } })
const needs = (token: string) => (client: QueryClient) => [client.ensureQueryData(kitOf(token))]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params.token ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.token ?? ''))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '공유한 키트'), noindex: true })
}

/** A kit that its maker lets others read: for as many people as whoever reads it has. */
export default function SharedKitPage() {
  const t = useT()
  const { token = '' } = useParams()
  const kit = useQuery(kitOf(token)).data?.data
  const [typed, setTyped] = useState<string | null>(null)
  if (!kit) return null
  const times = typed ?? String(kit.times)
  const people = /^[1-9]\d{0,3}$/.test(times.trim()) ? Math.min(1000, Number(times)) : kit.times
  return (
    <div className="wrap max-w-[760px]! pt-7 pb-16 desk:pt-11">
      <PageTitle title={kit.title} note={t('{maker} 님이 공유한 키트', { maker: kit.maker })} />
      <h2 className="type-h3 mb-2">{t('한 사람이 만드는 것')}</h2>
      <ul className="rule-t">
        {kit.makes.map(({ name, qty }, at) => (
          <li key={at} className="hairline-b flex justify-between gap-4 py-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <span className="tabular shrink-0">{t('{count}개', { count: qty })}</span>
          </li>
        ))}
      </ul>
      <TextField
        label={t('인원')}
        name="times"
        value={times}
        onChange={setTyped}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        suffix={t('명')}
        shortSuffix
        className="mt-6 max-w-40"
      />
      <h2 className="type-h3 mt-8 mb-2">{t('{count}명의 재료', { count: people })}</h2>
      {kit.own.length > 0 && (
        <p className="mb-3 text-small text-amber-700">
          {t('직접 적은 재료는 따로 준비해 주세요: {names}', { names: kit.own.join(', ') })}
        </p>
      )}
      <PackList needs={needsTimes(kit.needs, people)} />
      <ButtonLink to={paths.myPage.kits()} look="outline" className="mt-9">
        {t('나도 키트 만들기')}
      </ButtonLink>
    </div>
  )
}
