import * as z from 'zod/mini'
import type { AnyEndpoint } from '#kernel/endpoint.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { statusOf } from '#kernel/failure.ts'

type Json = Record<string, unknown>

const about = `Amounts are integers in the minor unit of the currency beside them: won, or cents.
Unsafe methods need the XSRF-TOKEN cookie echoed in X-XSRF-TOKEN; POST /api/v1/login-check hands one out.`

const refusal = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { enum: Object.keys(statusOf) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    detail: { type: 'object' },
  },
  required: ['message', 'code'],
}

/** OpenAPI 3.1 of every endpoint, made from the same shapes that parse and strip. */
export function openApiOf(endpoints: readonly AnyEndpoint[], origin: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'ODEMOA', version: '1', description: about },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Refusal: refusal } },
  }
}

function operation(endpoint: AnyEndpoint): Json {
  const refused = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  }
  return {
    summary: endpoint.about,
    'x-who': endpoint.who,
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(endpoint.method === 'GET' ? {} : { requestBody: { content: contentOf(endpoint) } }),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        content: { 'application/json': { schema: schemaOf(endpoint.answer, 'output') } },
      },
      default: refused,
    },
  }
}

function contentOf(endpoint: AnyEndpoint): Json {
  const shape = { schema: schemaOf(endpoint.body, 'input') }
  return endpoint.form
    ? { 'application/json': shape, 'multipart/form-data': shape }
    : { 'application/json': shape }
}

function pathParameters({ path, params }: AnyEndpoint): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    // the number that the text of the address is read as
    schema: params[name] ? schemaOf(params[name], 'output') : { type: 'string' },
  }))
}

function queryParameters(endpoint: AnyEndpoint): Json[] {
  // every query is an object
  const shape = schemaOf(endpoint.query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(shape.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(shape.required?.includes(name) && { required: true }),
    schema,
  }))
}

function schemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json
}

/** A page to read: every call with who may make it. */
export function openApiPage(endpoints: readonly AnyEndpoint[]): string {
  const rows = endpoints.map(
    ({ method, path, who, about }) =>
      `<tr><td>${method}</td><td><code>${escapeHtml(path)}</code></td><td>${typeof who === 'string' ? who : `staff: owner, ${who.join(', ')}`}</td><td>${escapeHtml(about)}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>ODEMOA API</title></head><body><main><h1>ODEMOA API</h1><p>The whole description: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p><table><thead><tr><th>Method</th><th>Path</th><th>Who</th><th>What</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></body></html>`
}

/** The description for programs and the one for people; null for any other address. */
export function describeApi(
  path: string,
  endpoints: Parameters<typeof openApiPage>[0],
  origin: string,
): Response | null {
  if (path === '/api/openapi.json') return Response.json(openApiOf(endpoints, origin))
  if (path !== '/api/docs') return null
  return new Response(openApiPage(endpoints), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    },
  })
}
