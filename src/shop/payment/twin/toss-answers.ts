const noReplyMs = 12_000

export type Body = Record<string, unknown>

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
/** The body of the API's own errors. */
export const refusal = (code: string, message: string, status = 400) =>
  json({ code, message }, status)
export const notFound = () => refusal('NOT_FOUND_PAYMENT', '존재하지 않는 결제 입니다.', 404)

/** A provider that does not answer: longer than anybody waits. */
export function silence(): Promise<Response> {
  return new Promise((resolve) =>
    setTimeout(() => resolve(refusal('UNKNOWN', '', 504)), noReplyMs).unref(),
  )
}
