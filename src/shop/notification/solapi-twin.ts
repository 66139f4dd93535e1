import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { House } from '#platform/context.ts'
import type { Twin } from '#platform/twins.ts'
import { longBytes, messageBytes, messageType, shortBytes } from './rules.ts'
import { signatureOf, twinKeys } from './solapi.ts'
import { keepMessage, listKept, type TwinMessage } from './twin-messages.ts'

const quarter = 15 * 60_000
const sender = '0200000000'

/** Speaks Solapi's protocol: signed requests, its refusals, its answers. What it takes can be read at /mailbox. */
export const solapiTwin: Twin = { name: 'solapi', open: (house) => openSolapi(house) }

function openSolapi(house: House): (request: Request) => Promise<Response> {
  const { key, secret } = twinKeys(house.config)
  const used = new Map<string, number>()
  return async (request) => {
    const refusal = whyNotSigned(request.headers.get('authorization') ?? '', { key, secret, used })
    if (refusal) return no(refusal[0], refusal[1])
    const url = new URL(request.url)
    if (request.method === 'POST' && url.pathname === '/messages/v4/send-many/detail')
      return take(house, await request.json().catch(() => null))
    if (request.method === 'GET' && url.pathname === '/messages/v4/list')
      return list(house, url.searchParams)
    return no('ResourceNotFound', 'there is no such call', 404)
  }
}

type Keys = { key: string; secret: string; used: Map<string, number> }

function whyNotSigned(header: string, { key, secret, used }: Keys): [string, string] | null {
  const found =
    /^HMAC-SHA256 apiKey=([^,]+), date=([^,]+), salt=([^,]{12,64}), signature=([0-9a-f]{64})$/i.exec(
      header,
    )
  if (!found) return ['Unauthorized', 'the Authorization header is malformed']
  const [, apiKey = '', date = '', salt = '', signature = ''] = found
  if (apiKey !== key) return ['InvalidAPIKey', 'this key is unknown']
  const now = Date.now()
  if (!(Math.abs(now - Date.parse(date)) <= quarter))
    return ['RequestTimeTooSkewed', 'the date is more than 15 minutes away']
  if (!timingSafeEqual(digest(signatureOf(secret, date, salt)), digest(signature)))
    return ['SignatureDoesNotMatch', 'check the signature']
  for (const [old, at] of used) if (now - at > quarter) used.delete(old)
  if (used.has(signature)) return ['DuplicatedSignature', 'this signature was used before']
  used.set(signature, now)
  return null
}

const digest = (text: string) => createHash('sha256').update(text).digest()

type Asked = {
  to?: unknown
  from?: unknown
  text?: unknown
  type?: unknown
  subject?: unknown
  customFields?: Record<string, string>
  kakaoOptions?: { pfId?: unknown; templateId?: unknown; variables?: Record<string, string> }
}

async function take(house: House, body: unknown): Promise<Response> {
  const messages =
    body && typeof body === 'object' && 'messages' in body && Array.isArray(body.messages)
      ? (body.messages as Asked[]) // each is looked at below
      : []
  if (!messages.length) return no('ValidationError', 'messages are missing')
  const [failed, taken]: [object[], TwinMessage[]] = [[], []]
  for (const asked of messages) {
    const wrong = whyRefused(asked)
    const id = `M4V${Date.now()}${randomBytes(6).toString('hex').toUpperCase()}`
    if (wrong)
      failed.push({
        to: asked.to,
        from: asked.from,
        type: asked.type,
        country: '82',
        messageId: id,
        statusCode: wrong[0],
        statusMessage: wrong[1],
        accountId: 'twin',
      })
    else taken.push(await keepMessage(house.config.DATA_DIR, messageFrom(id, asked)))
  }
  if (!taken.length && failed.length)
    return json({ failedMessageList: failed, groupInfo: group(0, failed.length), messageList: [] })
  return json({
    failedMessageList: failed,
    groupInfo: group(taken.length, failed.length),
    messageList: taken.map((one) => ({
      messageId: one.id,
      statusCode: '2000',
      statusMessage: 'accepted',
      customFields: one.customFields,
    })),
  })
}

function whyRefused({ to, from, text, type, kakaoOptions }: Asked): [string, string] | null {
  if (typeof to !== 'string' || !/^\d{9,11}$/.test(to)) return ['1025', 'the number is malformed']
  // a number of the stand-in's own that never takes a message
  if (to.endsWith('9999')) return ['3003', 'the receiver cannot be reached']
  if (from !== sender) return ['1062', 'the sender is not registered']
  if (typeof text !== 'string' || !text.trim()) return ['1030', 'the text is missing']
  if (type === 'SMS' && messageBytes(text) > shortBytes)
    return ['1020', 'too long for a short message']
  if (messageBytes(text) > longBytes) return ['1020', 'too long']
  if (
    type === 'ATA' &&
    (!kakaoOptions?.pfId || !/^KA01TP\w{4,}$/.test(String(kakaoOptions.templateId)))
  )
    return ['1045', 'the template is unknown']
  return null
}

function messageFrom(
  id: string,
  { to, from, text, type, subject, customFields, kakaoOptions }: Asked,
): TwinMessage {
  const body = String(text)
  return {
    id,
    at: new Date().toISOString(),
    from: String(from),
    to: String(to),
    type: type === 'ATA' ? 'ATA' : messageType(body),
    subject: typeof subject === 'string' ? subject : '',
    text: body,
    template: type === 'ATA' ? String(kakaoOptions?.templateId) : '',
    customFields: customFields ?? {},
  }
}

async function list(house: House, query: URLSearchParams): Promise<Response> {
  const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? '9']
  const found = (await listKept(house.config.DATA_DIR)).filter(
    (one) => (!query.get('to') || one.to === query.get('to')) && one.at >= from && one.at <= to,
  )
  const limit = Math.min(500, Number(query.get('limit')) || 20)
  const messageList = Object.fromEntries(
    found.slice(0, limit).map((one) => [
      one.id,
      {
        messageId: one.id,
        to: one.to,
        from: one.from,
        text: one.text,
        type: one.type,
        status: 'COMPLETE',
        statusCode: '4000',
        customFields: one.customFields,
        dateCreated: one.at,
      },
    ]),
  )
  return json({ startKey: null, nextKey: null, limit, messageList })
}

function group(taken: number, failed: number) {
  return {
    groupId: `G4V${Date.now()}`,
    status: 'SENDING',
    count: { total: taken + failed, registeredSuccess: taken, registeredFailed: failed },
    accountId: 'twin',
    apiVersion: '4',
  }
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status })
}

function no(errorCode: string, errorMessage: string, status = 400): Response {
  return json({ errorCode, errorMessage }, status)
}
