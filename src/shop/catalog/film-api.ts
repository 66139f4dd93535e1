import { implement } from '#platform/implement.ts'
import { films } from './film-contract.ts'
import { addFilm } from './service/film.ts'

export const filmApi = implement(films, {
  add: async (ctx, ask) => ({ data: await addFilm(ctx, ask.body.files) }),
})
