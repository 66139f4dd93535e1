import { expect, test } from 'vitest'
import { judgeFilm } from './film-bytes.ts'
import { mp4, webm } from './film-sample.ts'

test.each([
  ['an MP4', mp4(), { ending: 'mp4', seconds: 8 }],
  ['an MP4 of VP9', mp4({ codec: 'vp09', seconds: 61 }), { ending: 'mp4', seconds: 61 }],
  ['a WebM', webm(), { ending: 'webm', seconds: 8 }],
  ['a WebM of AV1', webm({ codec: 'V_AV1', seconds: 2 }), { ending: 'webm', seconds: 2 }],
  ['an MP4 with sound', mp4({ sound: true }), 'sound'],
  ['a WebM with sound', webm({ sound: true }), 'sound'],
  ['a film of a telephone that few can play', mp4({ codec: 'hvc1' }), 'codec'],
  ['a QuickTime film', mp4({ brand: 'qt  ' }), 'codec'],
  ['a Matroska film', webm({ docType: 'matroska' }), 'unreadable'],
  ['a script that calls itself film.mp4', Buffer.from('<script>alert(1)</script>'), 'unreadable'],
  ['nothing', Buffer.alloc(0), 'unreadable'],
])('%s', (_, bytes, verdict) => {
  expect(judgeFilm(bytes)).toEqual(verdict)
})

test.each([
  ['MP4', mp4()],
  ['WebM', webm()],
])(
  'an %s cut anywhere, or with a length that leads out of it, is refused and never breaks the reader',
  (_, whole) => {
    for (let end = 0; end < whole.length; end++) {
      const verdict = judgeFilm(Buffer.from(whole.subarray(0, end)))
      // the pictures at its end may be shorter than they say only where nothing says how long they are
      expect(typeof verdict === 'string' || end > whole.length - 8, `cut at ${end}`).toBe(true)
    }
    for (let at = 0; at < whole.length; at++) {
      const bent = Buffer.from(whole)
      bent.writeUInt8(0xff, at)
      expect(() => judgeFilm(bent)).not.toThrow()
    }
  },
)

test.each([
  ['MP4', mp4({ told: '+37.5665+126.9780 Minji' })],
  ['WebM', webm({ told: '+37.5665+126.9780 Minji' })],
])('what an %s tells of its place and maker is gone, and no byte has moved', (_, bytes) => {
  const before = bytes.length
  const at = bytes.indexOf('pictures')
  expect(judgeFilm(bytes)).toMatchObject({ seconds: 8 })
  expect(bytes.includes('37.5665')).toBe(false)
  expect(bytes.includes('Minji')).toBe(false)
  expect([bytes.length, bytes.indexOf('pictures')]).toEqual([before, at])
  // and it is still a film
  expect(judgeFilm(bytes)).toMatchObject({ seconds: 8 })
})
