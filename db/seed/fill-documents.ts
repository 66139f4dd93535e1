import { addDays } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { paperPdf } from '#platform/paper.ts'
import { keepPrivate } from '#platform/private-files.ts'
import type { DocumentKind, DocumentLang } from '#shop/document/contract.ts'
import { document, documentVersion } from '#shop/document/tables.ts'
import { id } from './catalogue/build.ts'

type Substance = [name: string, name_en: string, cas: string, share: string]
type Sample = { it_id: string; name: string; name_en: string; kind: DocumentKind; lang?: DocumentLang; lot?: string; substances: Substance[]; versions: [version: string, daysAgo: number][] }

const linalool: Substance = ['리날룰', 'Linalool', '78-70-6', '5–10%']
const limonene: Substance = ['리모넨', 'Limonene', '5989-27-5', '10–20%']
const citronellol: Substance = ['시트로넬올', 'Citronellol', '106-22-9', '1–5%']
const geraniol: Substance = ['제라니올', 'Geraniol', '106-24-1', '1–5%']
const coumarin: Substance = ['쿠마린', 'Coumarin', '91-64-5', '0.1–1%']
const vanillin: Substance = ['바닐린', 'Vanillin', '121-33-5', '5–10%']
const dpm: Substance = ['다이프로필렌글라이콜 메틸에테르', 'Dipropylene glycol methyl ether', '34590-94-8', '60–80%']
const soy: Substance = ['수소화 대두유', 'Hydrogenated soybean oil', '8016-70-4', '95–100%']

const samples: Sample[] = [
  { it_id: id(5, 1), name: '베르가못 오일 FO-011', name_en: 'Bergamot oil FO-011', kind: 'sds', substances: [limonene, linalool], versions: [['2.1', 40], ['2.0', 410]] },
  { it_id: id(5, 1), name: '베르가못 오일 FO-011', name_en: 'Bergamot oil FO-011', kind: 'ifra', lang: 'en', substances: [limonene, linalool], versions: [['51', 62], ['50', 700]] },
  { it_id: id(5, 1), name: '베르가못 오일 FO-011', name_en: 'Bergamot oil FO-011', kind: 'coa', lot: 'B-2610', substances: [limonene, linalool], versions: [['1.0', 25]] },
  { it_id: id(5, 3), name: '로즈 오일 FO-013', name_en: 'Rose oil FO-013', kind: 'sds', substances: [citronellol, geraniol], versions: [['1.3', 88]] },
  { it_id: id(5, 3), name: '로즈 오일 FO-013', name_en: 'Rose oil FO-013', kind: 'allergen', substances: [citronellol, geraniol, linalool], versions: [['1.1', 88]] },
  { it_id: id(5, 3), name: '로즈 오일 FO-013', name_en: 'Rose oil FO-013', kind: 'ifra', lang: 'en', substances: [citronellol, geraniol], versions: [['51', 62]] },
  { it_id: id(5, 4), name: '라벤더 오일 FO-014', name_en: 'Lavender oil FO-014', kind: 'sds', substances: [linalool, limonene, coumarin], versions: [['1.2', 130]] },
  { it_id: id(5, 4), name: '라벤더 오일 FO-014', name_en: 'Lavender oil FO-014', kind: 'sds', lang: 'en', substances: [linalool, limonene, coumarin], versions: [['1.2', 130]] },
  { it_id: id(5, 8), name: '바닐라 오일 FO-018', name_en: 'Vanilla oil FO-018', kind: 'allergen', substances: [vanillin, coumarin], versions: [['1.0', 150]] },
  { it_id: id(6, 5), name: '디퓨저 베이스', name_en: 'Diffuser base', kind: 'sds', lot: 'D-24', substances: [dpm], versions: [['3.0', 12], ['2.2', 300]] },
  { it_id: id(6, 5), name: '디퓨저 베이스', name_en: 'Diffuser base', kind: 'coa', lot: 'D-24', substances: [dpm], versions: [['1.0', 12]] },
  { it_id: id(6, 1), name: '소이 왁스', name_en: 'Soy wax', kind: 'coa', lot: 'S-2609', substances: [soy], versions: [['1.0', 52]] },
  { it_id: id(2, 1), name: '캔들', name_en: 'Candle', kind: 'test', substances: [soy, linalool], versions: [['1.0', 200]] },
]

