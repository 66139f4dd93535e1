/** The cookie that pages read the session's token from, and the header they send it back in. */
export const tokenCookie = 'XSRF-TOKEN'
export const tokenHeader = 'X-XSRF-TOKEN'
