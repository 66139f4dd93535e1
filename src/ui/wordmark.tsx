/**
 * ODEMOA, as high as a line of the text it stands in and in its colour. Who stands around it says the name.
 * The letters are drawn by the style sheet (wordmark.css), so that neither a page nor its script repeats them.
 */
export function Wordmark() {
  return <span aria-hidden="true" className="wordmark" />
}
