import { type LooseCall, refusalOf, sent, type Transport } from './client.ts'
import { type AnyEndpoint, type CallOf, urlOf } from './endpoint.ts'
import { fileThroughBrowser } from './queries.ts'

/** Calls an endpoint that answers with a file: its bytes and the name it has. */
export async function fileThrough<E extends AnyEndpoint>(
  transport: Transport,
  endpoint: E,
  ask: CallOf<E>,
): Promise<{ name: string; bytes: Blob }> {
  const { params, query, body } = ask as LooseCall // CallOf narrows per endpoint; the wire needs only these three
  const response = await transport(
    urlOf(endpoint.path, params, query),
    sent(endpoint.method, null, body),
  )
  if (!response.ok) throw refusalOf(response, await response.json().catch(() => ({})))
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')
  return { name: decodeURIComponent(name?.[1] ?? 'file'), bytes: await response.blob() }
}

/** Calls such an endpoint from the browser, and lets it save the file. */
export async function saveFile<E extends AnyEndpoint>(endpoint: E, ask: CallOf<E>) {
  const { name, bytes } = await fileThrough(fileThroughBrowser, endpoint, ask)
  saveBytes(name, bytes)
}

/** Lets the browser save something it holds. */
export function saveBytes(name: string, bytes: Blob) {
  const url = URL.createObjectURL(bytes)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // the browser has its own hold on it by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
