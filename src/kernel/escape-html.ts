const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const signs = Object.fromEntries(Object.entries(entities).map(([sign, entity]) => [entity, sign]))

/** Text for the inside of an element or a quoted attribute, in HTML and XML; control characters that XML forbids are left out. */
export function escapeHtml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
      .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
  )
}

/** What `escapeHtml` wrote, as it was. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => signs[entity] ?? entity)
}
