import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { type Tool, tools } from '#shop/bench/contract.ts'
import { fields, toolWords } from '#shop/bench/field-rules.ts'
import { resultOf } from '#shop/bench/result-rules.ts'
import { queryOfRaw, rawOf, readRaw } from '#shop/bench/tool-rules.ts'
import { ToolFields } from '#shop/bench/ui/tool-fields.tsx'
import { materialPacks } from '#shop/custom/pack-contract.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { ResultPanel } from './result-panel.tsx'

const materialsQuery = queryOf(materialPacks.materials, {})
const toolOf = (name: string | undefined) => tools.find((tool) => tool === name)

function needs(name: string | undefined) {
  return (client: QueryClient) => {
    if (!toolOf(name)) throw data(null, { status: 404 })
    return [client.ensureQueryData(materialsQuery)]
  }
}

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params.tool))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.tool))

export const meta: MetaFunction = ({ matches, params }) => {
  const view = viewOf(matches)
  const tool = toolOf(params.tool)
  if (!tool) return pageMeta(view)
  return pageMeta(view, {
    // goods of the shop may have the same name
    title: `${translate(view.lang, toolWords[tool].title)} · ${translate(view.lang, '작업대 계산기')}`,
    description: translate(view.lang, toolWords[tool].note),
  })
}

/** A calculator: what is typed stands in the address, so that the address is the result. */
export default function ToolPage() {
  const tool = toolOf(useParams().tool)
  return tool ? <OneTool key={tool} tool={tool} /> : null
}

function OneTool({ tool }: { tool: Tool }) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const materials = useQuery(materialsQuery).data?.data ?? []
  const [raw, setRaw] = useState(() => rawOf(tool, search, materials))
  // several fields may change at once
  const latest = useRef(raw)
  const { errors } = readRaw(tool, raw)
  const result = resultOf(tool, raw, materials)
  const words = toolWords[tool]

  function change(name: string, value: string) {
    const next = { ...latest.current, [name]: value }
    latest.current = next
    setRaw(next)
    setSearch(new URLSearchParams(queryOfRaw(tool, next)), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return (
    <div className="wrap pt-7 pb-16 desk:pt-9">
      <Breadcrumb
        className="mb-5"
        crumbs={[
          { label: t('홈'), to: paths.home() },
          { label: t('작업대 계산기'), to: paths.tools() },
          { label: t(words.title) },
        ]}
      />
      <PageTitle title={t(words.title)} note={t(words.note)} />
      <div className="grid gap-10 desk:grid-cols-[7fr_5fr] desk:gap-12">
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <ToolFields
            fields={fields[tool]}
            raw={raw}
            errors={errors}
            materials={materials}
            onChange={change}
          />
        </form>
        <ResultPanel
          tool={tool}
          query={queryOfRaw(tool, raw)}
          result={result}
          materials={materials}
        />
      </div>
    </div>
  )
}
