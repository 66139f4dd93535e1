import type { FoundAddress } from './compose-address.ts'

const address = 'https://t1.daumcdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js'
const patience = 3000

type Finder = { embed: (box: HTMLElement, options?: { autoClose?: boolean; q?: string }) => void }
type FinderMaker = new (options: {
  oncomplete: (found: FoundAddress) => void
  width: string
  height: string
  animation?: boolean
}) => Finder
type Globals = { kakao?: { Postcode?: FinderMaker }; daum?: { Postcode?: FinderMaker } }

let loading: Promise<FinderMaker> | null = null

/** The postcode finder's script, fetched when it is first wanted; refused after three seconds. */
export function loadPostcode(): Promise<FinderMaker> {
  loading ??= new Promise<FinderMaker>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      // the next press tries again
      loading = null
      reject(new Error('postcode finder not reachable'))
    }
    const timer = setTimeout(fail, patience)
    script.src = address
    script.async = true
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      const { kakao, daum } = window as unknown as Globals // the script leaves them there
      const maker = kakao?.Postcode ?? daum?.Postcode
      if (maker) resolve(maker)
      else fail()
    }
    document.head.append(script)
  })
  return loading
}
