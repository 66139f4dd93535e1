import * as z from 'zod/mini'
import type { Twin } from '#platform/twins.ts'

const status = z.object({ b_no: z.array(z.string()).check(z.minLength(1), z.maxLength(100)) })
const validate = z.object({
  businesses: z
    .array(z.object({ b_no: z.string(), start_dt: z.string(), p_nm: z.string() }))
    .check(z.minLength(1), z.maxLength(100)),
})

/**
 * Speaks the protocol of the tax office's open API. Numbers that begin with 999 have closed, with 998 pause,
 * with 000 are not registered; a representative called 모름 belongs to no number.
 */
export const ntsTwin: Twin = { name: 'nts', open: () => answer }

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (request.method !== 'POST') return no(404, -5, '존재하지 않는 서비스입니다.')
  if (!url.searchParams.get('serviceKey')) return no(401, -401, '유효하지 않은 인증키 입니다.')
  const body: unknown = await request.json().catch(() => null)
  if (url.pathname.endsWith('/status')) {
    const asked = status.safeParse(body)
    if (!asked.success) return no(400, -1, 'REQUEST_DATA_MALFORMED')
    const data = asked.data.b_no.map(statusOf)
    return Response.json({
      status_code: 'OK',
      request_cnt: data.length,
      match_cnt: data.length,
      data,
    })
  }
  const asked = validate.safeParse(body)
  if (!url.pathname.endsWith('/validate') || !asked.success)
    return no(400, -1, 'REQUEST_DATA_MALFORMED')
  const data = asked.data.businesses.map(({ b_no, start_dt, p_nm }) => ({
    b_no,
    valid: p_nm === '모름' || !/^\d{8}$/.test(start_dt) ? '02' : '01',
    valid_msg: p_nm === '모름' ? '확인할 수 없습니다.' : '',
    status: statusOf(b_no),
  }))
  return Response.json({
    status_code: 'OK',
    request_cnt: data.length,
    valid_cnt: data.length,
    data,
  })
}

function statusOf(b_no: string) {
  if (b_no.startsWith('000'))
    return {
      b_no,
      b_stt: '',
      b_stt_cd: '',
      tax_type: '국세청에 등록되지 않은 사업자등록번호입니다.',
      tax_type_cd: '',
    }
  const [b_stt, b_stt_cd] = b_no.startsWith('999')
    ? ['폐업자', '03']
    : b_no.startsWith('998')
      ? ['휴업자', '02']
      : ['계속사업자', '01']
  return { b_no, b_stt, b_stt_cd, tax_type: '부가가치세 일반과세자', tax_type_cd: '01' }
}

function no(status: number, code: number, msg: string): Response {
  return Response.json({ code, msg }, { status })
}
