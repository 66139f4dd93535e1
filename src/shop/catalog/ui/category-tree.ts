import type { CategoryNode } from '#shop/catalog/contract.ts'

/** The way from the top of the tree to a category, itself last; empty when it is not there. */
export function trailTo(nodes: readonly CategoryNode[], id: number): CategoryNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = trailTo(node.descendants, id)
    if (below.length) return [node, ...below]
  }
  return []
}

/** Every category with those below it. */
export function flatTree(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => [node, ...flatTree(node.descendants)])
}
