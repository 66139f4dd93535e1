import * as z from 'zod/mini'
import type { AnyEndpoint } from '#kernel/endpoint.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { statusOf } from '#kernel/failure.ts'
import { tokenCookie, tokenHeader } from '#kernel/token.ts'
import { sessionCookie } from './session.ts'

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

const securityOf = (ORIGIN: string): Json => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie({ ORIGIN }),
    description:
      'The session that POST /api/v1/login-check begins and POST /api/v1/login gives to a member.',
  },
  token: {
    type: 'apiKey',
    in: 'header',
    name: tokenHeader,
    description: `What the cookie ${tokenCookie} holds; every unsafe method wants it.`,
  },
})

/** OpenAPI 3.1 of every endpoint, made from the same shapes that parse and strip. */
export function openApiOf(endpoints: readonly AnyEndpoint[], origin: string): Json {
  const paths: Record<string, Json> = {}
  const schemas: Record<string, Json> = { Refusal: refusal }
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'ODEMOA',
      version: '1',
      description: about,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: origin }],
    paths,
    components: { schemas, securitySchemes: securityOf(origin) },
  }
}

/** `GET /api/v1/orders/:od_id/statement` is `getOrdersByOdIdStatement`. */
function operationId({ method, path }: AnyEndpoint): string {
  const words = path
    .replace(/^\/api\/(v1\/)?/, '')
    .replace(/:(\w+)/g, 'by/$1')
    .split(/\W+|_/)
    .filter(Boolean)
  return (
    method.toLowerCase() +
    words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  )
}

function operation(endpoint: AnyEndpoint, schemas: Record<string, Json>): Json {
  const id = operationId(endpoint)
  const refused = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  }
  const of = (shape: z.ZodMiniType, io: 'input' | 'output') =>
    shared(schemaOf(shape, io), id, schemas)
  const session = endpoint.who === 'anyone' ? [] : [{ session: [] }]
  const unsafe = endpoint.method !== 'GET' && endpoint.xsrf ? [{ session: [], token: [] }] : session
  return {
    operationId: id,
    summary: endpoint.about,
    tags: [tagOf(endpoint.path)],
    'x-who': endpoint.who,
    security: unsafe,
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint, of)],
    ...(endpoint.method === 'GET'
      ? {}
      : { requestBody: { content: contentOf(endpoint, of(endpoint.body, 'input')) } }),
    responses: {
      [endpoint.status]: { description: 'Success', content: answerOf(endpoint, of) },
      // by its number: some generators of clients do not know 4XX
      [statusOf.INVALID]: refused,
      default: refused,
    },
  }
}

const tagOf = (path: string) => /^\/api\/(?:v1\/)?(admin\/[\w-]+|[\w-]+)/.exec(path)?.[1] ?? 'shop'

/** Bytes to be saved, JSON, or either. */
function answerOf(
  { file, answer }: AnyEndpoint,
  of: (shape: z.ZodMiniType, io: 'output') => Json,
): Json {
  const json = of(answer, 'output')
  const bytes = Object.fromEntries(
    (file ?? []).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  )
  const isWords = Object.keys(json.properties ?? {}).length > 0
  return file && !isWords ? bytes : { ...bytes, 'application/json': { schema: json } }
}

/** What a schema says of itself by `#/$defs/...` is named among those of the whole description. */
function shared(schema: Json, id: string, schemas: Record<string, Json>): Json {
  const { $schema: _, $defs, ...own } = schema
  const named = (text: string) =>
    text.replace(
      /"#\/\$defs\/(\w+)"/g,
      (_all, name: string) => `"#/components/schemas/${id}${name}"`,
    )
  for (const [name, one] of Object.entries($defs ?? {}))
    schemas[`${id}${name}`] = JSON.parse(named(JSON.stringify(one)))
  return JSON.parse(named(JSON.stringify(own)))
}

function contentOf(endpoint: AnyEndpoint, schema: Json): Json {
  const shape = { schema }
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

function queryParameters(
  endpoint: AnyEndpoint,
  of: (shape: z.ZodMiniType, io: 'input') => Json,
): Json[] {
  // every query is an object
  const shape = of(endpoint.query, 'input') as {
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
  return { ...z.toJSONSchema(shape, { io, unrepresentable: 'any' }) }
}

/** A page to read: every call with who may make it. */
export function openApiPage(endpoints: readonly AnyEndpoint[]): string {
  const rows = endpoints.map(
    ({ method, path, who, about }) =>
      `<tr><td>${method}</td><td><code>${escapeHtml(path)}</code></td><td>${typeof who === 'string' ? who : `staff: owner, ${who.join(', ')}`}</td><td>${escapeHtml(about)}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>ODEMOA API</title></head><body><main><h1>ODEMOA API</h1><p>The whole description: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p><table><thead><tr><th>Method</th><th>Path</th><th>Who</th><th>What</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></body></html>`
}

// describing hundreds of calls takes a good part of a second: once, not for each who asks
const told = new WeakMap<readonly AnyEndpoint[], { json: string; page: string }>()

function toldOf(endpoints: readonly AnyEndpoint[], origin: string) {
  const made = told.get(endpoints) ?? {
    json: JSON.stringify(openApiOf(endpoints, origin)),
    page: openApiPage(endpoints),
  }
  told.set(endpoints, made)
  return made
}

/** The description for programs and the one for people; null for any other address. */
export function describeApi(
  path: string,
  endpoints: readonly AnyEndpoint[],
  origin: string,
): Response | null {
  if (path === '/api/openapi.json')
    return new Response(toldOf(endpoints, origin).json, {
      headers: { 'content-type': 'application/json' },
    })
  if (path !== '/api/docs') return null
  return new Response(toldOf(endpoints, origin).page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    },
  })
}
