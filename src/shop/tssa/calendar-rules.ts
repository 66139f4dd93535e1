/** What a calendar file tells of one class. */
export type CalendarEntry = {
  uid: string
  starts_at: Date
  ends_at: Date
  title: string
  place: string
  note: string
  url: string
  cancelled: boolean
  stamp: Date
}

/** One event by RFC 5545: lines folded at 75 bytes, ended by CR LF. */
export function icsOf(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ODEMOA//TSSA//KO',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.starts_at)}`,
    `DTEND:${utc(entry.ends_at)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.note)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(entry.cancelled
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'TRIGGER:-PT3H',
          `DESCRIPTION:${escaped(entry.title)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

const most = 75

/** A line too long goes on after a space; a letter of several bytes is never cut. */
function folded(line: string): string[] {
  const rows: string[] = []
  let row = ''
  let size = 0
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length
    if (size + bytes > most) {
      rows.push(row)
      row = ' '
      size = 1
    }
    row += letter
    size += bytes
  }
  return [...rows, row]
}
