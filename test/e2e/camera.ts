import type { Page } from 'playwright-core'
import qrcode from 'qrcode-generator'

/**
 * A camera for a browser that has none, before which a code is held. It obeys the page's policy as theirs do.
 * With `readsItself` the browser brings a reader of codes of its own, as Android's does and an iPhone's does not.
 */
export async function holdBeforeCamera(page: Page, text: string, { readsItself = false } = {}) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const dark = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => code.isDark(y, x)),
  )
  await page.addInitScript(
    ({ dark, text, readsItself }) => {
      const { featurePolicy } = document as unknown as {
        featurePolicy: { allowsFeature: (name: string) => boolean }
      }
      function draw(pen: CanvasRenderingContext2D, turn: number) {
        pen.setTransform(1, 0, 0, 1, 0, 0)
        pen.fillStyle = '#d8d2c8'
        pen.fillRect(0, 0, 640, 480)
        // nobody holds a phone straight
        pen.translate(320, 240)
        pen.rotate(turn)
        pen.fillStyle = '#fff'
        pen.fillRect(-150, -150, 300, 300)
        pen.fillStyle = '#222'
        const cell = 240 / dark.length
        dark.forEach((row, y) => {
          row.forEach((isDark, x) => {
            if (isDark) pen.fillRect(x * cell - 120, y * cell - 120, cell + 0.4, cell + 0.4)
          })
        })
      }
      Object.assign(navigator.mediaDevices, {
        getUserMedia: async () => {
          if (!featurePolicy.allowsFeature('camera')) throw new DOMException('', 'NotAllowedError')
          const canvas = Object.assign(document.createElement('canvas'), {
            ...{ width: 640, height: 480 },
          })
          const pen = canvas.getContext('2d')
          let frames = 0
          if (pen) setInterval(() => draw(pen, 0.1 + (frames++ % 5) / 50), 100)
          return canvas.captureStream(10)
        },
      })
      if (readsItself)
        Object.assign(globalThis, {
          BarcodeDetector: class {
            detect = async () => [{ rawValue: text }]
          },
        })
    },
    { dark, text, readsItself },
  )
}
