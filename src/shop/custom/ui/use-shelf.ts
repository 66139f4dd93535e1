import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#kernel/queries.ts'
import { lessShelf, type Need } from '#shop/custom/pack-rules.ts'
import { myShelf, type ShelfRow } from '#shop/custom/shelf-contract.ts'
import { useSession } from '#storefront/session.tsx'

export const shelfQuery = queryOf(myShelf.list, {})
const nothing: readonly ShelfRow[] = []

/** What a member has at home of these needs, and what is left to buy where it is counted. */
export function useShelf(needs: readonly Need[]) {
  const { isMember } = useSession()
  const [counted, setCounted] = useState(true)
  const rows = useQuery({ ...shelfQuery, enabled: isMember }).data?.data ?? nothing
  const wanted = new Set(needs.map(({ material_id }) => material_id))
  const held = isMember ? rows.filter(({ material_id }) => wanted.has(material_id)) : nothing
  return {
    held,
    counted,
    setCounted,
    left: counted && held.length ? lessShelf(needs, held) : needs,
  }
}
