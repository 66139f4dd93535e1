import { before } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import type { ApplicationKind, ApplicationState, ApplicationTyped } from '#shop/application/contract.ts'
import { emptyTyped } from '#shop/application/field-rules.ts'
import { privacyVersion } from '#shop/application/rules.ts'
import { application } from '#shop/application/tables.ts'
import type { NamedSend } from '#shop/cart/send-contract.ts'

type Sample = { kind: ApplicationKind; state: ApplicationState; mb_id: string | null; daysAgo: number; typed: Partial<ApplicationTyped>; lines?: { name: string; qty: number }[]; sends?: NamedSend[]; reply?: string }

const samples: Sample[] = [
  {
    kind: 'wholesale', state: 'received', mb_id: 'sample5', daysAgo: 0.2,
    typed: { company: '달빛공방', business_number: '124-81-00998', representative: '정하린', opened_on: '2021-05-10', business_type: '제조업', business_item: '향초', zip: '03056', address: '서울특별시 종로구 북촌로 1 (예시)', name: '정하린', mobile: '010-0000-2101', email: 'moon@mail.example', shop_kind: 'workshop', interest: '소이 왁스, 프래그런스 오일', monthly_volume: '왁스 20 kg, 오일 2 kg', message: '캔들 공방을 하고 있어요. 달마다 같은 재료를 사고 싶어요.' },
  },
  {
    kind: 'dealer', state: 'reviewing', mb_id: 'sample6', daysAgo: 2,
    typed: { company: '남쪽향기', business_number: '220-81-62517', representative: '한지오', opened_on: '2018-09-01', business_type: '소매업', business_item: '생활용품', zip: '48095', address: '부산광역시 해운대구 해운대로 1 (예시)', name: '한지오', mobile: '010-0000-2102', email: 'south@mail.example', region: '부산 해운대구', floor_area: '24평', stores: '2', homepage: 'https://south.example', interest: '디퓨저, 캔들 완제품' },
  },
  {
    kind: 'bulk', state: 'received', mb_id: null, daysAgo: 0.5,
    typed: { name: '오세린', mobile: '010-0000-2103', email: 'gift@mail.example', company: '새벽출판사', print: '상자에 로고 스티커', message: '창립 기념 선물이에요. 견본을 먼저 볼 수 있을까요?' },
    lines: [{ name: '코튼 캔들 200 g', qty: 120 }, { name: '여행용 틴 캔들', qty: 60 }],
    sends: [
      { name: '오세린', phone: '01000002103', zip: '10881', address: '경기도 파주시 회동길 1 (예시)', address2: '2층', memo: '평일 낮에 받아요', goods: '코튼 캔들 200 g', qty: 90 },
      { name: '오세린', phone: '01000002103', zip: '10881', address: '경기도 파주시 회동길 1 (예시)', address2: '2층', memo: '평일 낮에 받아요', goods: '여행용 틴 캔들', qty: 60 },
      { name: '배나래', phone: '01000002131', zip: '48058', address: '부산광역시 해운대구 센텀로 1 (예시)', address2: '', memo: '', goods: '코튼 캔들 200 g', qty: 20 },
      { name: '고윤슬', phone: '01000002132', zip: '63002', address: '제주특별자치도 제주시 첨단로 1 (예시)', address2: '', memo: '', goods: '코튼 캔들 200 g', qty: 10 },
    ],
  },
  {
    kind: 'class', state: 'approved', mb_id: 'sample7', daysAgo: 9, reply: '다음 달 둘째 금요일 오후에 열 수 있어요. 준비물과 비용을 메일로 보내 드렸어요.',
    typed: { asker: 'group', name: '문가람', mobile: '010-0000-2104', email: 'team@mail.example', company: '나루초등학교 교사회', topic: 'diffuser', people: '18', venue: 'visit', address: '서울특별시 성북구 정릉로 1 (예시)', message: '방과 후 두 시간 정도면 좋겠어요.' },
  },
  {
    kind: 'class', state: 'received', mb_id: 'sample1', daysAgo: 0.3,
    typed: { asker: 'company', name: '김민지', mobile: '010-0000-2105', email: 'minji@mail.example', company: '새벽출판사', topic: 'perfume', people: '8', venue: 'studio', wanted_time: 'afternoon', message: '송년 모임이에요. 향수를 처음 만드는 사람이 많아요.' },
  },
]

/** What businesses and groups asked lately, so that the desk has work. */
export async function seedApplications(ctx: Ctx) {
  for (const { kind, state, mb_id, daysAgo, typed, lines = [], sends = [], reply = '' } of samples) {
    const created_at = before(ctx.now, { hours: daysAgo * 24 })
    const all = { ...emptyTyped(), ...typed }
    await ctx.db.insert(application).values({
      kind, state, mb_id, created_at, reply, lines, sends, typed: all,
      name: all.name, mobile: all.mobile.replace(/\D/g, ''), email: all.email, company: all.company, business_number: all.business_number.replace(/\D/g, ''),
      privacy_version: privacyVersion, secrecy: kind === 'wholesale' || kind === 'dealer', updated_at: created_at, decided_at: reply ? created_at : null, decided_by: reply ? 'owner' : null,
    })
  }
}
