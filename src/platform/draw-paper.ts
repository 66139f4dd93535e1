import { htmlLang } from '#kernel/language.ts'
import type { certificatePdf } from './certificate-paper.ts'
import { networkOf } from './client-address.ts'
import type { Ctx } from './context.ts'
import { heavyTask, inWorker } from './heavy.ts'
import type { PaperText, papersPdf } from './paper.ts'
import { limitTries } from './rate-limit.ts'

const papers = heavyTask<typeof papersPdf>('#platform/paper.ts', 'papersPdf', { seconds: 30 })
const certificate = heavyTask<typeof certificatePdf>(
  '#platform/certificate-paper.ts',
  'certificatePdf',
)

const perHour = 240

/** A business paper on A4, drawn beside the shop. */
export const drawPaper = (ctx: Ctx, paper: PaperText) => drawPapers(ctx, [paper])

/** Several papers in one file. */
export async function drawPapers(ctx: Ctx, texts: readonly PaperText[]): Promise<Uint8Array> {
  await limitDrawing(ctx)
  return inWorker(ctx, papers, { papers: texts, lang: htmlLang(ctx.lang) })
}

export async function drawCertificate(ctx: Ctx, text: Parameters<typeof certificatePdf>[0]) {
  await limitDrawing(ctx)
  return inWorker(ctx, certificate, text)
}

/** Staff print a day's orders; whoever visits needs a few files. */
export async function limitDrawing(ctx: Ctx) {
  if (ctx.ip && !ctx.visitor.staff_role)
    await limitTries(ctx, `drawing:${networkOf(ctx.ip)}`, perHour, 3600)
}
