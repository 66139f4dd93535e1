/** Every row of the shop's error catalogue, and the journey that provokes it: file and name of the test. */
export const catalogueRows: Record<string, { file: string; name: string }> = {
  '401: asked once after 300 ms, then the login that leads back': {
    file: 'error-catalogue',
    name: '401: asked once to log in, then led to the login that leads back',
  },
  '401 from two calls opens one dialog': {
    file: 'faults',
    name: 'hearts of a guest ask once for a login, which leads back',
  },
  '422: at its field, scrolled to': {
    file: 'error-catalogue',
    name: '422: the first field with an error comes 120 px under the edge and has the focus',
  },
  '422 without a visible field: in a dialog': {
    file: 'error-catalogue',
    name: '422: when no field of it is on the page its messages are told in a dialog',
  },
  '404: told, then the not-found page': {
    file: 'error-catalogue',
    name: '404: whoever follows a link to something gone is told, and finds the not-found page under it',
  },
  '로그인이 필요해요.': {
    file: 'error-catalogue',
    name: 'the door of my page says that a log-in is needed',
  },
  'page chunk fails: reload once, then 페이지를 불러오지 못했어요.': {
    file: 'faults',
    name: 'a page whose file is gone is asked for once with reload=1, and then the visitor is told',
  },
  '비밀번호가 변경되었습니다.': {
    file: 'identity',
    name: 'a forgotten password is set anew by the link of a mail (%s)',
  },
  'dialog title 알림': {
    file: 'faults',
    name: 'hearts of a guest ask once for a login, which leads back',
  },
  'dialog title 확인 after a deletion': {
    file: 'chrome',
    name: 'a deletion is confirmed under 확인 by a dialog that runs out by itself',
  },
  'dialog title 문제가 있어요 for a refused call': {
    file: 'error-catalogue',
    name: 'a refused call with a message is told in a dialog of trouble',
  },
  'dialog title 확인하기': {
    file: 'error-catalogue',
    name: 'what asks before it acts is titled 확인하기',
  },
  '마지막 페이지 입니다.': {
    file: 'lists',
    name: '15 tiles at a time on a desk, to the end and its notice',
  },
  구매불가: {
    file: 'lists',
    name: 'what is sold out says so and stays; what has no price cannot be bought',
  },
  'There is updated content. Please refresh. once, by errorHandler': {
    file: 'faults',
    name: 'a part whose file is gone asks once for a refresh',
  },
  'social login: network error page': {
    file: 'identity',
    name: 'when Kakao fails, a page says so and shows the other ways in',
  },
  'server away: a page that says so, and recovery': {
    file: 'own-shop',
    name: 'while the database does not answer there is a page that says so, and the shop recovers by itself',
  },
}
