import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { bottleCarts } from '#shop/bottle/cart-contract.ts'
import { bottleStudio, myBottles } from '#shop/bottle/contract.ts'
import type { DesignDoc, StudioOptions } from '#shop/bottle/design-contract.ts'
import { bottleJobs } from '#shop/bottle/job-contract.ts'
import { bottleOf } from '#shop/bottle/ui/bottle-picture.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Side } from './editor/side.tsx'
import { Stage } from './editor/stage.tsx'
import { Tools } from './editor/tools.tsx'
import { keptDraft, useEditor } from './editor/use-editor.ts'
import { Explained } from './explained.tsx'

const optionsQuery = queryOf(bottleStudio.options, {})
const needs = (client: QueryClient) => [client.ensureQueryData(optionsQuery)]

export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '맞춤 병 만들기'),
    description: translate(
      view.lang,
      '병과 뚜껑을 고르고 라벨에 이름을 적어요. 한 병부터 만들고 시안을 확인한 뒤 제작해요.',
    ),
  })
}

export type Origin = {
  doc: DesignDoc
  title: string
  design: { design_id: number; version: number } | null
  job: { token: string; version: number } | null
  /** the line of the cart it stands in, and how many are in it */
  line: number | null
  pieces: number | null
}

/** A bottle with a label of one's own, designed on its photograph. */
export default function BottleStudioPage() {
  const t = useT()
  const options = useQuery(optionsQuery).data?.data
  return (
    <div className="wrap pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="mb-4 max-desk:hidden"
        crumbs={[{ label: t('홈'), to: paths.home() }, { label: t('맞춤 병 만들기') }]}
      />
      <PageTitle
        title={t('맞춤 병 만들기')}
        note={t('한 병부터 만들어요. 도안 그대로 주문하거나 시안부터 받아 보세요.')}
      />
      {options && <Opened options={options} />}
      {options && <Explained options={options} />}
    </div>
  )
}

/** What is worked on: a kept design, a job, somebody's share, the draft of this device, or a template. */
function Opened({ options }: { options: StudioOptions }) {
  const t = useT()
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const design_id = Number(search.get('design')) || 0
  const token = search.get('job') ?? search.get('copy') ?? ''
  const share = search.get('share') ?? ''
  const design = useQuery({
    ...queryOf(myBottles.show, { params: { design_id } }),
    enabled: hydrated && design_id > 0,
  })
  const job = useQuery({
    ...queryOf(bottleJobs.show, { params: { token } }),
    enabled: hydrated && token !== '',
  })
  const shared = useQuery({
    ...queryOf(bottleStudio.shared, { params: { token: share } }),
    enabled: hydrated && share !== '',
  })
  const ct_id = Number(search.get('line')) || 0
  const inCart = useQuery({
    ...queryOf(bottleCarts.design, { params: { ct_id } }),
    enabled: hydrated && ct_id > 0,
  })
  const [draft] = useState(() => (typeof window === 'undefined' ? null : keptDraft()))
  const asked = [design, job, shared, inCart]
  if (!hydrated || asked.some(({ isLoading }) => isLoading))
    return <Skeleton className="h-[640px]" />
  if (asked.some(({ isError }) => isError)) return <EmptyState title={t('도안을 찾지 못했어요')} />
  const origin = originOf()
  if (!origin || !bottleOf(origin.doc, options))
    return <EmptyState title={t('지금은 만들 수 있는 병이 없어요')} />
  return <Bench key={search.toString()} origin={origin} options={options} />

  function originOf(): Origin | null {
    const none = { title: '', design: null, job: null, line: null, pieces: null }
    if (design.data) return { ...none, ...design.data.data, design: design.data.data }
    if (job.data) {
      const { doc, title, version } = job.data.data
      return { ...none, doc, title, job: search.get('job') ? { token, version } : null }
    }
    if (inCart.data) return { ...none, ...inCart.data.data, line: ct_id }
    if (shared.data) return { ...none, ...shared.data.data }
    const doc = draft && bottleOf(draft, options) ? draft : options.templates[0]?.doc
    return doc ? { ...none, doc } : null
  }
}

function Bench({ origin, options }: { origin: Origin; options: StudioOptions }) {
  const editor = useEditor(origin.doc)
  const bottle = bottleOf(editor.doc, options)
  if (!bottle) return null
  const all = { editor, options, bottle }
  return (
    <div className="mt-6 grid items-start gap-6 desk:grid-cols-[300px_minmax(0,1fr)_300px]">
      <div className="max-desk:sticky max-desk:top-0 max-desk:z-10 desk:order-2">
        <Stage {...all} />
      </div>
      <div className="min-w-0 desk:order-1">
        <Tools {...all} />
      </div>
      <div className="min-w-0 desk:order-3">
        <Side {...all} origin={origin} />
      </div>
    </div>
  )
}
