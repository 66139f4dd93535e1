import { both, type LegalSection } from './legal.ts'

const contract = both('계약을 맺고 지키기 위해', 'To make and keep the contract')
const interest = both('부정 이용을 막을 정당한 이익', 'Legitimate interest in preventing abuse')

export const items: LegalSection = {
  id: 'items',
  title: both('받는 정보와 쓰는 곳', 'What we collect and why'),
  blocks: [
    {
      text: both(
        '계약에 꼭 필요한 정보는 개인정보 보호법 제15조 제1항 제4호에 따라 따로 동의를 구하지 않고 처리해요. 접속 정보는 같은 항 제6호에 따라 처리해요.',
        'Data that a contract requires is processed without separate consent under Article 15(1)4 of the Personal Information Protection Act; connection data under Article 15(1)6.',
      ),
    },
    {
      table: {
        head: [
          both('언제', 'When'),
          both('받는 정보', 'What'),
          both('쓰는 곳', 'Why'),
          both('근거', 'Ground'),
        ],
        rows: [
          [
            both('주문할 때', 'Placing an order'),
            both(
              '주문하는 분의 이름, 휴대폰 번호, 메일. 받는 분의 이름, 휴대폰 번호, 주소, 배송 메모. 입금하는 분의 이름',
              'Your name, phone and email. The receiver’s name, phone, address and delivery note. The payer’s name',
            ),
            both(
              '주문과 입금 확인, 배송과 배송 안내, 취소·반품·환불',
              'Confirming order and payment, delivery and its news, cancellation, return, refund',
            ),
            contract,
          ],
          [
            both('비회원으로 주문할 때', 'Ordering as a guest'),
            both('주문 조회 비밀번호', 'Order password'),
            both('주문한 분만 주문을 보게 하기', 'Showing the order only to you'),
            contract,
          ],
          [
            both('회원으로 이용할 때', 'Using an account'),
            both(
              '아이디, 비밀번호, 이름, 닉네임, 메일, 휴대폰 번호, 생년월일(선택), 주소록, 찜한 상품, 쿠폰과 적립금, 저장한 레시피, 로그인한 기기',
              'Id, password, name, nickname, email, phone, date of birth (optional), addresses, wish list, coupons and points, saved formulas, devices you logged in on',
            ),
            both(
              '본인 확인, 주문서 채우기, 혜택, 남의 로그인 막기',
              'Knowing you, filling the order form, benefits, preventing break-ins',
            ),
            contract,
          ],
          [
            both('카카오로 로그인할 때', 'Logging in with Kakao'),
            both(
              '카카오 회원 번호, 닉네임, 확인된 메일',
              'Kakao member number, nickname, confirmed email',
            ),
            both('계정 연결과 로그인', 'Linking the account, logging in'),
            contract,
          ],
          [
            both('후기를 쓸 때', 'Writing a review'),
            both(
              '별점, 글, 사진(위치 정보는 지우고 저장)',
              'Stars, text, photographs (stored without their location)',
            ),
            both('상품 화면에 보이기', 'Showing it with the product'),
            contract,
          ],
          [
            both('클래스를 예약할 때', 'Booking a class'),
            both('오는 분의 이름과 연락처, 요청한 점', 'Names and contact of who comes, wishes'),
            both('예약과 안내, 환불', 'The booking, its news, refunds'),
            contract,
          ],
          [
            both('재입고 알림을 신청할 때', 'Asking to be told of new stock'),
            both(
              '메일 또는 휴대폰 번호 (한 번 알린 뒤 삭제)',
              'Email or phone (deleted after the one message)',
            ),
            both('재입고 알림', 'Telling you once'),
            both('동의', 'Consent'),
          ],
          [
            both('환불할 때', 'Refunding'),
            both('환불받을 은행, 계좌번호, 예금주', 'Bank, account number and holder'),
            both('환불', 'The refund'),
            contract,
          ],
          [
            both('문의할 때', 'Asking us'),
            both('이름, 연락처, 문의 내용', 'Name, contact and question'),
            both('답변, 불만과 분쟁 처리', 'Answering, settling complaints and disputes'),
            contract,
          ],
          [
            both(
              '도매·대리점·대량 주문·단체 클래스를 신청할 때',
              'Applying for a trade account, a dealership, a large order or a group class',
            ),
            both(
              '상호, 사업자등록번호, 대표자, 사업장 주소, 담당자 이름과 연락처, 붙인 파일',
              'Company, business number, representative, address, name and contact of the contact person, files',
            ),
            both(
              '심사와 답변, 국세청에 사업자 상태 확인',
              'Review and answer, asking the tax office about the business',
            ),
            both('동의', 'Consent'),
          ],
          [
            both('문서 게시판의 파일을 받을 때', 'Saving a file of the documents'),
            both('아이디, 받은 파일과 때', 'Id, the file and the time'),
            both('고쳐진 안전 자료를 알리기', 'Telling you of corrected safety data'),
            interest,
          ],
          [
            both('저절로 생기는 정보', 'Arising by itself'),
            both(
              '접속 IP, 주문하고 로그인한 때, 언어와 통화, 쿠키',
              'IP address, times of order and log-in, language and currency, cookies',
            ),
            both(
              '장바구니 유지, 부정 주문과 남의 로그인 막기',
              'Keeping the cart, preventing false orders and break-ins',
            ),
            interest,
          ],
        ],
      },
    },
    {
      list: [
        both(
          '주민등록번호와 건강, 신념 같은 민감한 정보는 받지 않아요.',
          'We never ask for resident registration numbers or sensitive data such as health or belief.',
        ),
        both(
          '주문에 필요한 정보를 적지 않으면 주문을 받을 수 없어요. 상세 주소와 배송 메모는 비워도 돼요.',
          'Without the data an order needs we cannot take it. Unit number and delivery note may stay empty.',
        ),
        both(
          '받는 분의 정보는 주문하는 분이 적어 주신 것이고, 배송에만 써요. 받는 분이 물으시면 어디에서 받은 정보인지 알려 드려요.',
          'The receiver’s details come from whoever placed the order and serve delivery only. Receivers who ask are told where we had them from.',
        ),
        both(
          '광고 메일과 문자는 방법마다 따로 동의한 회원에게만 보내고, 동의는 언제든지 거둘 수 있어요. 동의하지 않아도 똑같이 주문할 수 있어요.',
          'Offers go only to members who agreed to that channel, and you can take it back at any time. You can order all the same without agreeing.',
        ),
      ],
    },
  ],
}

