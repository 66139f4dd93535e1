import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { writtenIn } from './still-part.tsx'
import { useNear } from './use-near.ts'
import { useWaking } from './use-waking.ts'

const controls = 'a, button, input, select, textarea, summary'

/**
 * A part far down the page that lives: it stays as the server wrote it until somebody comes near it, by scrolling or by key,
 * and only then its code is fetched. A page made in the browser fetches it first (`ready` in its loaders).
 */
export function asleepPart<P extends object>(id: string, load: () => Promise<ComponentType<P>>) {
  let known: ComponentType<P> | null = null
  const ready = async () => {
    known ??= await load()
    return known
  }
  const Later = lazyPart(ready)

  function AsleepPart({ onAwake, ...props }: P & { onAwake?: () => void }) {
    const waking = useWaking()
    const [first] = useState(() => ({ Part: known ?? Later, html: waking ? writtenIn(id) : null }))
    const [awake, setAwake] = useState(first.html === null)
    const [place, near] = useNear<HTMLDivElement>()
    const touched = useTouched(place, awake)
    const told = useRef(onAwake)
    told.current = onAwake

    useEffect(() => {
      if (!near || awake) return
      let here = true
      void ready().then(
        () => here && setAwake(true),
        // without its code it stays as it was written
        () => {},
      )
      return () => {
        here = false
      }
    }, [near, awake])

    useEffect(() => {
      if (!awake) return
      told.current?.()
      touched()
    }, [awake, touched])

    if (!awake && first.html !== null)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, read from its own page
      return <div id={id} ref={place} dangerouslySetInnerHTML={{ __html: first.html }} />
    const Part = known ?? first.Part
    return (
      <div id={id} key="awake" ref={place}>
        <Suspense>
          {/* what is left of the props is the part's own */}
          <Part {...(props as P)} />
        </Suspense>
      </div>
    )
  }
  return { AsleepPart, ready }
}

/** Remembers where the focus is and what was clicked in what is still asleep, and goes on there when it is awake. */
function useTouched(place: { current: HTMLElement | null }, awake: boolean): () => void {
  const found = useRef({ focused: -1, clicked: -1 })
  useEffect(() => {
    const part = place.current
    if (awake || !part) return
    const all = [...part.querySelectorAll(controls)]
    const placeOf = (target: EventTarget | null) =>
      target instanceof Element ? all.indexOf(target.closest(controls) ?? target) : -1
    const onFocus = ({ target }: Event) => {
      found.current.focused = placeOf(target)
    }
    const onBlur = () => {
      // an element that goes with the old HTML loses its focus as well
      if (part.isConnected) found.current.focused = -1
    }
    const onClick = ({ target }: Event) => {
      const at = placeOf(target)
      if (all[at] instanceof HTMLButtonElement) found.current.clicked = at
    }
    part.addEventListener('focusin', onFocus)
    part.addEventListener('focusout', onBlur)
    part.addEventListener('click', onClick)
    return () => {
      part.removeEventListener('focusin', onFocus)
      part.removeEventListener('focusout', onBlur)
      part.removeEventListener('click', onClick)
    }
  }, [awake, place])
  const [goOn] = useState(() => () => {
    const { focused, clicked } = found.current
    const all = [...(place.current?.querySelectorAll<HTMLElement>(controls) ?? [])]
    all[focused]?.focus({ preventScroll: true })
    all[clicked]?.click()
    found.current = { focused: -1, clicked: -1 }
  })
  return goOn
}
