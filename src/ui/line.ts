type Line = { saveData?: boolean; effectiveType?: string }

/** Somebody who saves data, or whose line is slow; a browser that does not tell is taken for quick. */
export function isLeanLine(): boolean {
  const { connection: line }: Navigator & { connection?: Line } = navigator
  return Boolean(line?.saveData || /2g|3g/.test(line?.effectiveType ?? ''))
}

/** The same before the first paint, as a script in the page: such visitors keep the faces of their system (tokens.css). */
export const facesByLine = `{let c=navigator.connection;if(c&&(c.saveData||/2g|3g/.test(c.effectiveType)))document.documentElement.dataset.faces='system'}`
