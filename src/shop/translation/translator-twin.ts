import * as z from 'zod/mini'
import type { Twin } from '#platform/twins.ts'

const asked = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).check(z.minLength(1)),
})

/** Speaks the chat-completions protocol. What it proposes can be told from a translation at a glance. */
export const translatorTwin: Twin = { name: 'translator', open: () => answer }

async function answer(request: Request): Promise<Response> {
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/v1/chat/completions')
    return no(404, 'unknown url')
  if (!/^Bearer \S+$/.test(request.headers.get('authorization') ?? ''))
    return no(401, 'incorrect API key provided')
  const read = asked.safeParse(await request.json().catch(() => null))
  if (!read.success) return no(400, 'messages are missing')
  const phrases = textsOf(read.data.messages.at(-1)?.content ?? '')
  if (!phrases) return no(400, 'the last message is no list')
  const content = JSON.stringify({ translations: phrases.map((phrase) => `[mock] ${phrase}`) })
  return Response.json({
    id: 'chatcmpl-twin',
    object: 'chat.completion',
    model: read.data.model,
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  })
}

function textsOf(content: string): string[] | null {
  try {
    return z.array(z.string()).parse(JSON.parse(content))
  } catch {
    return null
  }
}

function no(status: number, message: string): Response {
  return Response.json({ error: { message, type: 'invalid_request_error' } }, { status })
}
