/** The text cut to `most` characters, counted as people count them; the same text when it fits. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const characters = [...text]
  return characters.length > most ? characters.slice(0, most).join('') : text
}
