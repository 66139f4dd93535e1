export type Query = Record<string, string | number | undefined | null>

export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return search.size ? `${path}?${search}` : path
}

export const segment = (value: string | number) => encodeURIComponent(String(value))

const applicationPages: Record<string, string> = {
  dealer: '/customer/dealer-apply',
  bulk: '/customer/bulk-request',
  class: '/customer/class-inquiry',
  fragrance: '/custom/fragrance_service',
}

/** Where an application of this kind is written, and its own are listed. */
export function applicationPath(kind: string): string {
  return applicationPages[kind] ?? '/customer/wholesale-apply'
}

/** Every address of the site. Pages and mails link through here. */
/** how the names of pages about custom work begin */
export const customPage = 'custom-'
/** the first of them, at `/custom/fragrance` itself */
export const firstCustomPage = `${customPage}fragrance`

export const paths = {
  home: () => '/',
  backOffice: () => '/admin',
  /** `kakao` is the code of a Kakao log-in that is linked once the password is right */
  login: (redirect?: string, kakao?: string) => withQuery('/login', { redirect, kakao }),
  kakaoLost: () => '/login/network-error',
  register: (query: Query = {}) => withQuery('/register', query),
  forgotPassword: (part?: 'id') => withQuery('/forgot-password', { find: part }),
  product: (it_id: string, option?: number) =>
    withQuery(`/shop/product/${segment(it_id)}`, { option }),
  category: (id: number, query: Query = {}) => withQuery(`/shop/category/${segment(id)}`, query),
  bestSeller: () => '/shop/best-seller',
  newItem: () => '/shop/new-item',
  /** `exact` looks for what was typed, repaired in nothing */
  search: (keyword?: string, exact?: 1) => withQuery('/shop/search', { keyword, exact }),
  cart: () => '/shop/cart',
  /** a quotation by its token, or the form of a new one: from the cart, a product with options, another quotation */
  quotation: (query: Query = {}) => withQuery('/shop/quotation', query),
  orderForm: (direct = false, payment_error?: string) =>
    withQuery('/shop/order-form', { direct: direct ? 1 : undefined, payment_error }),
  orderConfirm: (od_id: string) => `/shop/order/${segment(od_id)}/confirm`,
  orderStatement: (od_id: string) => `/shop/order/${segment(od_id)}/statement`,
  orderView: (od_id: string, errorMessage?: string) =>
    withQuery('/shop/my_order_view', { od_id, errorMessage }),
  orderReceiver: (od_id: string) => `/shop/order/${segment(od_id)}/receiver`,
  orderClaim: (od_id: string, kind: 'cancel' | 'return' | 'exchange') =>
    withQuery(`/shop/order/${segment(od_id)}/claim`, { kind }),
  /** where a provider sends the buyer back to; it adds its own words to the query */
  paymentConfirm: (query: { pay_id: string; code?: string }) =>
    withQuery('/shop/payment_confirm', query),
  claimFee: (query: { pay_id: string; code?: string }) => withQuery('/shop/claim-fee', query),
  /** by its secret link; `payment_error` is why the last attempt did not work */
  personalPayment: (token: string, payment_error?: string) =>
    withQuery(`/shop/personal-payment/${segment(token)}`, { payment_error }),
  personalReturn: (query: { pay_id: string; code?: string }) =>
    withQuery('/shop/personal-payment', query),
  /** without a number the order page asks for one */
  orderLookUp: () => '/shop/my_order_view',
  notices: (page?: number) =>
    withQuery('/customer/notice', { page: page === 1 ? undefined : page }),
  notice: (id: number) => `/customer/notice/${segment(id)}`,
  customerCenter: () => '/customer/center',
  helpSearch: (query: Query = {}) => withQuery('/customer/search', query),
  /** `id` opens one of the questions */
  faq: (query: Query = {}, id?: number) =>
    `${withQuery('/customer/faq', query)}${id ? `#faq-${segment(id)}` : ''}`,
  /** CustomerWholesaleApply and DealerApply of the specification, and their two sisters */
  wholesaleApply: () => applicationPath('wholesale'),
  dealerApply: () => applicationPath('dealer'),
  bulkRequest: () => applicationPath('bulk'),
  classInquiry: () => applicationPath('class'),
  /** the service with its brief */
  fragranceService: () => applicationPath('fragrance'),
  fragranceWork: (token: string) => `/custom/fragrance_service/work/${segment(token)}`,
  /**
   * CustomLanding of the specification: `name` is that of a page of staff without its `custom-`; `last` is the page of the list below
   * the first of them that led there, and the one to go back to
   */
  customLanding: (name?: string, query: Query = {}) =>
    withQuery(name ? `/custom/fragrance/${segment(name)}` : '/custom/fragrance', query),
  /** the designer: empty, or with what is worked on */
  bottle: (
    query: { design?: number; job?: string; copy?: string; share?: string; line?: number } = {},
  ) => withQuery('/custom/bottle', query),
  bottleShare: (token: string) => `/custom/bottle/share/${segment(token)}`,
  companyInvitation: (token: string) => `/my-page/company-invitation/${segment(token)}`,
  bottleJob: (token: string) => `/custom/bottle/job/${segment(token)}`,
  /** a taste stands in its query */
  scentFinder: (query: Query = {}) => withQuery('/shop/scent-finder', query),
  /** formulas of those who have not joined; `from` is a product whose notes it starts from */
  sharedKit: (token: string) => `/custom/kit/${segment(token)}`,
  formulaStudio: (query: { from?: string } = {}) => withQuery('/custom/formula', query),
  /** the calculators of the workbench; the figures of one stand in its query */
  tools: () => '/tools',
  tool: (tool: string, query: Query = {}) => withQuery(`/tools/${segment(tool)}`, query),
  application: (kind: string, id: number) => `${applicationPath(kind)}/${segment(id)}/show`,
  applicationEdit: (kind: string, id: number) => `${applicationPath(kind)}/${segment(id)}/edit`,
  documents: (query: Query = {}) => withQuery('/customer/document-board', query),
  document: (id: number) => `/customer/document-board/${segment(id)}`,
  lots: () => '/customer/lot',
  /** what stands on a label as a code */
  lot: (lot_no: string) => `/customer/lot/${segment(lot_no)}`,
  shipmentCost: () => '/customer/shipment-cost',
  productInquiries: (query: Query = {}) => withQuery('/customer/product-inquiry', query),
  productReviews: (query: Query = {}) => withQuery('/customer/product-review', query),
  privacy: () => '/contents/privacy',
  terms: () => '/contents/terms',
  /** a page that staff write, at its one address: those about custom work stand below /custom */
  contents: (name: string): string =>
    name.startsWith(customPage)
      ? paths.customLanding(name === firstCustomPage ? '' : name.slice(customPage.length))
      : `/contents/${segment(name)}`,
  recipes: (page?: number) => withQuery('/contents/diy', { page: page === 1 ? undefined : page }),
  recipe: (id: number) => `/contents/diy/${segment(id)}`,
  promotions: (page?: number) =>
    withQuery('/contents/promotion', { page: page === 1 ? undefined : page }),
  promotion: (id: number) => `/contents/promotion/${segment(id)}`,
  selects: (page?: number) =>
    withQuery('/contents/select', { page: page === 1 ? undefined : page }),
  /** `last` is the page of the list that led there, and the one to go back to */
  select: (id: number, last?: number) => withQuery(`/contents/select/${segment(id)}`, { last }),
  stores: () => '/contents/store',
  /** the workshop: TssaMain, TssaCategoryShow, TssaStudio, TssaBooks, TssaNotice of the specification */
  tssa: {
    /** `day`: YYYY-MM-DD, or YYYY-MM for the first date of a month */
    main: (day?: string) => withQuery('/tssa/main', { day }),
    about: () => '/tssa/about',
    classes: (query: Query = {}) => withQuery('/tssa/class-product', query),
    class: (class_id: number) => `/tssa/product/${segment(class_id)}`,
    category: () => '/tssa/category',
    studio: () => '/tssa/studio',
    books: () => '/tssa/books',
    notices: (page?: number) => withQuery('/tssa/notice', { page: page === 1 ? undefined : page }),
    notice: (id: number) => `/tssa/notice/${segment(id)}`,
    /** a booking as a ticket, by its secret link */
    ticket: (token: string) => `/tssa/ticket/${segment(token)}`,
    /** looks up a certificate; without a number it asks for one */
    certificate: (number?: string) =>
      number ? `/tssa/certificate/${segment(number)}` : '/tssa/certificate',
    /** a proposal for a class of one's own, by its secret link */
    proposal: (token: string) => `/tssa/proposal/${segment(token)}`,
  },
  myPage: {
    home: () => '/my-page',
    account: () => '/my-page/account',
    leave: () => '/my-page/account/leave',
    notifications: (page?: number) =>
      withQuery('/my-page/notification', { page: page === 1 ? undefined : page }),
    orders: (query: Query = {}) => withQuery('/my-page/order', query),
    order: (od_id: string) => `/my-page/order/${segment(od_id)}`,
    personalPayments: (page?: number) =>
      withQuery('/my-page/personal-payment', { page: page === 1 ? undefined : page }),
    storeOrders: (query: Query = {}) => withQuery('/my-page/store-order', query),
    tssa: (query: Query = {}) => withQuery('/my-page/tssa', query),
    inquiries: (query: Query = {}) => withQuery('/my-page/inquiry', query),
    newInquiry: (query: Query = {}) => withQuery('/my-page/inquiry/write', query),
    inquiryEdit: (id: number) => `/my-page/inquiry/${segment(id)}`,
    inquiry: (id: number) => `/my-page/inquiry/${segment(id)}/show`,
    productInquiries: (query: Query = {}) => withQuery('/my-page/product-inquiry', query),
    productReviews: (query: Query = {}) => withQuery('/my-page/product-review', query),
    wishList: (page?: number) =>
      withQuery('/my-page/wish-list', { page: page === 1 ? undefined : page }),
    coupons: (query: Query = {}) => withQuery('/my-page/coupon', query),
    points: (query: Query = {}) => withQuery('/my-page/point', query),
    credit: (query: Query = {}) => withQuery('/my-page/credit', query),
    company: (query: Query = {}) => withQuery('/my-page/company', query),
    companyStatement: (month: string) => `/my-page/company/${month}`,
    formulas: (query: Query = {}) => withQuery('/my-page/formula', query),
    shelf: () => '/my-page/shelf',
    benchResults: (page?: number) =>
      withQuery('/my-page/tools', { page: page === 1 ? undefined : page }),
    kits: (page?: number) => withQuery('/my-page/kit', { page: page === 1 ? undefined : page }),
    kit: (id: number | string, query: Query = {}) =>
      withQuery(`/my-page/kit/${segment(id)}`, query),
    bottles: (query: Query = {}) => withQuery('/my-page/bottle', query),
    formula: (id: number | string) => `/my-page/formula/${segment(id)}/show`,
  },
}

/** What the shop says of anything that is not there, and the address where that is the page. */
export const lostWords = '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.'
export const lostAddress = '/not-found'

/** Pages that lead a guest to the login. */
export function needsLogin(path: string | null): boolean {
  return /^\/(my-page(?![\w-])|customer\/document-board\/\d|(customer|custom)\/[\w-]+\/\d+\/(show|edit))/.test(
    path ?? '',
  )
}

// parsed against a host nobody can own, so that leaving it is seen
const nowhere = 'https://odemoa.invalid'

/** Only an address of our own may follow a login; anything else leads to `fallback`. Read as a browser reads it: tabs and line breaks fall out, backslashes turn. */
export function safeRedirect(given: string | null | undefined, fallback = paths.home()): string {
  if (!given || !/^\/(?![/\\])/.test(given)) return fallback
  try {
    const url = new URL(given, nowhere)
    if (
      url.origin !== nowhere ||
      url.pathname.startsWith('//') ||
      /^\/(?:admin\/login|login(?:\/.*)?|register|forgot-password|shop\/reset)$/.test(url.pathname)
    )
      return fallback
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}
