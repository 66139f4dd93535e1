import { implement } from '#platform/implement.ts'
import { pictures } from './picture-contract.ts'
import { addPicture, allPictures } from './picture-service.ts'

export const pictureApi = implement(pictures, {
  list: async (ctx) => ({ data: await allPictures(ctx) }),
  add: async (ctx, ask) => ({ data: await addPicture(ctx, ask.body.file) }),
})
