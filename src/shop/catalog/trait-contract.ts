import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { traitGroup } from '#shop/setting/trait-contract.ts'

export const adminTraits = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/traits',
    who: ['product'],
    about: 'The groups of traits that goods are told apart by',
    answer: one(z.array(traitGroup)),
  }),
}
