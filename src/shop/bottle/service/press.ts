import { invalid, notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { limitDrawing } from '#platform/draw-paper.ts'
import { heavyTask, inWorker } from '#platform/heavy.ts'
import type { Reply } from '#platform/implement.ts'
import { keptFile } from '#platform/kept-file.ts'
import { checkDesign, stopsIn } from '#shop/bottle/check-rules.ts'
import type { DesignDoc } from '#shop/bottle/design-contract.ts'
import { drawLabel } from '#shop/bottle/draw-rules.ts'
import type { JobRecord } from '#shop/bottle/job-store.ts'
import { isOffered } from '#shop/bottle/model-rules.ts'
import { stopPhrases } from '#shop/bottle/stop-rules.ts'
import { findBottle, findKit } from '#shop/bottle/store.ts'
import { picturesOf, withTruePixels } from './files.ts'
import type { labelPdf } from './pdf.ts'
import { facesOf } from './studio.ts'

/** A design as it may be made: its parts are offered, and nothing in it would come back from the printer. */
export async function readyForPress(ctx: Ctx, given: DesignDoc): Promise<DesignDoc> {
  const doc = await withTruePixels(ctx, given)
  const [bottle, { parts }] = [await findBottle(ctx, doc.bottle_id), await findKit(ctx)]
  if (!bottle?.is_used)
    throw invalid({ 'doc.bottle_id': ['지금은 만들 수 없는 병이에요. 다른 병을 골라 주세요.'] })
  const used = parts.filter(({ is_used }) => is_used)
  if (!isOffered(doc, bottle, used))
    throw invalid({ doc: ['지금은 고를 수 없는 것이 있어요. 도안을 다시 열어 확인해 주세요.'] })
  const faces = await facesOf(used)
  const [stop] = stopsIn(checkDesign(doc, { bottle, parts: used, faces }))
  if (stop) {
    const at = doc.elements.findIndex(({ id }) => id === stop.element)
    const field = at < 0 ? 'doc.elements' : `doc.elements.${at}`
    throw invalid({ [field]: [[stopPhrases[stop.code], stop.params]] })
  }
  return { ...doc, elements: doc.elements.filter((one) => one.type !== 'text' || one.text.trim()) }
}

const labels = heavyTask<typeof labelPdf>('#shop/bottle/service/pdf.ts', 'labelPdf', {
  seconds: 30,
})
/** One more when the same drawing is to come out otherwise: files that were kept before are then drawn anew. */
const drawnShape = 2

/** The label of a job as a file: for the press, or to be held to a bottle. */
export async function labelFile(ctx: Ctx, job: JobRecord, forPress: boolean, reply: Reply) {
  const [bottle, { parts }] = [await findBottle(ctx, job.bottle_id), await findKit(ctx)]
  if (!bottle) throw notFound()
  const drawing = drawLabel(job.doc, { bottle, parts, faces: await facesOf(parts) })
  const title = `${job.title} ${job.job_id}`
  // pictures are told by the names of their files, which never change
  const bytes = await keptFile(ctx, { shape: drawnShape, drawing, title, forPress }, async () => {
    await limitDrawing(ctx)
    const pictures = await picturesOf(ctx, job.doc)
    return inWorker(ctx, labels, { drawing, pictures, title, forPress })
  })
  const name = `${forPress ? 'press' : 'proof'}-${job.job_id}.pdf`
  reply.file = { bytes, name, type: 'application/pdf' }
  return {}
}
