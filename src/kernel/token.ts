/** The cookie that pages read the session's token from, and the header they send it back in. */
export const tokenCookie = 'XSRF-TOKEN'
export const tokenHeader = 'X-XSRF-TOKEN'

/** Who the page was filled in by: a write in the name of somebody else, or of nobody any more, asks for a login instead. */
export const memberHeader = 'X-Member'
