import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { paperPdf } from '#platform/paper.ts'
import { touch, transact } from '#platform/transact.ts'
import { type DocumentLang, documentLangs, type StaffDocumentRow } from '#shop/document/contract.ts'
import { longestTitle, nextVersion } from '#shop/document/rules.ts'
import { anyDocument, drawer, staffRowOf } from '#shop/document/service.ts'
import {
  findStated,
  findStatedLot,
  findStatement,
  holdStated,
  putCas,
} from '#shop/document/statement-store.ts'
import { insertDocument, insertVersion, listVersions } from '#shop/document/store.ts'
import { keepFiles, undoneFiles } from '#shop/inquiry/service/files.ts'
import { readSettings } from '#shop/setting/service.ts'
import { type Stated, type StatedLot, statementText } from './statement-text.ts'

type Ask = { it_id: string; dc_lot: string }
/** What one language has, and the version that comes next. */
type Next = { dc_lang: DocumentLang; dc_id: number | null; version: string; same: boolean }

/** The statement in both languages as the list stands now. What says the same already stays as it is. */
export async function stateAllergens(
  ctx: Ctx,
  { it_id, dc_lot }: Ask,
): Promise<{ data: StaffDocumentRow[]; made: boolean }> {
  const goods = await stated(ctx, it_id)
  const lot = dc_lot ? await findStatedLot(ctx, it_id, dc_lot) : null
  if (dc_lot && !lot) throw invalid({ dc_lot: ['이 상품의 로트가 아니에요.'] })
  const made_of = sourceOf(goods, lot)
  const next = (ctx: Ctx) => nextOf(ctx, { it_id, dc_lot: lot?.lot_no ?? '' }, made_of)
  const planned = await next(ctx)
  const written = planned.filter(({ same }) => !same)
  if (written.length > 0) {
    const files = await papersOf(ctx, goods, lot, written)
    const kept = await keepFiles(ctx, files, 0, { most: documentLangs.length, drawer })
    const keep = () =>
      transact(ctx, async (ctx) => {
        await holdStated(ctx, it_id)
        if (JSON.stringify(await next(ctx)) !== JSON.stringify(planned))
          throw new Failure('CONFLICT', '그사이 다른 사람이 만들었어요. 새로 불러와 주세요.')
        for (const [at, one] of written.entries()) {
          const file = kept[at]
          const dc_id = one.dc_id ?? (await begin(ctx, goods, lot, one.dc_lang))
          await putCas(ctx, dc_id, goods.allergens.listed)
          const issued = { dv_version: one.version, issued_on: koreanDay(ctx.now) }
          if (file)
            await insertVersion(ctx, { ...file, ...issued, dc_id, made_of, created_at: ctx.now })
          await announce(ctx, 'document.version_added', String(dc_id), { version: one.version })
        }
        touch(ctx, 'document')
      })
    await undoneFiles(ctx, kept, keep, drawer)
  }
  const rows: StaffDocumentRow[] = []
  for (const { dc_id } of await next(ctx))
    if (dc_id !== null) rows.push(staffRowOf(await anyDocument(ctx, dc_id)))
  return { data: rows, made: written.length > 0 }
}

async function stated(ctx: Ctx, it_id: string): Promise<Stated> {
  const goods = await findStated(ctx, it_id)
  if (!goods) throw notFound()
  const { allergens } = goods
  if (!allergens)
    throw new Failure('CONFLICT', '먼저 상품에서 알레르기 유발 성분을 확인하고 저장해 주세요.')
  return { ...goods, allergens }
}

/** What a paper says: as long as it is the same no newer one is needed. */
function sourceOf({ it_name, it_name_en, allergens }: Stated, lot: StatedLot | null): string {
  const { listed, more, more_en } = allergens
  return JSON.stringify([it_name, it_name_en, [...listed].sort(), more, more_en, lot])
}

async function nextOf(
  ctx: Ctx,
  of: { it_id: string; dc_lot: string },
  made_of: string,
): Promise<Next[]> {
  const found: Next[] = []
  for (const dc_lang of documentLangs) {
    const dc_id = await findStatement(ctx, { ...of, dc_lang })
    const versions = dc_id === null ? [] : await listVersions(ctx, dc_id)
    found.push({
      ...{ dc_lang, dc_id },
      version: nextVersion(versions.map(({ dv_version }) => dv_version)),
      same: versions[0]?.made_of === made_of,
    })
  }
  return found
}

async function papersOf(ctx: Ctx, goods: Stated, lot: StatedLot | null, next: readonly Next[]) {
  const settings = await readSettings(ctx)
  const day = koreanDay(ctx.now)
  const files: File[] = []
  for (const { dc_lang, version } of next) {
    const inLang = { ...ctx, lang: dc_lang === 'ko' ? ('kr' as const) : ('en' as const) }
    const text = statementText(inLang, goods, lot, { version, day }, settings)
    const name = [text.title, goods.it_id, lot?.lot_no, version].filter(Boolean).join('-')
    const bytes = new Uint8Array(await paperPdf(text))
    files.push(new File([bytes], `${name}.pdf`, { type: 'application/pdf' }))
  }
  return files
}

async function begin(ctx: Ctx, goods: Stated, lot: StatedLot | null, dc_lang: DocumentLang) {
  const titleOf = (lang: 'kr' | 'en', name: string) =>
    say({ lang }, lot ? '{name} 알레르기 유발 성분표, 로트 {lot}' : '{name} 알레르기 유발 성분표', {
      name,
      lot: lot?.lot_no ?? '',
    }).slice(0, longestTitle)
  const dc_title = titleOf('kr', goods.it_name)
  const dc_id = await insertDocument(ctx, {
    ...{ dc_title, dc_kind: 'allergen', dc_lang, it_id: goods.it_id },
    dc_title_en: titleOf('en', goods.it_name_en || goods.it_name),
    dc_lot: lot?.lot_no ?? '',
    ...{ created_at: ctx.now, updated_at: ctx.now },
  })
  await announce(ctx, 'document.created', String(dc_id), { title: dc_title })
  return dc_id
}