const commerceAct = both('전자상거래법 시행령 제6조', 'E-Commerce Act decree, Art. 6')
const ownRule = both('오드모아 내부 방침', 'Our own rule')

export const retention: LegalSection = {
  id: 'retention',
  title: both('보관하는 기간', 'How long we keep it'),
  blocks: [
    {
      text: both(
        '쓸모가 끝난 정보는 지체 없이 지워요. 아래 기록은 법이나 방침에 따라 정해진 기간 동안, 그 목적으로만 보관해요.',
        'Data that has served is deleted without delay. These records are kept for the time given, for that purpose alone.',
      ),
    },
    {
      table: {
        head: [both('기록', 'Record'), both('기간', 'Kept for'), both('근거', 'Ground')],
        rows: [
          [
            both('계약과 청약철회', 'Contracts and withdrawals'),
            both('5년', '5 years'),
            commerceAct,
          ],
          [
            both('대금 결제와 상품 공급', 'Payment and supply'),
            both('5년', '5 years'),
            commerceAct,
          ],
          [
            both('소비자 불만과 분쟁 처리', 'Complaints and disputes'),
            both('3년', '3 years'),
            commerceAct,
          ],
          [both('표시와 광고', 'Labels and advertising'), both('6개월', '6 months'), commerceAct],
          [
            both('세금 장부와 증빙', 'Tax books and receipts'),
            both('5년', '5 years'),
            both('국세기본법 제85조의3', 'National Tax Act, Art. 85-3'),
          ],
          [
            both('로그인 기록', 'Log-in records'),
            both('3개월', '3 months'),
            both('통신비밀보호법 시행령 제41조', 'Communications Secrets Act decree, Art. 41'),
          ],
          [both('부정 이용 기록', 'Records of abuse'), both('1년', '1 year'), ownRule],
          [
            both(
              '탈퇴한 회원의 아이디 (다시 쓰지 못하게)',
              'Id of a closed account (so that nobody reuses it)',
            ),
            both('30일', '30 days'),
            ownRule,
          ],
        ],
      },
    },
    { text: both('그 밖의 정보는 이만큼만 두어요.', 'Everything else stays no longer than this.') },
    {
      table: {
        head: [both('정보', 'Data'), both('기간', 'Kept for')],
        rows: [
          [both('회원 계정', 'Member account'), both('탈퇴할 때까지', 'Until it is closed')],
          [both('비회원 장바구니', 'Guest cart'), both('담은 날부터 30일', '30 days after adding')],
          [
            both('로그인 상태와 조회한 주문', 'Log-in and the orders you opened'),
            both(
              '마지막으로 로그인하거나 조회한 날부터 14일',
              '14 days after the last log-in or look-up',
            ),
          ],
          [
            both('보낸 메일의 받는 주소와 제목', 'Address and subject of mails we sent'),
            both('180일', '180 days'),
          ],
          [
            both(
              '같은 주문을 두 번 받지 않게 하는 번호',
              'Number that keeps an order from arriving twice',
            ),
            both('2일', '2 days'),
          ],
          [
            both(
              '로그인과 주문 조회를 시도한 접속 IP',
              'IP address of log-in and look-up attempts',
            ),
            both('10분 동안 세고 하루 안에 삭제', 'Counted for 10 minutes, deleted within a day'),
          ],
        ],
      },
    },
  ],
}

