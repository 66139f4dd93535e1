import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '#kernel/queries.ts'
import { myResults, type Tool, tools } from '#shop/bench/contract.ts'

/** A result on this device, for those who have not joined. */
export type DeviceResult = { tool: Tool; title: string; query: string }

const key = 'odemoa/bench-results'
const most = 30
const listeners = new Set<() => void>()
const nothing: readonly DeviceResult[] = []
let last: { text: string; results: readonly DeviceResult[] } = { text: '', results: nothing }

function read(): readonly DeviceResult[] {
  let text = ''
  try {
    text = localStorage.getItem(key) ?? ''
  } catch {
    // without storage nothing is kept
  }
  if (text !== last.text) last = { text, results: parsed(text) }
  return last.results
}

function parsed(text: string): readonly DeviceResult[] {
  try {
    const found: unknown = JSON.parse(text || '[]')
    return Array.isArray(found) ? found.filter(isResult).slice(0, most) : nothing
  } catch {
    return nothing
  }
}

function isResult(one: unknown): one is DeviceResult {
  const { tool, title, query } = (one ?? {}) as Record<string, unknown> // each is looked at below
  return (
    tools.some((name) => name === tool) && typeof title === 'string' && typeof query === 'string'
  )
}

function write(results: readonly DeviceResult[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(results.slice(0, most)))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What this device keeps; none on the server. */
export function useDeviceResults(): readonly DeviceResult[] {
  return useSyncExternalStore(watch, read, () => nothing)
}

const same = (a: DeviceResult, b: DeviceResult) => a.tool === b.tool && a.query === b.query

/** False where the browser keeps nothing. */
export function keepOnDevice(result: DeviceResult): boolean {
  return write([result, ...read().filter((one) => !same(one, result))])
}

export function dropFromDevice(result: DeviceResult) {
  write(read().filter((one) => !same(one, result)))
}

/** Brings what was kept before joining into my page: what is refused stays on the device. */
export function useMoveResults() {
  const client = useQueryClient()
  return async () => {
    for (const one of [...read()].reverse()) {
      await call(myResults.keep, { body: one })
      dropFromDevice(one)
    }
    await client.invalidateQueries({ queryKey: [myResults.list.path] })
  }
}
