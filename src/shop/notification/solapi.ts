import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { readJson } from '#platform/read-answer.ts'
import { messageType } from './rules.ts'

/** Where messages to phones go: Solapi, or its stand-in on this machine. Null where neither is. */
export type MessageService = {
  url: string
  key: string
  secret: string
  sender: string
  pfId: string
  isTwin: boolean
}

export type PhoneText = {
  to: string
  title: string
  text: string
  alimtalk_code?: string
  variables?: Record<string, string>
  /** the same for the same message, so that one already taken is found again */
  ref: string
}
export type Sent = { provider_id: string; sent_as: 'alimtalk' | 'sms' | 'lms' }

/** The service took it and said no: trying again changes nothing. */
export class MessageRefused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code} ${message}`)
    this.name = 'MessageRefused'
    this.code = code
  }
}

const patience = 10_000

export function messageServiceOf(config: Config): MessageService | null {
  const {
    SOLAPI_API_KEY: key,
    SOLAPI_API_SECRET: secret,
    SOLAPI_SENDER: sender,
    SOLAPI_PF_ID: pfId = '',
  } = config
  if (key && secret && sender)
    return {
      url: config.SOLAPI_URL ?? 'https://api.solapi.com',
      key,
      secret,
      sender,
      pfId,
      isTwin: false,
    }
  if (!config.TWINS) return null
  return {
    url: `${config.TWINS}/solapi`,
    sender: '0200000000',
    pfId: 'TWIN-CHANNEL',
    isTwin: true,
    ...twinKeys(config),
  }
}

/** The stand-in's own key pair: of this shop alone, and never written down. */
export function twinKeys(config: Pick<Config, 'SESSION_SECRET'>): { key: string; secret: string } {
  return {
    key: 'TWINKEY00000',
    secret: createHmac('sha256', config.SESSION_SECRET).update('solapi twin').digest('hex'),
  }
}

export function signatureOf(secret: string, date: string, salt: string): string {
  return createHmac('sha256', secret)
    .update(date + salt)
    .digest('hex')
}

/** Sends one message: as a Kakao notice when its text was approved, which the service turns into a text message where it cannot be shown; else as a short or long text message. */
export async function sendMessage(
  service: MessageService,
  message: PhoneText,
  now: Date,
): Promise<Sent> {
  if (!message.alimtalk_code || !service.pfId) return send(service, message, now, false)
  try {
    return await send(service, message, now, true)
  } catch (error) {
    // the notice itself was refused, not the receiver
    if (error instanceof MessageRefused) return send(service, message, now, false)
    throw error
  }
}

/** The id of a message that was taken although its answer never arrived. */
export async function findTaken(
  service: MessageService,
  message: Pick<PhoneText, 'to' | 'ref'>,
  since: Date,
  now: Date,
): Promise<Sent | null> {
  const query = new URLSearchParams({
    to: message.to,
    startDate: since.toISOString(),
    endDate: now.toISOString(),
    limit: '50',
  })
  // as the service describes its answers, each part of which may be missing
  const answer = (await ask(service, 'GET', `/messages/v4/list?${query}`, now)) as {
    messageList?: Record<
      string,
      { messageId?: string; type?: string; customFields?: Record<string, string> }
    >
  }
  const taken = Object.values(answer.messageList ?? {}).find(
    (one) => one.customFields?.ref === message.ref,
  )
  return taken?.messageId ? { provider_id: taken.messageId, sent_as: wayOf(taken.type) } : null
}

async function send(
  service: MessageService,
  message: PhoneText,
  now: Date,
  asNotice: boolean,
): Promise<Sent> {
  const type = asNotice ? 'ATA' : messageType(message.text)
  const body = {
    messages: [
      {
        to: message.to,
        from: service.sender,
        text: message.text,
        type,
        autoTypeDetect: false,
        customFields: { ref: message.ref },
        ...(type === 'LMS' ? { subject: message.title.slice(0, 20) } : {}),
        ...(asNotice
          ? {
              kakaoOptions: {
                pfId: service.pfId,
                templateId: message.alimtalk_code,
                variables: message.variables ?? {},
                disableSms: false,
              },
            }
          : {}),
      },
    ],
    showMessageList: true,
  }
  // as above
  const answer = (await ask(
    service,
    'POST',
    '/messages/v4/send-many/detail',
    now,
    body,
  )) as SendAnswer
  const failed = answer.failedMessageList?.[0]
  if (failed) throw new MessageRefused(failed.statusCode ?? 'FAILED', failed.statusMessage ?? '')
  const id = answer.messageList?.[0]?.messageId ?? answer.groupInfo?.groupId
  if (!id) throw new Error('the message service answered without an id')
  return { provider_id: id, sent_as: wayOf(type) }
}

type SendAnswer = {
  failedMessageList?: { statusCode?: string; statusMessage?: string }[]
  groupInfo?: { groupId?: string }
  messageList?: { messageId?: string }[]
}

function wayOf(type: string | undefined): Sent['sent_as'] {
  if (type === 'ATA') return 'alimtalk'
  return type === 'SMS' ? 'sms' : 'lms'
}

async function ask(
  service: MessageService,
  method: 'GET' | 'POST',
  path: string,
  now: Date,
  body?: unknown,
): Promise<unknown> {
  const [date, salt] = [now.toISOString(), randomBytes(16).toString('hex')]
  const response = await fetch(service.url + path, {
    method,
    headers: {
      authorization: `HMAC-SHA256 apiKey=${service.key}, date=${date}, salt=${salt}, signature=${signatureOf(service.secret, date, salt)}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  })
  const answer: unknown = await readJson(response).catch(() => null)
  if (response.ok && answer) return answer
  // as above
  const { errorCode = `HTTP_${response.status}`, errorMessage = '' } = (answer ?? {}) as {
    errorCode?: string
    errorMessage?: string
  }
  // keys, clock and rate are mended by people and time; what was wrong with the message stays wrong
  const isLasting =
    response.status === 400 && !/Signature|Time|ApiKey|TooMany|Balance/i.test(errorCode)
  if (isLasting) throw new MessageRefused(errorCode, errorMessage)
  throw new Error(`the message service answered ${response.status} ${errorCode}`)
}
