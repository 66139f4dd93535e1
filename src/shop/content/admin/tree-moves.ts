import type { TemplateNode } from '#shop/content/contract.ts'

/** The piece with its way from the root; null when the tree has none of that name. */
export function findPiece(
  tree: TemplateNode,
  id: string,
  above: TemplateNode[] = [],
): { piece: TemplateNode; above: TemplateNode[] } | null {
  if (tree.id === id) return { piece: tree, above }
  for (const child of tree.children) {
    const found = findPiece(child, id, [...above, tree])
    if (found) return found
  }
  return null
}

/** The piece at a path of the server's words: `children.0.children.2`. */
export function pieceAt(tree: TemplateNode, path: string): TemplateNode | null {
  const places = [...path.matchAll(/children\.(\d+)/g)].map(([, at]) => Number(at))
  return places.reduce<TemplateNode | null>((piece, at) => piece?.children[at] ?? null, tree)
}

export function changePiece(
  tree: TemplateNode,
  id: string,
  change: (piece: TemplateNode) => TemplateNode,
): TemplateNode {
  if (tree.id === id) return change(tree)
  return { ...tree, children: tree.children.map((child) => changePiece(child, id, change)) }
}

export function removePiece(tree: TemplateNode, id: string): TemplateNode {
  return {
    ...tree,
    children: tree.children
      .filter((child) => child.id !== id)
      .map((child) => removePiece(child, id)),
  }
}

/** Into the piece at its end. */
export function addPiece(tree: TemplateNode, into: string, piece: TemplateNode): TemplateNode {
  return changePiece(tree, into, (parent) => ({ ...parent, children: [...parent.children, piece] }))
}

/** A twin right behind it, with names of its own. */
export function duplicatePiece(
  tree: TemplateNode,
  id: string,
): { tree: TemplateNode; twin: string } | null {
  const found = findPiece(tree, id)
  const parent = found?.above.at(-1)
  if (!found || !parent) return null
  const names = new Set(idsOf(tree))
  const twin = renamed(found.piece, names)
  const at = parent.children.findIndex((child) => child.id === id) + 1
  return {
    tree: changePiece(tree, parent.id, (one) => ({
      ...one,
      children: one.children.toSpliced(at, 0, twin),
    })),
    twin: twin.id,
  }
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** One place up or down among its like, into the one before it, or out behind the one it is in. The same tree when there is no such place. */
export function movePiece(
  tree: TemplateNode,
  id: string,
  direction: Direction,
  mayHold: (piece: TemplateNode) => boolean,
): TemplateNode {
  const found = findPiece(tree, id)
  const parent = found?.above.at(-1)
  if (!found || !parent) return tree
  const { piece, above } = found
  const at = parent.children.findIndex((child) => child.id === id)
  if (direction === 'in') {
    const before = parent.children[at - 1]
    return before && mayHold(before) ? addPiece(removePiece(tree, id), before.id, piece) : tree
  }
  if (direction === 'out') {
    const grand = above.at(-2)
    if (!grand) return tree
    return changePiece(removePiece(tree, id), grand.id, (one) => {
      const place = one.children.findIndex((child) => child.id === parent.id) + 1
      return { ...one, children: one.children.toSpliced(place, 0, piece) }
    })
  }
  const to = at + (direction === 'up' ? -1 : 1)
  if (to < 0 || to >= parent.children.length) return tree
  return changePiece(tree, parent.id, (one) => ({
    ...one,
    children: one.children.toSpliced(at, 1).toSpliced(to, 0, piece),
  }))
}

export function idsOf(tree: TemplateNode): string[] {
  return [tree.id, ...tree.children.flatMap(idsOf)]
}

/** A piece with a name that the tree does not have yet. */
export function newPiece(tree: TemplateNode, tag: string): TemplateNode {
  return {
    id: freeName(tag, new Set(idsOf(tree))),
    tag,
    option: { class: '', style: {}, props: {} },
    children: [],
  }
}

function renamed(piece: TemplateNode, names: Set<string>): TemplateNode {
  const id = freeName(piece.tag, names)
  return { ...piece, id, children: piece.children.map((child) => renamed(child, names)) }
}

function freeName(tag: string, names: Set<string>): string {
  let number = 1
  while (names.has(`${tag}-${number}`)) number++
  names.add(`${tag}-${number}`)
  return `${tag}-${number}`
}
