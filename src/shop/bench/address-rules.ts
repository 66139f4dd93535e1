import type { Material } from '#shop/custom/formula-contract.ts'
import { tools } from './contract.ts'
import { type Need, resultOf } from './result-rules.ts'
import { rawOf } from './tool-rules.ts'

/** What a calculator with these figures asks for; null where there is no such calculator or a figure cannot be read. */
export function needsOfAddress(address: string, materials: readonly Material[]): Need[] | null {
  const [path = '', search = ''] = address.split('?')
  const tool = tools.find((one) => path === `/tools/${one}`)
  if (!tool) return null
  return (
    resultOf(tool, rawOf(tool, new URLSearchParams(search), materials), materials)?.needs ?? null
  )
}
