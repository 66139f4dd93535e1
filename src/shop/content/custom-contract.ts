import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { paged, pageQuery } from '#kernel/paging.ts'

/** A page about custom work: `name` is its place in `/custom/fragrance/{name}`. */
export const customStory = z.object({
  name: z.string(),
  title: z.string(),
  title_en: z.string(),
  description: z.string(),
  description_en: z.string(),
})
export type CustomStory = z.output<typeof customStory>

export const storiesPerPage = 12

export const customStories = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/custom-stories',
    who: 'anyone',
    about: 'Published pages about custom work, but for the first of them, which leads there',
    query: z.object(pageQuery(['made'], storiesPerPage)),
    answer: paged(customStory),
    keep: { seconds: 60, tags: ['content'] },
  }),
}
