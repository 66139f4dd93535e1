import { Failure } from '#kernel/failure.ts'
import type { Told } from './heavy.ts'

/** Runs in a process of its own (heavy.ts): it is told which function of which file, and answers what came of it. */
type Asked = { file: string; name: string; input: unknown }

process.on('message', (asked: Asked) => {
  void answer(asked).then((told) => process.send?.(told))
})
// the shop is gone, whatever ended it
process.on('disconnect', () => process.exit())

async function answer({ file, name, input }: Asked): Promise<Told> {
  try {
    // a module is an object of its exports
    const { [name]: work } = (await import(file)) as Record<string, unknown>
    if (typeof work !== 'function') return { error: `${file} has no ${name}` }
    return { done: await work(input) }
  } catch (error) {
    if (!(error instanceof Failure))
      return { error: error instanceof Error ? String(error.stack) : String(error) }
    const { code, phrase, params, fields, detail } = error
    return { failure: { code, phrase, params, fields, detail } }
  }
}
