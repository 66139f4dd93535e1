/** A process with nothing to do and room for everything: a test's own process is as busy and as large as all that it has run. */
export const calm = { late: () => 0, held: () => 0 }
