import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import type { Span } from '@opentelemetry/api'
import type { Config } from './config.ts'
import { keptStatement } from './note-words.ts'
import { requestHeader } from './request-id.ts'
import type { OnBegin } from './timed.ts'

export type Tracing = {
  /** does the work of a request; what it asks of the database and of others hangs below it */
  request(method: string, target: string, response: ServerResponse, work: () => void): void
  statement: OnBegin
  close(): Promise<void>
}

type Asked = {
  /** where a collector listens, without `/v1/traces` */
  endpoint: string
  service: string
  /** the share of requests that is traced, from 0 to 1 */
  share: number
  patternOf: (path: string) => string | null
}

/** What Node's fetch tells of its requests. */
type Outgoing = { request: { origin?: string | URL; method?: string } }
type Answered = Outgoing & { response: { statusCode: number } }
type Broken = Outgoing & { error: unknown }

/** Tracing of a shop that names a collector; nothing of another one. */
export async function tracingOf(
  config: Pick<
    Config,
    'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
  >,
  patternOf: Asked['patternOf'],
): Promise<Tracing | undefined> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return undefined
  return openTracing({
    endpoint,
    service: config.OTEL_SERVICE_NAME,
    share: config.OTEL_TRACES_SAMPLER_ARG,
    patternOf,
  })
}

/**
 * Traces by OpenTelemetry: a request, its statements, its calls to outside services. Names are patterns, hosts and statements without
 * values, so that nobody stands in them; a visitor starts no trace and joins none.
 */
export async function openTracing({
  endpoint,
  service,
  share,
  patternOf,
}: Asked): Promise<Tracing> {
  // only a shop that is watched pays for it
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('odemoa')
  const under = new AsyncLocalStorage<Span>()

  function begin(name: string, kind: number, attributes: Record<string, string>): Span | null {
    const above = under.getStore()
    // what the house does by itself is told by its own page of the desk
    return above
      ? tracer.startSpan(name, { kind, attributes }, trace.setSpan(ROOT_CONTEXT, above))
      : null
  }

  function end(span: Span, failed: boolean) {
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }

  const outgoing = new WeakMap<object, Span>()
  const asks = (told: unknown) => {
    const { request } = told as Outgoing // as Node documents its channels
    const host = request.origin ? new URL(String(request.origin)).host : ''
    const span = begin(`${request.method ?? 'GET'} ${host}`, SpanKind.CLIENT, {
      'http.request.method': request.method ?? 'GET',
      'server.address': host,
    })
    if (span) outgoing.set(request, span)
  }
  const answers = (told: unknown) => {
    const { request, response } = told as Answered // as above
    const span = outgoing.get(request)
    if (!span) return
    outgoing.delete(request)
    span.setAttribute('http.response.status_code', response.statusCode)
    end(span, response.statusCode >= 500)
  }
  const breaks = (told: unknown) => {
    const { request } = told as Broken // as above
    const span = outgoing.get(request)
    if (!span) return
    outgoing.delete(request)
    end(span, true)
  }
  const channels = [
    ['undici:request:create', asks],
    ['undici:request:headers', answers],
    ['undici:request:error', breaks],
  ] as const
  for (const [name, hear] of channels) subscribe(name, hear)

  return {
    request(method, target, response, work) {
      const route = patternOf(target.split('?', 1)[0] ?? '') ?? '/*'
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            // as in the log and in the answer
            'odemoa.request': String(response.getHeader(requestHeader) ?? ''),
          },
        },
        ROOT_CONTEXT,
      )
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode)
        end(span, response.statusCode >= 500 || !response.writableFinished)
      })
      under.run(span, work)
    },
    statement(text) {
      const words = keptStatement(text)
      const span = begin(words.split(' ', 1)[0]?.toUpperCase() ?? '', SpanKind.CLIENT, {
        'db.system.name': 'postgresql',
        'db.query.text': words,
      })
      return (failed) => span && end(span, failed)
    },
    async close() {
      for (const [name, hear] of channels) unsubscribe(name, hear)
      await provider.shutdown().catch(() => undefined)
    },
  }
}
