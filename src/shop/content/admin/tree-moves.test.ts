import { expect, test } from 'vitest'
import type { TemplateNode } from '#shop/content/contract.ts'
import {
  addPiece,
  duplicatePiece,
  findPiece,
  idsOf,
  movePiece,
  newPiece,
  pieceAt,
  removePiece,
} from './tree-moves.ts'

const piece = (id: string, ...children: TemplateNode[]): TemplateNode => ({
  id,
  tag: 'div',
  option: { class: '', style: {}, props: {} },
  children,
})
const tree = piece('root', piece('a', piece('a1'), piece('a2')), piece('b'))
const any = () => true

test('a piece is found with what it stands in, by name and by the server’s path', () => {
  expect(findPiece(tree, 'a2')?.above.map(({ id }) => id)).toEqual(['root', 'a'])
  expect(findPiece(tree, 'x')).toBeNull()
  expect(pieceAt(tree, 'children.0.children.1')?.id).toBe('a2')
  expect(pieceAt(tree, '')?.id).toBe('root')
  expect(pieceAt(tree, 'children.9')).toBeNull()
})

test('pieces go up, down, in and out, and stay where there is no place', () => {
  expect(idsOf(movePiece(tree, 'a2', 'up', any))).toEqual(['root', 'a', 'a2', 'a1', 'b'])
  expect(movePiece(tree, 'a1', 'up', any)).toBe(tree)
  expect(idsOf(movePiece(tree, 'a', 'down', any))).toEqual(['root', 'b', 'a', 'a1', 'a2'])
  expect(movePiece(tree, 'b', 'in', any).children[0]?.children.map(({ id }) => id)).toEqual([
    'a1',
    'a2',
    'b',
  ])
  expect(movePiece(tree, 'b', 'in', () => false)).toBe(tree)
  expect(idsOf(movePiece(tree, 'a2', 'out', any))).toEqual(['root', 'a', 'a1', 'a2', 'b'])
  expect(movePiece(tree, 'a', 'out', any)).toBe(tree)
  expect(movePiece(tree, 'root', 'up', any)).toBe(tree)
})

test('a twin has names of its own, and a removed piece takes its own along', () => {
  const twin = duplicatePiece(tree, 'a')
  expect(new Set(idsOf(twin?.tree ?? tree)).size).toBe(8)
  expect(twin?.tree.children[1]?.id).toBe(twin?.twin)
  expect(duplicatePiece(tree, 'root')).toBeNull()
  expect(idsOf(removePiece(tree, 'a'))).toEqual(['root', 'b'])
})

test('a new piece takes a free name and stands last', () => {
  const grown = addPiece(tree, 'b', newPiece(tree, 'p'))
  expect(idsOf(addPiece(grown, 'b', newPiece(grown, 'p')))).toEqual([
    'root',
    'a',
    'a1',
    'a2',
    'b',
    'p-1',
    'p-2',
  ])
})
