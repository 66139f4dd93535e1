import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Panel } from '#admin/ui/panel.tsx'
import { TrendTitle } from '#admin/ui/trend-choice.tsx'
import type { TemplateNode } from '#shop/content/contract.ts'
import { templateTags } from '#shop/content/piece-rules.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useTagWord } from './tag-words.ts'
import {
  addPiece,
  type Direction,
  duplicatePiece,
  findPiece,
  movePiece,
  newPiece,
  removePiece,
} from './tree-moves.ts'

type Props = {
  tree: TemplateNode
  chosen: string
  onChoose: (id: string) => void
  onChange: (tree: TemplateNode) => void
}

const holds = (piece: TemplateNode) => !['img', 'hr', 'br', 'products'].includes(piece.tag)
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const

/** The pieces of a page as a tree: choose one, move it, copy it, take it away, put another into it. All by button and key. */
export function TreePanel({ tree, chosen, onChoose, onChange }: Props) {
  const t = useT()
  const tagWord = useTagWord()
  const [tag, setTag] = useState<string>('p')
  const found = findPiece(tree, chosen)
  const piece = found?.piece ?? tree
  const isRoot = piece === tree
  const parent = found?.above.at(-1)
  const name = tagWord(piece.tag)

  function add() {
    const made = newPiece(tree, tag)
    const into = holds(piece) ? piece.id : (parent?.id ?? tree.id)
    onChange(addPiece(tree, into, made))
    onChoose(made.id)
  }

  function twin() {
    const made = duplicatePiece(tree, piece.id)
    if (!made) return
    onChange(made.tree)
    onChoose(made.twin)
  }

  function remove() {
    onChange(removePiece(tree, piece.id))
    onChoose(parent?.id ?? tree.id)
  }

  const move = (direction: Direction) => onChange(movePiece(tree, piece.id, direction, holds))
  return (
    <Panel title={t('조각')} flush>
      <ul aria-label={t('조각')} className="max-h-[520px] overflow-y-auto py-2">
        <Branch node={tree} depth={0} chosen={chosen} onChoose={onChoose} />
      </ul>
      <fieldset className="flex justify-between border-t border-paper-200 py-1">
        <legend className="sr-only">{t('고른 조각 옮기기')}</legend>
        <IconButton
          label={t('{name} 위로', { name })}
          icon={<ArrowUp {...icon} />}
          disabled={isRoot}
          onClick={() => move('up')}
          className="disabled:opacity-35"
        />
        <IconButton
          label={t('{name} 아래로', { name })}
          icon={<ArrowDown {...icon} />}
          disabled={isRoot}
          onClick={() => move('down')}
          className="disabled:opacity-35"
        />
        <IconButton
          label={t('{name} 앞 조각 안으로', { name })}
          icon={<ArrowRight {...icon} />}
          disabled={isRoot}
          onClick={() => move('in')}
          className="disabled:opacity-35"
        />
        <IconButton
          label={t('{name} 밖으로', { name })}
          icon={<ArrowLeft {...icon} />}
          disabled={isRoot || parent === tree}
          onClick={() => move('out')}
          className="disabled:opacity-35"
        />
        <IconButton
          label={t('{name} 복사', { name })}
          icon={<Copy {...icon} />}
          disabled={isRoot}
          onClick={twin}
          className="disabled:opacity-35"
        />
        <IconButton
          label={t('{name} 빼기', { name })}
          icon={<Trash2 {...icon} />}
          disabled={isRoot}
          onClick={remove}
          className="disabled:opacity-35"
        />
      </fieldset>
      <div className="flex items-end gap-2 border-t border-paper-200 p-3">
        <Select
          label={t('더할 조각')}
          small
          value={tag}
          choices={templateTags.map((one) => ({ value: one, label: tagWord(one) }))}
          onChange={setTag}
          className="min-w-0 flex-1"
        />
        <Button look="outline" size={44} onClick={add}>
          <Plus {...icon} />
          {t('더하기')}
        </Button>
      </div>
    </Panel>
  )
}

function Branch({
  node,
  depth,
  chosen,
  onChoose,
}: {
  node: TemplateNode
  depth: number
  chosen: string
  onChoose: (id: string) => void
}) {
  const tagWord = useTagWord()
  const { pick } = useLang()
  const { props } = node.option
  const words = pick(props.innerText ?? '', props.innerText_en) || props.src || ''
  return (
    <li>
      <button
        type="button"
        aria-pressed={node.id === chosen}
        onClick={() => onChoose(node.id)}
        style={{ paddingLeft: 14 + depth * 16 }}
        className={cx(
          'flex min-h-9 w-full items-center gap-2 pr-3 text-left text-small',
          node.id === chosen ? 'bg-pine-100 font-semibold text-pine-700' : 'hover:bg-paper-100',
        )}
      >
        <span className="shrink-0">{tagWord(node.tag)}</span>
        <span className="truncate text-caption font-normal text-ink-500">
          {words || (props.trendId && <TrendTitle name={props.trendId} />)}
        </span>
      </button>
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <Branch
              key={child.id}
              node={child}
              depth={depth + 1}
              chosen={chosen}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
