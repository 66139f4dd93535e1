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
  /** rings nobody */
  silent?: true
}

/** The meetings of one booking by RFC 5545: lines folded at 75 bytes, ended by CR LF. */
export function icsOf(entries: readonly CalendarEntry[]): string {
  const isOff = entries.every((entry) => entry.cancelled)
  return written([`METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`], entries)
}

/** Many events under a name, for a calendar that reads them again every hour. */
export function calendarOfAll(name: string, entries: readonly CalendarEntry[]): string {
  return written(
    [
      'METHOD:PUBLISH',
      `NAME:${escaped(name)}`,
      `X-WR-CALNAME:${escaped(name)}`,
      'X-WR-TIMEZONE:Asia/Seoul',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ],
    entries,
  )
}

function written(head: readonly string[], entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ODEMOA//TSSA//KO',
    'CALSCALE:GREGORIAN',
    ...head,
    ...entries.flatMap(eventOf),
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

function eventOf(entry: CalendarEntry): string[] {
  return [
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
    ...(entry.cancelled || entry.silent
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'TRIGGER:-PT3H',
          `DESCRIPTION:${escaped(entry.title)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ]
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
