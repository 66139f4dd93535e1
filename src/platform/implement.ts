import type { AnswerGiven, AnswerOf, AnyEndpoint, AskOf, Contract } from '#kernel/endpoint.ts'
import type { Ctx } from './context.ts'

/** What a handler may set besides its answer. */
export type Reply = {
  cookies: string[]
  headers: Record<string, string>
  /** bytes to be saved, instead of the JSON answer */
  file?: {
    bytes: Uint8Array | ReadableStream<Uint8Array<ArrayBuffer>>
    name: string
    type: string
  }
}

export type Handler<E> = (
  ctx: Ctx,
  ask: AskOf<E>,
  reply: Reply,
) => Promise<AnswerGiven<E>> | AnswerGiven<E>
export type Implemented = {
  endpoint: AnyEndpoint
  handle: (ctx: Ctx, ask: never, reply: Reply) => unknown
  /** what a kept answer, the same for everyone, says besides to a member */
  forMember?: (ctx: Ctx, answer: never) => Promise<unknown>
}

/** Pairs every endpoint of a contract with its verb; a missing one is a type error. */
export function implement<C extends Contract>(
  contract: C,
  handlers: { [Name in keyof C]: Handler<C[Name]> },
): Implemented[] {
  return Object.entries(contract).map(([name, endpoint]) => ({
    endpoint,
    // the entries of a contract are its keys, and each handler takes what its own endpoint asks
    handle: handlers[name as keyof C] as Implemented['handle'],
  }))
}

/** Adds to kept answers what concerns the member who asks; everybody else still gets the kept one. */
export function forMembers<E extends AnyEndpoint>(
  implemented: readonly Implemented[],
  asked: E,
  add: (ctx: Ctx, answer: AnswerOf<E>) => Promise<AnswerOf<E>>,
): Implemented[] {
  return implemented.map((one) => (one.endpoint === asked ? { ...one, forMember: add } : one))
}
