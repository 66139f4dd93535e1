import { type Driver, driver } from 'driver.js'
import 'driver.js/dist/driver.css'
import './tour.css'
import type { Translate } from '#ui/language.tsx'

type Stop = { place: string; title: string; text: string }

/** Where the tour stops, for the parts of the frame marked `data-tour`. */
function stopsOf(t: Translate): Stop[] {
  return [
    {
      place: 'menu',
      title: t('모든 상품은 여기에서'),
      text: t('향수, 캔들, 디퓨저와 만드는 재료까지 분류별로 볼 수 있어요.'),
    },
    {
      place: 'search',
      title: t('향이나 재료로 찾기'),
      text: t('히노키, 소이 왁스처럼 아는 말로 찾아보세요.'),
    },
    {
      place: 'wish',
      title: t('마음에 들면 하트'),
      text: t('찜한 상품은 마이페이지에 모여요. 로그인하면 어느 기기에서나 보여요.'),
    },
    {
      place: 'cart',
      title: t('장바구니'),
      text: t('담은 상품과 배송비를 확인하고 바로 주문해요. 회원이 아니어도 살 수 있어요.'),
    },
    {
      place: 'orders',
      title: t('내 주문'),
      text: t('입금, 배송, 교환과 반품까지 주문이 어디쯤인지 볼 수 있어요.'),
    },
    { place: 'language', title: t('한국어와 영어'), text: t('영어로 바꾸면 달러로 보여요.') },
    {
      place: 'help',
      title: t('물어보고 싶을 때'),
      text: t('상담 버튼을 누르면 사람이 답해 드려요. 이 안내도 여기에서 다시 볼 수 있어요.'),
    },
  ]
}

let running: Driver | null = null

/** Shows the shop around. Escape stops, the arrows step; parts that this screen does not show are left out. */
export function startTour(t: Translate) {
  running?.destroy()
  const steps = stopsOf(t).flatMap(({ place, title, text }) => {
    const element = [...document.querySelectorAll<HTMLElement>(`[data-tour="${place}"]`)].find(
      (one) => one.checkVisibility(),
    )
    return element ? [{ element, popover: { title, description: text } }] : []
  })
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null
  running = driver({
    steps,
    animate: !calm,
    smoothScroll: !calm,
    popoverClass: 'odemoa-tour',
    showProgress: true,
    progressText: '{{current}} / {{total}}',
    showButtons: ['next', 'previous'],
    prevBtnText: t('이전 안내'),
    nextBtnText: t('다음 안내'),
    doneBtnText: t('안내 마치기'),
    stagePadding: 6,
    onPopoverRender: (popover) => popover.wrapper.append(skipButton(t('안내 건너뛰기'))),
    onDestroyed: () => {
      running = null
      opener?.focus()
    },
  })
  running.drive()
}

function skipButton(words: string): HTMLButtonElement {
  const skip = document.createElement('button')
  skip.type = 'button'
  skip.className = 'odemoa-tour-skip'
  skip.textContent = words
  skip.addEventListener('click', () => running?.destroy())
  return skip
}