const untilDone = both('맡긴 일이 끝날 때까지', 'Until the work is done')

export const processors: LegalSection = {
  id: 'processors',
  title: both('일을 맡긴 곳', 'Who works for us'),
  blocks: [
    {
      text: both(
        '아래 일을 맡기고, 계약으로 다른 데 쓰지 못하게 하며 안전하게 다루는지 살펴요. 맡긴 곳이 바뀌면 이 방침에 알려요.',
        'These companies work on our behalf. Their contracts forbid any other use, and we watch over it. Changes are published here.',
      ),
    },
    {
      table: {
        head: [
          both('맡은 곳', 'Company'),
          both('맡긴 일', 'Work'),
          both('다루는 정보', 'Data'),
          both('기간', 'How long'),
        ],
        rows: [
          [
            both('{couriers}', '{couriers}'),
            both('상품 배송과 회수', 'Delivery and collection'),
            both(
              '받는 분의 이름, 휴대폰 번호, 주소, 배송 메모',
              'Receiver’s name, phone, address, delivery note',
            ),
            untilDone,
          ],
          [
            both('{hosting}', '{hosting}'),
            both('서버와 데이터베이스 운영', 'Running servers and database'),
            both('이 방침에 적은 정보의 보관', 'Storage of the data in this policy'),
            both('계약이 끝날 때까지', 'Until the contract ends'),
          ],
          [
            both('{mail_service}', '{mail_service}'),
            both('주문 메일 발송', 'Sending order mails'),
            both('메일 주소, 이름, 주문과 배송 내용', 'Email, name, order and delivery details'),
            untilDone,
          ],
          [
            both(
              '토스페이먼츠(주), PayPal Pte. Ltd. (달러 결제)',
              'Toss Payments Co., Ltd.; PayPal Pte. Ltd. (dollars)',
            ),
            both(
              '카드와 계좌 결제, 환불, 현금영수증',
              'Payment by card or account, refunds, cash receipts',
            ),
            both(
              '이름, 연락처, 주문 내용과 금액. 카드 번호는 오드모아를 거치지 않아요',
              'Name, contact, order and amount. Card numbers do not pass through us',
            ),
            untilDone,
          ],
          [
            both('솔라피 (누리고)', 'Solapi (Nurigo)'),
            both('문자와 카카오 알림톡 발송', 'Sending text messages and Kakao notices'),
            both('휴대폰 번호, 주문과 배송 안내', 'Phone, news of orders and delivery'),
            untilDone,
          ],
        ],
      },
    },
    {
      list: [
        both(
          '주문 한 건의 정보는 그 상자를 나르는 택배사 한 곳에만 건네요.',
          'Only the courier who carries a parcel is given its details.',
        ),
        both(
          '주문서에서 ‘주소 찾기’를 누르면 (주)카카오의 우편번호 서비스가 열려요. 찾는 낱말과 접속 IP가 카카오로 가고, 오드모아는 고른 주소만 받아요. 그 화면은 카카오의 방침을 따라요. 누르지 않고 직접 적어도 돼요.',
          'Pressing “Find address” in the order form opens the postcode service of Kakao Corp. Your search words and IP address reach Kakao; we receive the chosen address only. Kakao’s own policy applies there. You can type the address yourself instead.',
        ),
        both(
          '달러로 PayPal 결제를 고르면 결제에 필요한 정보가 싱가포르의 PayPal로 가요. 그 밖에는 개인정보를 나라 밖으로 보내지 않아요.',
          'If you pay in dollars with PayPal, what the payment needs goes to PayPal in Singapore. Otherwise we send no personal data abroad from Korea.',
        ),
      ],
    },
  ],
}

