import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { tools } from '#shop/bench/contract.ts'
import { fields } from '#shop/bench/field-rules.ts'
import { resultOf } from '#shop/bench/result-rules.ts'
import { queryOfRaw, rawOf, readRaw } from '#shop/bench/tool-rules.ts'
import type { Material } from '#shop/custom/formula-contract.ts'
import { materialPacks } from '#shop/custom/pack-contract.ts'
import { PackList } from '#shop/custom/ui/pack-list.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { Figures } from './figures.tsx'
import { ToolFields } from './tool-fields.tsx'

/** what a vessel is told by; all else stays as it is in the address */
const ofVessel = ['shape', 'across', 'deep', 'height', 'ml', 'grams', 'count']

/** A calculator that starts from somebody's amounts and asks only for the vessel: the same figures as its own page. */
export function MyVessel({ address, name }: { address: string; name: string }) {
  const t = useT()
  const found = useQuery(queryOf(materialPacks.materials, {}))
  if (found.isError)
    return <ErrorState title={t('재료를 불러오지 못했어요')} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton className="h-60" />
  return <Vessel address={address} name={name} materials={found.data.data} />
}

function Vessel({
  address,
  name,
  materials,
}: {
  address: string
  name: string
  materials: readonly Material[]
}) {
  const t = useT()
  const [path = '', search = ''] = address.split('?')
  const tool = tools.find((one) => path === `/tools/${one}`) ?? 'vessel'
  const [raw, setRaw] = useState(() => rawOf(tool, new URLSearchParams(search), materials))
  const result = resultOf(tool, raw, materials)
  const whole = `${path}?${queryOfRaw(tool, raw)}`
  return (
    <div className="grid gap-6">
      <ToolFields
        fields={fields[tool].filter(({ name }) => ofVessel.includes(name))}
        raw={raw}
        errors={readRaw(tool, raw).errors}
        materials={materials}
        onChange={(name, value) => setRaw((before) => ({ ...before, [name]: value }))}
      />
      <div aria-live="polite">
        {result ? (
          <Figures result={result} materials={materials} />
        ) : (
          <p className="text-plain text-ink-500">{t('표시한 칸을 고치면 여기에 결과가 나와요.')}</p>
        )}
      </div>
      {result && result.needs.length > 0 && <PackList needs={result.needs} />}
      <p className="flex flex-wrap gap-x-5 gap-y-2 text-small">
        <TextLink to={whole}>{t('계산기에서 재료와 비율까지 바꾸기')}</TextLink>
        {result && result.needs.length > 0 && (
          <TextLink to={paths.myPage.kit('new', { calculator: whole, name })}>
            {t('여럿이 만드는 키트에 담기')}
          </TextLink>
        )}
      </p>
    </div>
  )
}
