import { ChevronDown } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { paths } from '#kernel/paths.ts'
import type { CategoryNode } from '#shop/catalog/contract.ts'
import { cx } from '#ui/class-names.ts'
import { KeptMarkup } from '#ui/kept-markup.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useCategories, useMenus } from './hooks.ts'
import { PlainMenuGo } from './menu-link.tsx'

const MegaPictures = lazyPart(() =>
  import('./mega-pictures.tsx').then((found) => found.MegaPictures),
)
const openAfter = 80
const closeAfter = 180

/** All categories under one button: opens on hover and on click, closes on Escape, on leaving and on going. Its links are in the page from the start. */
export function MegaMenu() {
  const t = useT()
  const { tree } = useCategories()
  const { mega } = useMenus()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { open, setOpen, toggle, hover } = useHoverOpen()
  const { key } = useLocation()
  const [seen, setSeen] = useState(false)
  if (open && !seen) setSeen(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes it
  useEffect(() => setOpen(false), [key])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      button.current?.focus()
    }
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault()
      setOpen(true)
      // the panel can take focus once it is visible
      requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('a')?.focus())
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and Escape belong to the whole, the button and the links are the controls
    <div
      ref={root}
      // as high as the bar, so that the mouse finds the panel; the button in it is small enough for its whole ring
      className="flex min-h-[72px] items-center"
      {...hover}
      onKeyDown={onKeyDown}
      onBlur={(event) =>
        event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && setOpen(false)
      }
    >
      <button
        ref={button}
        type="button"
        data-tour="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="flex min-h-11 items-center gap-1 whitespace-nowrap hover:text-pine-700 aria-expanded:text-pine-700"
      >
        {t('카테고리')}
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className={cx('transition-transform duration-[200ms]', open && 'rotate-180')}
        />
      </button>
      <div
        id={id}
        inert={!open}
        className={cx(
          'absolute inset-x-0 top-full max-h-[calc(100dvh-80px)] overflow-y-auto border-t border-paper-200 bg-paper-0 shadow-high duration-[200ms] ease-(--ease-out-quiet)',
          open
            ? 'visible translate-y-0 opacity-100 transition-[opacity,translate]'
            : 'invisible -translate-y-2 opacity-0 transition-[opacity,translate,visibility]',
        )}
      >
        <div className="wrap py-10 wide:grid wide:grid-cols-[minmax(0,1fr)_400px] wide:gap-10">
          <KeptMarkup
            as="ul"
            of={['menu', tree]}
            className="grid grid-cols-4 content-start gap-x-6 gap-y-9"
          >
            <Shelves tree={tree} />
          </KeptMarkup>
          {seen && (
            <Suspense>
              <MegaPictures />
            </Suspense>
          )}
        </div>
        {mega.length > 0 && (
          <KeptMarkup
            as="div"
            of={['mega', mega]}
            className="border-t border-paper-200 bg-paper-50"
          >
            <ul className="wrap flex flex-wrap gap-x-8 py-3 text-small">
              {mega.map((link) => (
                <li key={link.id}>
                  <PlainMenuGo
                    link={link}
                    className="flex min-h-11 items-center hover:text-pine-700 hover:underline hover:underline-offset-4"
                  />
                </li>
              ))}
            </ul>
          </KeptMarkup>
        )}
      </div>
    </div>
  )
}

function Shelves({ tree }: { tree: CategoryNode[] }) {
  const { pick } = useLang()
  return (
    <>
      {tree.map((top) => (
        <li key={top.id}>
          <a
            href={paths.category(top.id)}
            className="tap inline-block text-plain font-semibold hover:text-pine-700 hover:underline hover:underline-offset-4"
          >
            {pick(top.name, top.name_en)}
          </a>
          {top.descendants.length > 0 && (
            <ul className="mt-2.5 text-small font-normal text-ink-700">
              {top.descendants.map((child) => (
                <li key={child.id}>
                  <a
                    href={paths.category(child.id)}
                    className="inline-block py-[3px] leading-snug hover:text-pine-700 hover:underline hover:underline-offset-4"
                  >
                    {pick(child.name, child.name_en)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </>
  )
}

/** Opens a little after the mouse comes and closes a little after it goes, so that passing over does nothing. */
function useHoverOpen() {
  const [open, setOpenNow] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // a click right after the hover has opened it must not close it again
  const hoveredAt = useRef(0)

  function later(next: boolean, wait: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (next) hoveredAt.current = performance.now()
      setOpenNow(next)
    }, wait)
  }
  function setOpen(next: boolean) {
    clearTimeout(timer.current)
    setOpenNow(next)
  }
  function toggle() {
    if (open && performance.now() - hoveredAt.current < 400) return
    setOpen(!open)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    open,
    setOpen,
    toggle,
    hover: {
      onPointerEnter: (event: PointerEvent) =>
        event.pointerType === 'mouse' && later(true, openAfter),
      onPointerLeave: (event: PointerEvent) =>
        event.pointerType === 'mouse' && later(false, closeAfter),
    },
  }
}
