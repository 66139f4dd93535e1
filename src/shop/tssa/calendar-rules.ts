/** What a calendar file tells of one class. */
export type CalendarEntry = {
  uid: string
  /** grows with every change, so that a program that took it before knows the newer one */
  sequence: number
  changed: Date | null
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

/** Who holds it: a program takes a change or a cancelling from nobody else. */
export type Organizer = { name: string; mail: string }

/** What a program is asked to do with the events of a booking. */
export function methodOf(entries: readonly CalendarEntry[]): 'CANCEL' | 'PUBLISH' {
  return entries.every((entry) => entry.cancelled) ? 'CANCEL' : 'PUBLISH'
}

/** The meetings of one booking by RFC 5545: lines folded at 75 bytes, ended by CR LF. */
export function icsOf(entries: readonly CalendarEntry[], organizer?: Organizer): string {
  return written([`METHOD:${methodOf(entries)}`], entries, organizer)
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

function written(
  head: readonly string[],
  entries: readonly CalendarEntry[],
  organizer?: Organizer,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ODEMOA//TSSA//KO',
    'CALSCALE:GREGORIAN',
    ...head,
    ...entries.flatMap((entry) => eventOf(entry, organizer)),
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

function eventOf(entry: CalendarEntry, organizer?: Organizer): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    ...(entry.changed ? [`LAST-MODIFIED:${utc(entry.changed)}`] : []),
    ...(organizer ? [`ORGANIZER;CN="${quoted(organizer.name)}":mailto:${organizer.mail}`] : []),
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

/** Within marks no mark may stand. */
function quoted(text: string): string {
  return text.replace(/["\p{Cc}]/gu, ' ')
}

/** A line break is written out; another letter of control would end the line or spoil the file. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
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
