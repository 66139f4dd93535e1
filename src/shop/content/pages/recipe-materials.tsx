import { useState } from 'react'
import { Link } from 'react-router'
import { discounted } from '#kernel/money.ts'
import { paths } from '#kernel/paths.ts'
import { useOwnPercent } from '#shop/catalog/ui/own-prices.ts'
import type { Recipe } from '#shop/content/contract.ts'
import { Button } from '#ui/button.tsx'
import { CheckMark } from '#ui/checkbox.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { type RecipeLine, usePutAll } from './use-put-all.ts'

type Things = Pick<Recipe, 'materials' | 'tools'>

/** What the recipe takes, with the amount that goes into the cart. Materials are ticked; tools, which many have, are not. */
export function Materials({ recipe: page }: { recipe: Things }) {
  const t = useT()
  const money = useMoney()
  const { busy, putAll } = usePutAll()
  const recipe = useOwnThings(page)
  const materials = recipe.materials.filter(({ product }) => product)
  const sold = recipe.tools.filter(({ product }) => product)
  const words = recipe.tools.filter(({ product }) => !product)
  // a tool and a material may be the same thing: the place tells them apart
  const lines = [...materials, ...sold]
  const [off, setOff] = useState(() => new Set(sold.map((_, at) => materials.length + at)))
  const ticked = lines.filter((line, at) => line.choice && !off.has(at))
  const first = ticked[0]?.product
  const total = ticked.reduce((sum, line) => sum + (line.choice?.price ?? 0) * line.qty, 0)
  const tick = (at: number) =>
    setOff((before) => {
      const next = new Set(before)
      if (!next.delete(at)) next.add(at)
      return next
    })
  if (lines.length + words.length === 0) return null
  return (
    <div className="grid content-start gap-7">
      <Group id="materials-title" title={t('재료')}>
        {materials.map((line, at) => (
          <Line
            key={at}
            line={line}
            note={[line.note, line.note_en]}
            on={!off.has(at)}
            onTick={() => tick(at)}
          />
        ))}
      </Group>
      {(sold.length > 0 || words.length > 0) && (
        <Group
          id="tools-title"
          title={t('도구')}
          note={sold.length > 0 ? t('집에 있으면 그대로, 없으면 눌러서 함께 담으세요.') : undefined}
        >
          {sold.map((line, tool) => {
            const at = materials.length + tool
            return (
              <Line
                key={at}
                line={line}
                note={[line.name, line.name_en]}
                on={!off.has(at)}
                atHome
                onTick={() => tick(at)}
              />
            )
          })}
          {words.map((tool) => (
            <Words key={tool.name} tool={tool} />
          ))}
        </Group>
      )}
      <div>
        <p aria-live="polite" className="mb-2 flex justify-between text-plain">
          <span>{t('고른 것 {count}가지', { count: ticked.length })}</span>
          <b className="tabular font-semibold">
            {first ? money(total, first.default_price.currency) : ''}
          </b>
        </p>
        <Button
          wide
          busy={busy}
          aria-disabled={ticked.length === 0 || undefined}
          onClick={() => void putAll(ticked)}
        >
          {lines.some(({ choice }) => choice) ? t('재료 담기') : t('지금은 담을 재료가 없어요')}
        </Button>
        {lines.some(({ choice }) => !choice) && (
          <p className="mt-2 text-caption text-ink-500">{t('품절된 재료는 빼고 담아요.')}</p>
        )}
      </div>
    </div>
  )
}

/** The page has the prices of everybody; here they are what whoever looks pays. */
function useOwnThings({ materials, tools }: Things): Things {
  const percent = useOwnPercent(
    [...materials, ...tools].flatMap(({ product }) => product?.it_id ?? []),
  )
  const atOwn = <L extends RecipeLine>(line: L): L => {
    const { product, choice, qty } = line
    if (!product || !choice) return line
    const price = discounted(
      choice.price,
      percent(product.it_id, qty),
      product.default_price.currency,
    )
    return { ...line, choice: { ...choice, price } }
  }
  return { materials: materials.map(atOwn), tools: tools.map(atOwn) }
}

function Group({
  id,
  title,
  note,
  children,
}: {
  id: string
  title: string
  note?: string
  children: React.ReactNode
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-h3 mb-2">
        {title}
      </h2>
      {note && <p className="-mt-1 mb-2 text-caption text-ink-500">{note}</p>}
      <ul className="rule-t">{children}</ul>
    </section>
  )
}

function Words({ tool }: { tool: Recipe['tools'][number] }) {
  const { pick } = useLang()
  return (
    <li className="hairline-b py-3 pl-11 text-plain text-ink-700">
      {pick(tool.name, tool.name_en)}
    </li>
  )
}

type LineProps = {
  line: RecipeLine
  note: readonly [string, string]
  on: boolean
  atHome?: boolean
  onTick: () => void
}

function Line({ line, note, on, atHome = false, onTick }: LineProps) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const { product, choice, qty } = line
  if (!product) return null
  const name = pick(product.it_name, product.it_name_en)
  const option = choice?.values.map((word, at) => pick(word, choice.values_en[at])).join(' / ')
  return (
    <li className="hairline-b grid grid-cols-[44px_56px_minmax(0,1fr)] items-center gap-x-1 py-2.5">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: CheckMark is the input */}
      <label className="grid size-11 cursor-pointer place-items-center">
        <CheckMark
          aria-label={t('{name} 담기', { name })}
          checked={on && choice !== null}
          disabled={choice === null}
          onChange={onTick}
        />
      </label>
      <span className="block aspect-4/5 overflow-hidden">
        <Picture name={product.thumb_image} alt="" sizes="56px" />
      </span>
      <span className="min-w-0 pl-2.5">
        <Link
          to={paths.product(line.it_id, choice?.io_no)}
          prefetch="intent"
          className="text-plain leading-snug font-medium hover:underline"
        >
          {name}
        </Link>
        <span className="block text-caption text-ink-500">{pick(note[0], note[1])}</span>
        <span className="tabular mt-0.5 flex flex-wrap gap-x-2 text-small">
          {option && <span className="text-ink-700">{option}</span>}
          <span className="whitespace-nowrap text-ink-700">
            {t('수량 {count}개', { count: qty })}
          </span>
          {choice ? (
            <span className="font-semibold">
              {money(choice.price * qty, product.default_price.currency)}
            </span>
          ) : (
            <span className="font-semibold text-ink-700">{t('품절')}</span>
          )}
          {atHome && choice && !on && <span className="text-ink-500">{t('집에 있어요')}</span>}
        </span>
      </span>
    </li>
  )
}
