import { Failure } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { drawPaper } from '#platform/draw-paper.ts'
import { announce } from '#platform/events.ts'
import type { PaperText } from '#platform/paper.ts'
import { touch, transact } from '#platform/transact.ts'
import { type DocumentLang, documentLangs, type StaffDocumentRow } from '#shop/document/contract.ts'
import { longestTitle, nextVersion } from '#shop/document/rules.ts'
import { anyDocument, drawer, staffRowOf } from '#shop/document/service.ts'
import { type About, findStatement, putCas } from '#shop/document/statement-store.ts'
import { insertDocument, insertVersion, listVersions } from '#shop/document/store.ts'
import { keepFiles, undoneFiles } from '#shop/inquiry/service/files.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { readSettings } from '#shop/setting/service.ts'

export type Issue = { version: string; day: string }
export type Statement = {
  about: About
  /** Korean and English */
  titles: [string, string]
  dc_cas: string[]
  /** what a paper says: as long as it is the same no newer one is needed */
  made_of: string
  /** its name as a file is the kind, these and the version */
  file: (string | undefined)[]
  /** whoever holds what it is about writes its statements alone */
  hold: (ctx: Ctx) => Promise<void>
  text: (ctx: Ctx, issue: Issue, settings: Settings) => PaperText
}
/** What one language has, and the version that comes next. */
type Next = { dc_lang: DocumentLang; dc_id: number | null; version: string; same: boolean }
export type Stated = { data: StaffDocumentRow[]; made: boolean }

/** A statement in both languages. What says the same already stays as it is. */
export async function writeStatements(ctx: Ctx, one: Statement): Promise<Stated> {
  const planned = await nextOf(ctx, one)
  const written = planned.filter(({ same }) => !same)
  if (written.length > 0) {
    const files = await papersOf(ctx, one, written)
    const kept = await keepFiles(ctx, files, 0, { most: documentLangs.length, drawer })
    const keep = () =>
      transact(ctx, async (ctx) => {
        await one.hold(ctx)
        if (JSON.stringify(await nextOf(ctx, one)) !== JSON.stringify(planned))
          throw new Failure('CONFLICT', '그사이 다른 사람이 만들었어요. 새로 불러와 주세요.')
        for (const [at, { dc_lang, version, ...next }] of written.entries()) {
          const file = kept[at]
          const dc_id = next.dc_id ?? (await begin(ctx, one, dc_lang))
          await putCas(ctx, dc_id, one.dc_cas)
          const issued = { dv_version: version, issued_on: koreanDay(ctx.now) }
          const { made_of } = one
          if (file)
            await insertVersion(ctx, { ...file, ...issued, dc_id, made_of, created_at: ctx.now })
          await announce(ctx, 'document.version_added', String(dc_id), { version })
        }
        touch(ctx, 'document')
      })
    await undoneFiles(ctx, kept, keep, drawer)
  }
  const data: StaffDocumentRow[] = []
  for (const { dc_id } of await nextOf(ctx, one))
    if (dc_id !== null) data.push(staffRowOf(await anyDocument(ctx, dc_id)))
  return { data, made: written.length > 0 }
}

async function nextOf(ctx: Ctx, { about, made_of }: Statement): Promise<Next[]> {
  const found: Next[] = []
  for (const dc_lang of documentLangs) {
    const dc_id = await findStatement(ctx, about, dc_lang)
    const versions = dc_id === null ? [] : await listVersions(ctx, dc_id)
    found.push({
      ...{ dc_lang, dc_id },
      version: nextVersion(versions.map(({ dv_version }) => dv_version)),
      same: versions[0]?.made_of === made_of,
    })
  }
  return found
}

async function papersOf(ctx: Ctx, one: Statement, next: readonly Next[]) {
  const settings = await readSettings(ctx)
  const day = koreanDay(ctx.now)
  const files: File[] = []
  for (const { dc_lang, version } of next) {
    const inLang = { ...ctx, lang: dc_lang === 'ko' ? ('kr' as const) : ('en' as const) }
    const text = one.text(inLang, { version, day }, settings)
    const name = [text.title, ...one.file, version].filter(Boolean).join('-')
    const bytes = new Uint8Array(await drawPaper(ctx, text))
    files.push(new File([bytes], `${name}.pdf`, { type: 'application/pdf' }))
  }
  return files
}

async function begin(ctx: Ctx, { about, titles }: Statement, dc_lang: DocumentLang) {
  const [dc_title, dc_title_en] = [
    titles[0].slice(0, longestTitle),
    titles[1].slice(0, longestTitle),
  ]
  const dc_id = await insertDocument(ctx, {
    ...{ ...about, dc_title, dc_title_en, dc_kind: 'allergen', dc_lang },
    ...{ created_at: ctx.now, updated_at: ctx.now },
  })
  await announce(ctx, 'document.created', String(dc_id), { title: dc_title })
  return dc_id
}
