import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
import { panelOf } from '#ui/tabs.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Side } from './editor/side.tsx'
import { Stage } from './editor/stage.tsx'
import { OpenTool, type Tool, ToolRow } from './editor/tools.tsx'
import { keptAsked, keptDraft, useEditor } from './editor/use-editor.ts'
import { Explained } from './explained.tsx'

const optionsQuery = queryOf(bottleStudio.options, {})
const designOf = (design_id: number) => queryOf(myBottles.show, { params: { design_id } })
const jobOf = (token: string) => queryOf(bottleJobs.show, { params: { token } })
const sharedOf = (token: string) => queryOf(bottleStudio.shared, { params: { token } })
const inCartOf = (ct_id: number) => queryOf(bottleCarts.design, { params: { ct_id } })

/** What an address names to begin from: 0 or nothing for what it does not name. */
function begunFrom(search: URLSearchParams) {
  return {
    design_id: Number(search.get('design')) || 0,
    ct_id: Number(search.get('line')) || 0,
    token: search.get('job') ?? search.get('copy') ?? '',
    share: search.get('share') ?? '',
  }
}

/** A link to nothing is a missing page; what is there is read anew, since it may have been kept a moment ago. */
const needs = (request: Request) => (client: QueryClient) => {
  const { design_id, ct_id, token, share } = begunFrom(new URL(request.url).searchParams)
  const staleTime = 0
  return [
    client.ensureQueryData(optionsQuery),
    design_id > 0 && client.fetchQuery({ ...designOf(design_id), staleTime }),
    ct_id > 0 && client.fetchQuery({ ...inCartOf(ct_id), staleTime }),
    token !== '' && client.fetchQuery({ ...jobOf(token), staleTime }),
    share !== '' && client.fetchQuery({ ...sharedOf(share), staleTime }),
  ].filter((asked) => asked !== false)
}

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

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
  const { design_id, ct_id, token, share } = begunFrom(search)
  const design = useQuery({ ...designOf(design_id), enabled: design_id > 0 })
  const job = useQuery({ ...jobOf(token), enabled: token !== '' })
  const shared = useQuery({ ...sharedOf(share), enabled: share !== '' })
  const inCart = useQuery({ ...inCartOf(ct_id), enabled: ct_id > 0 })
  const [draft] = useState(() => (typeof window === 'undefined' ? null : keptDraft()))
  // what this device keeps is known in the browser alone
  if (!hydrated) return <Skeleton className="h-[640px]" />
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
    if (draft && bottleOf(draft, options)) return { ...none, ...keptAsked(), doc: draft }
    const doc = options.templates[0]?.doc
    return doc ? { ...none, doc } : null
  }
}

function Bench({ origin, options }: { origin: Origin; options: StudioOptions }) {
  const editor = useEditor(origin.doc)
  const [tool, setTool] = useState<Tool>('start')
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const bottle = bottleOf(editor.doc, options)
  if (!bottle) return null
  const all = { editor, options, bottle }
  function open(next: Tool) {
    flushSync(() => setTool(next))
    const [above, below] = [row.current, panel.current].map((one) => one?.getBoundingClientRect())
    // on a phone the bottle and the tabs stay above: another drawer begins below them
    if (above && below && below.top < above.bottom - 1) panel.current?.scrollIntoView()
  }
  return (
    <div className="mt-6 grid items-start gap-x-6 desk:grid-cols-[300px_minmax(0,1fr)_300px] desk:grid-rows-[auto_1fr]">
      <div className="label-stage min-w-0 max-desk:z-10 max-desk:bg-paper-50 max-desk:[@media(min-height:600px)]:sticky max-desk:[@media(min-height:600px)]:top-(--header-h) desk:contents">
        <div className="min-w-0 desk:col-start-2 desk:row-span-2 desk:row-start-1">
          <Stage {...all} />
        </div>
        <div ref={row} className="min-w-0 max-desk:px-1 desk:col-start-1 desk:row-start-1">
          <ToolRow id={id} tool={tool} onChange={open} />
        </div>
      </div>
      <div {...panelOf(id, tool)} ref={panel} className="min-w-0 desk:col-start-1 desk:row-start-2">
        <OpenTool {...all} tool={tool} />
      </div>
      <div className="min-w-0 max-desk:mt-6 desk:col-start-3 desk:row-span-2 desk:row-start-1">
        <Side {...all} origin={origin} />
      </div>
    </div>
  )
}