const titles: Record<DocumentKind, [ko: string, en: string]> = {
  sds: ['물질안전보건자료', 'Safety data sheet'],
  ifra: ['IFRA 적합 확인서', 'IFRA certificate'],
  allergen: ['알레르기 유발 성분표', 'Allergen statement'],
  coa: ['시험 성적서', 'Certificate of analysis'],
  test: ['안전 기준 시험 보고서', 'Safety test report'],
}
const fileWords: Record<DocumentKind, string> = { sds: 'SDS', ifra: 'IFRA', allergen: 'ALLERGEN', coa: 'COA', test: 'TEST' }

/** Papers as a maker of scents has them, drawn by the shop's own tool; marked as examples. */
export async function seedDocuments(ctx: Ctx) {
  const today = koreanDay(ctx.now)
  for (const { it_id, name, name_en, kind, lang = 'ko', lot = '', substances, versions } of samples) {
    const [ko, en] = titles[kind]
    const newest = versions[0]
    if (!newest) continue
    const [row] = await ctx.db
      .insert(document)
      .values({
        it_id,
        dc_title: [`${name} ${ko}`, lot && `로트 ${lot}`].filter(Boolean).join(', '),
        dc_title_en: [`${name_en}, ${en.toLowerCase().replace('ifra', 'IFRA')}`, lot && `lot ${lot}`].filter(Boolean).join(', '),
        dc_kind: kind,
        dc_lang: lang,
        dc_lot: lot,
        dc_cas: substances.map(([, , cas]) => cas),
        newest_version: newest[0],
        newest_on: addDays(today, -newest[1]),
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .returning({ dc_id: document.dc_id })
    // oldest first, so that the ids follow the days
    for (const [version, daysAgo] of versions.toReversed()) {
      const issued_on = addDays(today, -daysAgo)
      const bytes = await paperPdf(paperOf(lang === 'ko' ? [ko, name] : [en, name_en], lang, { kind, lot, version, issued_on, substances }))
      await ctx.db.insert(documentVersion).values({
        dc_id: row?.dc_id ?? 0,
        dv_version: version,
        issued_on,
        file_id: await keepPrivate(ctx.house.config, bytes, 'documents'),
        file_name: `${fileWords[kind]}-${it_id}${lot && `-${lot}`}-v${version}-${lang}.pdf`,
        file_type: 'application/pdf',
        file_size: bytes.byteLength,
        created_at: ctx.now,
      })
    }
  }
}

function paperOf([title, name]: [string, string], lang: DocumentLang, { kind, lot, version, issued_on, substances }: { kind: DocumentKind; lot: string; version: string; issued_on: string; substances: Substance[] }) {
  const say = (ko: string, en: string) => (lang === 'ko' ? ko : en)
  return {
    title,
    number: `${fileWords[kind]} ${version}`,
    facts: [
      [say('제품', 'Product'), name],
      ...(lot ? [[say('로트', 'Lot'), lot] as const] : []),
      [say('작성일', 'Issued on'), issued_on],
    ] as [string, string][],
    parties: [],
    columns: [{ label: say('성분', 'Substance'), width: 3 }, { label: 'CAS', width: 2 }, { label: say('함량', 'Share'), width: 1, align: 'right' as const }],
    rows: substances.map(([ko, en, cas, share]) => [say(ko, en), cas, share]),
    sums: [],
    notes: [
      {
        heading: say('다룰 때', 'Handling'),
        lines: [
          say('환기되는 곳에서 장갑을 끼고 다루세요.', 'Handle with gloves where there is fresh air.'),
          say('눈에 들어가면 흐르는 물로 15분 동안 씻고 의사와 상의하세요.', 'When it gets into the eyes, rinse for 15 minutes and see a doctor.'),
          say('열과 불꽃에서 멀리, 15–25 ℃의 그늘에 두세요.', 'Keep away from heat and flames, in the shade at 15–25 °C.'),
        ],
      },
    ],
    foot: say('예시 문서 · (주)오드모아', 'Example document · ODEMOA Inc.'),
  }
}