const cookie = both('쿠키', 'Cookie')
const stays = both('저장소 (브라우저)', 'Local storage')
const tab = both('저장소 (탭)', 'Session storage')
const tillCleared = both('직접 지울 때까지', 'Until you clear it')
const tillLoggedOut = both('로그아웃하거나 지울 때까지', 'Until you log out or clear it')
const tillClosed = both('탭을 닫을 때까지', 'Until the tab closes')
const name = (text: string) => both(text, text)

export const cookies: LegalSection = {
  id: 'cookies',
  title: both('쿠키와 브라우저 저장소', 'Cookies and browser storage'),
  blocks: [
    {
      text: both(
        '이 매장이 고객의 브라우저에 남기는 것은 아래가 전부예요. 모두 매장을 움직이는 데 필요한 것이고, 광고나 방문 분석, 화면 녹화에 쓰는 것은 없어요.',
        'This is everything the shop leaves in your browser. All of it serves the shop itself; nothing is for advertising, analytics or screen recording.',
      ),
    },
    {
      table: {
        head: [
          both('이름', 'Name'),
          both('종류', 'Kind'),
          both('하는 일', 'Purpose'),
          both('기간', 'How long'),
        ],
        rows: [
          [
            name('odemoa_session, __Host-odemoa_session'),
            cookie,
            both(
              '로그인, 장바구니, 조회한 주문을 알아보기',
              'Knows your log-in, cart and opened orders',
            ),
            both('14일', '14 days'),
          ],
          [
            name('XSRF-TOKEN'),
            cookie,
            both(
              '다른 사이트가 고객인 척 보내는 요청 막기',
              'Stops other sites from acting in your name',
            ),
            both('14일', '14 days'),
          ],
          [
            name('odemoa_device'),
            cookie,
            both(
              '처음 보는 기기에서 로그인하면 알리기',
              'Tells you of a log-in on a device not seen before',
            ),
            both('1년', '1 year'),
          ],
          [
            name('odemoa_lang'),
            cookie,
            both('고른 언어와 통화', 'Chosen language and currency'),
            both('1년', '1 year'),
          ],
          [
            name('odemoa_to'),
            cookie,
            both('고른 배송 나라', 'The country you chose to ship to'),
            both('1년', '1 year'),
          ],
          [
            name('pinia/session/language, pinia/session/currency'),
            stays,
            both('고른 언어와 통화', 'Chosen language and currency'),
            tillCleared,
          ],
          [
            name('odemoa/viewed'),
            stays,
            both('최근 본 상품', 'Products you viewed lately'),
            tillLoggedOut,
          ],
          [
            name('odemoa/bottle-draft'),
            stays,
            both('만들던 병 디자인', 'The bottle you were designing'),
            tillLoggedOut,
          ],
          [
            name('odemoa/bottle-asked'),
            stays,
            both('만들던 병의 이름과 수량', 'The name and number of that bottle'),
            tillLoggedOut,
          ],
          [
            name('odemoa/formula'),
            stays,
            both('쓰던 포뮬러', 'The formula you were writing'),
            tillCleared,
          ],
          [
            name('odemoa/bench-results'),
            stays,
            both('이 기기에 저장한 계산 결과', 'Calculator results kept on this device'),
            tillCleared,
          ],
          [
            name('odemoa/searched'),
            stays,
            both('최근 검색어', 'Words you searched for lately'),
            tillLoggedOut,
          ],
          [
            name('odemoa/top-bar'),
            stays,
            both('닫은 알림 띠', 'The notice bar you closed'),
            tillCleared,
          ],
          [
            name('odemoa/banner-until'),
            stays,
            both('닫은 배너', 'The banner you closed'),
            both('그날 자정까지', 'Until midnight'),
          ],
          [
            name('pinia/popup/read'),
            stays,
            both('이미 본 팝업 다섯 개까지', 'Up to five popups you have seen'),
            tillCleared,
          ],
          [
            name('odemoa/popup/quiet-until'),
            stays,
            both('팝업을 보지 않기로 한 것', 'That you want no popups'),
            both('7일', '7 days'),
          ],
          [
            name('odemoa/order-draft'),
            stays,
            both(
              '적던 주문서 (비밀번호와 동의는 빼고)',
              'The order form you were filling in, without password and consents',
            ),
            both(
              '주문하거나 로그아웃하거나 7일이 지나면 지움',
              'Removed on ordering, on log-out, or after 7 days',
            ),
          ],
          [
            name('errorHandler'),
            stays,
            both('새로 고침 안내를 한 번만 보이기', 'Asks you to refresh only once'),
            tillCleared,
          ],
          [
            name('odemoa/tiles'),
            stays,
            both('상품 목록을 촘촘히 볼지', 'Whether lists show more in a row'),
            tillCleared,
          ],
          [
            name('odemoa/held'),
            stays,
            both(
              '연결이 끊긴 동안 누른 담기, 찜, 수량 (다시 연결되면 보냄)',
              'What you added, wished for or changed without a connection, to be sent once it is back',
            ),
            both('보내거나 로그아웃하면, 늦어도 7일', 'Until sent or logged out, at most 7 days'),
          ],
          [
            name('odemoa/cart-seen'),
            stays,
            both(
              '연결이 없을 때 보여 드릴 마지막 장바구니 (상품 이름, 수량, 금액)',
              'The cart as last seen, to show without a connection: names, quantities, amounts',
            ),
            both('로그아웃하면 지우고, 7일까지 보임', 'Removed on log-out, shown for 7 days'),
          ],
          [
            name('odemoa-offline-…'),
            stays,
            both(
              '연결이 없을 때 보여 드릴 안내 화면 한 장',
              'The one page shown without a connection',
            ),
            tillCleared,
          ],
          [
            name('odemoa/typed'),
            tab,
            both(
              '언어를 바꾸는 동안 적던 내용을 그대로 두기 (비밀번호는 빼고)',
              'Keeps what you typed while the language changes, without passwords',
            ),
            tillClosed,
          ],
          [
            name('odemoa/joining'),
            tab,
            both(
              '적던 가입 내용 (비밀번호와 동의는 빼고)',
              'What you typed to join, without password and consents',
            ),
            tillClosed,
          ],
          [
            name('odemoa/order-paying'),
            tab,
            both(
              '결제하러 간 동안 적은 내용을 그대로 두기',
              'Keeps what you typed while you are away to pay',
            ),
            tillClosed,
          ],
          [
            name('odemoa/kakao'),
            tab,
            both(
              '카카오에 다녀오는 동안 하던 일 이어 가기',
              'Takes up what you were doing after Kakao',
            ),
            tillClosed,
          ],
          [
            name('odemoa/draft/'),
            tab,
            both('로그인하러 간 동안 적던 글', 'What you were writing while you log in'),
            tillClosed,
          ],
          [
            name('odemoa/order-attempt'),
            tab,
            both('같은 주문이 두 번 들어가지 않게 하기', 'Keeps an order from being placed twice'),
            tillClosed,
          ],
          [
            name('odemoa/furthest-page, odemoa/wanted, react-router-scroll-positions'),
            tab,
            both('앞뒤로 오갈 때 보던 자리', 'Your place when going back and forward'),
            tillClosed,
          ],
          [
            name('react-router-manifest-version'),
            tab,
            both(
              '매장이 새로워졌을 때 한 번만 새로 부르기',
              'Reloads only once when the shop was updated',
            ),
            tillClosed,
          ],
          [
            name('odemoa/language-repaired'),
            tab,
            both(
              '언어를 바로잡으려고 한 번만 새로 부르기',
              'Reloads only once to mend the language',
            ),
            tillClosed,
          ],
        ],
      },
    },
    {
      text: both(
        '브라우저 설정의 개인정보 보호 메뉴에서 쿠키와 저장소를 막거나 지울 수 있어요. 구경은 그대로 할 수 있지만 로그인, 장바구니, 주문은 쿠키가 있어야 해요.',
        'You can block or clear cookies and storage in the privacy settings of your browser. Looking around still works; logging in, the cart and ordering need cookies.',
      ),
    },
  ],
}
