import {
  Activity,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterNavigationContext as NavigationContext,
  UNSAFE_DataRouterStateContext as StateContext,
  useLocation,
  useOutlet,
} from 'react-router'
import { firstVisit, turnTo } from './kept-pages-rules.ts'
import { bringBackTyped } from './typed-before.ts'

/** The page, and the two before it as they were left: back shows them with their rows, their scroll and what was typed. */
export function KeptPages() {
  const location = useLocation()
  const [visits, setVisits] = useState(() => firstVisit(location))
  if (visits.entry !== location.key) setVisits(turnTo(visits, location))
  const [current] = visits.visits
  // in the order of their birth, so that turning to one moves no other
  const inOrder = [...visits.visits].sort((a, b) => a.id - b.id)
  return inOrder.map((visit) => <KeptPage key={visit.id} shown={visit === current} />)
}

function KeptPage({ shown }: { shown: boolean }) {
  const live = {
    page: useOutlet(),
    location: useContext(LocationContext),
    state: useContext(StateContext),
    data: useContext(DataContext),
    navigation: useContext(NavigationContext),
  }
  const left = useRef(live)
  // a page that was left goes on seeing its own address and data
  if (shown) left.current = live
  const { page, location, state, data, navigation } = left.current
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <LocationContext value={location}>
        <StateContext value={state}>
          <DataContext value={data}>
            <NavigationContext value={navigation}>
              <OffStage>{page}</OffStage>
              <TypedBefore />
            </NavigationContext>
          </DataContext>
        </StateContext>
      </LocationContext>
    </Activity>
  )
}

/** Inside of what wakes up together with the page: a field that is not awake yet would forget again. */
function TypedBefore() {
  useEffect(bringBackTyped, [])
  return null
}

/** Takes a hidden page's elements out of the document: nothing finds them twice, no id stands double, and nothing is laid out. */
function OffStage({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const page = stage.current
    if (page && page.parentNode !== place.current) place.current?.append(page)
    // runs when the page is hidden, too
    return () => page?.remove()
  }, [])
  return (
    <div ref={place}>
      <div ref={stage}>{children}</div>
    </div>
  )
}
