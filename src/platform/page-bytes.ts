// what is mostly there: `<div`, ` class="`, `">`; longer ones are the engine's own work
const short = 24
const roomAtFirst = 256 * 1024

/**
 * The bytes of a page that comes in thousands of small texts, written one behind the other. One place is used for all pages:
 * a renderer hands a page over without a pause in between.
 */
export class PageBytes {
  #place: Buffer = Buffer.allocUnsafe(roomAtFirst)
  #end = 0

  /** A new page; what one that broke off left behind is gone. */
  begin() {
    this.#end = 0
  }

  take(chunk: string | Uint8Array) {
    // a letter of JavaScript's is three bytes at most
    this.#makeRoom(chunk.length * 3)
    if (typeof chunk !== 'string') {
      this.#place.set(chunk, this.#end)
      this.#end += chunk.length
    } else if (chunk.length > short || !this.#wroteLatin(chunk)) {
      this.#end += this.#place.write(chunk, this.#end)
    }
  }

  /** All that was taken, as bytes of their own. */
  whole(): Buffer {
    return Buffer.from(this.#place.subarray(0, this.#end))
  }

  /** Letter by letter, which for a few is quicker than a call of the engine; false where one of them is not plain. */
  #wroteLatin(text: string): boolean {
    const place = this.#place
    const start = this.#end
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at)
      if (letter > 127) return false
      place[start + at] = letter
    }
    this.#end = start + text.length
    return true
  }

  #makeRoom(more: number) {
    const wanted = this.#end + more
    if (wanted <= this.#place.length) return
    const larger = Buffer.allocUnsafe(Math.max(wanted, this.#place.length * 2))
    larger.set(this.#place.subarray(0, this.#end))
    this.#place = larger
  }
}
