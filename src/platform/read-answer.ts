/** The service said more than any of its answers is long. */
export class TooLong extends Error {}

const ordinary = 512 * 1024

/** Reads an answer of an outside service, and no further than `most` bytes: what it sends is not ours to trust. */
export async function readAtMost(answer: Response, most = ordinary): Promise<Buffer> {
  const told = Number(answer.headers.get('content-length') ?? 0)
  const chunks: Uint8Array[] = []
  let size = 0
  if (told <= most)
    for await (const chunk of answer.body ?? []) {
      size += chunk.byteLength
      if (size > most) break
      chunks.push(chunk)
    }
  if (told > most || size > most) {
    await answer.body?.cancel().catch(() => undefined)
    throw new TooLong(`an answer of more than ${most} bytes`)
  }
  return Buffer.concat(chunks)
}

export async function readJson(answer: Response): Promise<unknown> {
  return JSON.parse((await readAtMost(answer)).toString('utf8'))
}
