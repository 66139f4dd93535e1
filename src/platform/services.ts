import type { Services } from '#kernel/load.ts'
import type { Config } from './config.ts'

/** The hosts of outside scripts that a page's policy lets in, by what they may do. */
export type AllowedHosts = Record<(typeof uses)[number], string>

const uses = ['scripts', 'styles', 'images', 'frames', 'connects', 'workers', 'forms'] as const
type Keys = Pick<
  Config,
  'SENTRY_DSN' | 'CHANNEL_PLUGIN_KEY' | 'TOSS_CLIENT_KEY' | 'GA_ID' | 'KAKAO_JS_KEY'
> &
  Partial<Pick<Config, 'NODE_ENV' | 'OFFLINE_PAGE'>>

/** The outside services that a page loads in the browser; null for one without its key. */
export function browserServices(
  { SENTRY_DSN, CHANNEL_PLUGIN_KEY, GA_ID, KAKAO_JS_KEY, NODE_ENV, OFFLINE_PAGE }: Keys,
  release: string,
): Services {
  return {
    sentry: SENTRY_DSN ?? null,
    channel: CHANNEL_PLUGIN_KEY ?? null,
    analytics: GA_ID ?? null,
    map: KAKAO_JS_KEY ?? null,
    // a worker over a shop that is being written would hide its mistakes
    offline: OFFLINE_PAGE !== 'off' && NODE_ENV === 'production',
    release,
  }
}

/** Of all outside services the desk and the door need the reports of their own mistakes. */
export function closedKeys({ SENTRY_DSN, NODE_ENV, OFFLINE_PAGE }: Keys): Keys {
  return { SENTRY_DSN, NODE_ENV, OFFLINE_PAGE }
}

/** A service whose key is not set lets nothing in. */
export function allowedHosts({
  SENTRY_DSN,
  CHANNEL_PLUGIN_KEY,
  TOSS_CLIENT_KEY,
  GA_ID,
  KAKAO_JS_KEY,
  NODE_ENV,
}: Keys): AllowedHosts {
  const toss = 'https://*.tosspayments.com'
  const chat = 'https://*.channel.io'
  const services: Partial<AllowedHosts>[] = []
  if (TOSS_CLIENT_KEY)
    services.push({
      scripts: 'https://js.tosspayments.com',
      frames: toss,
      connects: toss,
      forms: toss,
    })
  if (CHANNEL_PLUGIN_KEY)
    services.push({
      scripts: chat,
      styles: chat,
      images: chat,
      frames: chat,
      connects: `${chat} wss://*.channel.io`,
    })
  // its script fetches the rest from the host of the postcode finder, which is let in anyway
  if (KAKAO_JS_KEY)
    services.push({ scripts: 'https://dapi.kakao.com', images: 'https://*.daumcdn.net' })
  if (GA_ID) {
    const measuring =
      'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com'
    services.push({
      scripts: 'https://www.googletagmanager.com',
      connects: measuring,
      images: measuring,
    })
  }
  // the development server writes the styles of parts that come late into the page
  if (NODE_ENV === 'development') services.push({ styles: "'unsafe-inline'" })
  // the recorder packs what it has seen in a worker of its own
  if (SENTRY_DSN) services.push({ connects: new URL(SENTRY_DSN).origin, workers: 'blob:' })
  const joined = (use: (typeof uses)[number]) =>
    services.flatMap((service) => service[use] ?? []).join(' ')
  return Object.fromEntries(uses.map((use) => [use, joined(use)])) as AllowedHosts // one entry for each use
}
