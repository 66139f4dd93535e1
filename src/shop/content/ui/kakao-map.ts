import type { Place } from '#shop/content/map-rules.ts'

type LatLng = { readonly latLng: unique symbol }
type KakaoMap = {
  addControl: (control: object, at: number) => void
  setZoomable: (on: boolean) => void
}
type Maps = {
  load: (ready: () => void) => void
  LatLng: new (lat: number, lng: number) => LatLng
  Map: new (box: HTMLElement, options: { center: LatLng; level: number }) => KakaoMap
  Marker: new (options: { map: KakaoMap; position: LatLng; title: string }) => object
  ZoomControl: new () => object
  ControlPosition: { RIGHT: number }
}

let script: Promise<Maps | null> | undefined

/** The service's script, once for a page; null where it cannot come. */
function kakaoMaps(jsKey: string): Promise<Maps | null> {
  script ??= new Promise((resolve) => {
    const tag = document.createElement('script')
    tag.src = `https://dapi.kakao.com/v2/maps/sdk.js?autoload=false&appkey=${encodeURIComponent(jsKey)}`
    tag.onerror = () => {
      script = undefined
      resolve(null)
    }
    tag.onload = () => {
      // put there by the script that has just run; it is missing when the key is not for this address
      const maps = (window as { kakao?: { maps?: Maps } }).kakao?.maps
      if (maps) maps.load(() => resolve(maps))
      else resolve(null)
    }
    document.head.append(tag)
  })
  return script
}

/** Draws the map into its box; false where the service did not come. The wheel goes on scrolling the page. */
export async function drawMap(
  box: HTMLElement,
  jsKey: string,
  { lat, lng }: Place,
  title: string,
): Promise<boolean> {
  const maps = await kakaoMaps(jsKey)
  if (!maps) return false
  const center = new maps.LatLng(lat, lng)
  const map = new maps.Map(box, { center, level: 3 })
  map.setZoomable(false)
  map.addControl(new maps.ZoomControl(), maps.ControlPosition.RIGHT)
  new maps.Marker({ map, position: center, title })
  return true
}
