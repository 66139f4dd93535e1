/** What a person does with hands, as both standards write it: WebDriver Classic and WebDriver BiDi. */
export type Source =
  | { type: 'key'; id: string; actions: object[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: object[] }

export type Size = { width: number; height: number }

/** A window of a visitor of their own, in whatever browser. */
export type Window = {
  /** goes there and waits until all of it is loaded */
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** runs the body of a function in the page and answers the text that it returns */
  run: (body: string) => Promise<string>
  act: (sources: readonly Source[]) => Promise<void>
  /** a PNG */
  picture: () => Promise<Buffer>
  /** what the page complained about, where the browser tells */
  complaints: string[]
  close: () => Promise<void>
}

export type Engine = {
  open: (size: Size) => Promise<Window>
  close: () => Promise<void>
}
