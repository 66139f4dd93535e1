import { useEffect, useRef, useState } from 'react'
import { type CodeReader, codeReader, tickets } from './code-reader.ts'

const everyMs = 200
const quietMs = 2_500

/** Looks through the phone's camera for codes; the same one again only after a moment. */
export function CodeScanner({
  onCode,
  words,
  formats = tickets,
}: {
  onCode: (text: string) => void
  /** which codes are looked for */
  formats?: readonly string[]
  /** what to hold before it; what to do without a camera, and where the browser reads no codes */
  words: { hint: string; noCamera: string; noReader: string }
}) {
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState<'noCamera' | 'noReader' | null>(null)
  const told = useRef(onCode)
  told.current = onCode

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    let last = { text: '', at: 0 }

    async function look(read: CodeReader) {
      if (over || !video.current) return
      for (const text of await read(video.current)) {
        const now = Date.now()
        if (over || (text === last.text && now - last.at < quietMs)) continue
        last = { text, at: now }
        told.current(text)
      }
      timer = setTimeout(() => void look(read), everyMs)
    }

    async function start() {
      try {
        const read = await codeReader(formats)
        if (over) return
        if (!read) return setFailed('noReader')
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment' },
        })
        if (over || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play()
        await look(read)
      } catch {
        setFailed('noCamera')
      }
    }
    function stop() {
      over = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void start()
    return stop
  }, [formats])

  if (failed)
    return (
      <p role="alert" className="bg-paper-100 px-4 py-4 text-plain">
        {words[failed]}
      </p>
    )
  return (
    <figure>
      <video
        ref={video}
        muted
        playsInline
        className="aspect-square w-full max-w-80 bg-ink-900 object-cover"
      />
      <figcaption className="mt-2 text-small text-ink-500">{words.hint}</figcaption>
    </figure>
  )
}
