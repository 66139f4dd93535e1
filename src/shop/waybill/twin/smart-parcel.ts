import { hourMs } from '#kernel/korean-time.ts'
import type { Twin } from '#platform/twins.ts'

const kinds = [
  ['접수', '서울중구'],
  ['집화처리', '서울중구'],
  ['간선상차', '곤지암Hub'],
  ['간선하차', '부산연제'],
  ['배달출발', '부산연제'],
  ['배달완료', '부산연제'],
] as const

/**
 * Speaks the protocol of Smart Parcel. A parcel comes one step further each time it is asked for. Numbers that begin
 * with 999 are unknown, with 998 the service is down, with 997 it tells without end, with 996 the key has no questions left.
 */
export const smartParcelTwin: Twin = {
  name: 'smart-parcel',
  open: () => {
    const asked = new Map<string, number>()
    return (request) => answer(new URL(request.url), asked)
  },
}

function answer(url: URL, asked: Map<string, number>): Response {
  const [key, code, invoice] = ['t_key', 't_code', 't_invoice'].map((name) =>
    url.searchParams.get(name),
  )
  if (url.pathname !== '/api/v1/trackingInfo') return new Response('not found', { status: 404 })
  if (!key) return no('101', '유효하지 않은 API KEY 입니다.')
  if (!code || !invoice || invoice.startsWith('999'))
    return no('104', '유효하지 않은 운송장번호 이거나 택배사 코드 입니다.')
  if (invoice.startsWith('998')) return new Response('busy', { status: 503 })
  if (invoice.startsWith('997')) return new Response(`{"junk":"${'x'.repeat(2_000_000)}"}`)
  if (invoice.startsWith('996')) return no('103', '조회 가능 건수가 초과 하였습니다.')
  const level = Math.min(6, (asked.get(invoice) ?? 0) + 1)
  asked.set(invoice, level)
  const now = Date.now()
  const trackingDetails = kinds.slice(1, level).map(([kind, where], at) => ({
    time: now - (level - at - 2) * 4 * hourMs,
    timeString: '',
    code: null,
    where,
    kind,
    telno: '1588-1255',
    telno2: level > 4 ? '01000000000' : '',
    remark: null,
    level: at + 2,
    manName: level > 4 ? '홍기사' : '',
    manPic: '',
  }))
  return Response.json({
    result: 'Y',
    senderName: '오*모아',
    receiverName: '김*',
    itemName: '향 제품',
    invoiceNo: invoice,
    receiverAddr: '',
    orderNumber: null,
    adUrl: null,
    estimate: null,
    level,
    complete: level === 6,
    recipient: '',
    itemImage: '',
    trackingDetails,
    productInfo: null,
    zipCode: null,
    lastDetail: trackingDetails.at(-1) ?? null,
    lastStateDetail: trackingDetails.at(-1) ?? null,
    firstDetail: trackingDetails[0] ?? null,
    completeYN: level === 6 ? 'Y' : 'N',
  })
}

function no(code: string, msg: string): Response {
  return Response.json({ status: false, msg, code })
}
