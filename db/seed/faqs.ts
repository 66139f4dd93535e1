export type SeedFaq = { ask: string; ask_en: string; answer: string; answer_en: string }
export type SeedFaqGroup = { name: string; name_en: string; faqs: SeedFaq[] }

const faq = (ask: string, ask_en: string, answer: string, answer_en: string): SeedFaq => ({ ask, ask_en, answer, answer_en })

/** What customers of the sample shop ask, with its own fees and days. */
export const faqGroups: SeedFaqGroup[] = [
  {
    name: '주문과 결제',
    name_en: 'Orders and payment',
    faqs: [
      faq(
        '회원이 아니어도 주문할 수 있나요?',
        'Can I order without an account?',
        '<p>네, 비회원도 주문할 수 있어요. 주문할 때 정한 <strong>조회 비밀번호</strong>와 주문번호, 휴대폰 번호로 <a href="/shop/my_order_view">주문 조회</a>에서 배송 상태를 보고 취소와 교환을 신청해요.</p><p>쿠폰과 포인트는 회원만 쓸 수 있어요.</p>',
        '<p>Yes. You choose a <strong>look-up password</strong> when you order; with it, the order number and your phone number you <a href="/shop/my_order_view">find your order</a>, follow the parcel and ask for a cancellation or an exchange.</p><p>Coupons and points are for members.</p>',
      ),
      faq(
        '어떤 결제 수단을 쓸 수 있나요?',
        'How can I pay?',
        '<p>무통장입금, 신용카드, 계좌이체, 가상계좌, 간편결제로 결제할 수 있어요. 영어 화면에서는 달러로 값을 보고 PayPal로도 결제해요.</p>',
        '<p>By Korean bank transfer, card, account transfer, virtual account or easy pay. On the English pages prices are in dollars and PayPal is offered as well.</p>',
      ),
      faq(
        '무통장입금은 언제까지 해야 하나요?',
        'How long do I have to make the bank transfer?',
        '<p>주문한 날부터 <strong>3일</strong> 안에 입금해 주세요. 기한과 계좌는 주문 완료 화면과 메일에 적혀 있어요. 기한이 지나면 주문이 취소되고, 잡아 둔 재고는 다음 분께 돌아가요.</p><p>주문할 때 적은 입금자 이름과 실제 입금자가 다르면 확인이 늦어질 수 있으니 1:1 문의로 알려 주세요.</p>',
        '<p>Within <strong>three days</strong> of the order; the account and the last day are on the confirmation page and in your mail. After that the order is cancelled and the goods go back on the shelf.</p><p>If the sender’s name differs from the one in the order, please write to us so that we can match it.</p>',
      ),
      faq(
        '현금영수증과 세금계산서를 받을 수 있나요?',
        'Can I get a cash receipt or a tax invoice?',
        '<p>주문서에서 현금영수증을 신청하면 입금이 확인된 뒤 자동으로 발급돼요. 사업자라면 마이페이지의 주문 상세에서 세금계산서를 신청해 주세요.</p>',
        '<p>Ask for a Korean cash receipt in the order form; it is issued once the transfer has arrived. Businesses can ask for a tax invoice on the order’s page.</p>',
      ),
    ],
  },
  {
    name: '배송',
    name_en: 'Delivery',
    faqs: [
      faq(
        '배송비는 얼마인가요?',
        'What does delivery cost?',
        '<p>{50,000원} 이상이면 무료예요. 그보다 적으면 {20,000원} 미만 {4,000원}, {30,000원} 미만 {3,500원}, {50,000원} 미만 {3,000원}이에요.</p><p>제주와 도서 지역은 추가 배송비가 있어요. <a href="/customer/shipment-cost">배송비 안내</a>에서 우편번호로 미리 계산해 보세요.</p>',
        '<p>In Korea, orders of {50,000 won} and more ship free. Below that it is {4,000 won} (under {20,000 won}), {3,500 won} (under {30,000 won}) or {3,000 won} (under {50,000 won}).</p><p>Jeju and the islands cost more: the <a href="/customer/shipment-cost">shipping page</a> works it out from your postcode.</p>',
      ),
      faq(
        '언제 도착하나요?',
        'When will it arrive?',
        '<p>평일 오후 2시 전에 결제된 주문은 그날 보내고, 보통 다음 날 도착해요. 주말과 공휴일에는 보내지 않아요. 상품 화면과 장바구니에 받을 날을 적어 두었어요.</p>',
        '<p>What is paid before 2 pm on a weekday leaves the same day and usually arrives the day after. We do not ship on weekends and public holidays. The product page and the cart name the day.</p>',
      ),
      faq(
        '해외로도 보내 주나요?',
        'Do you ship abroad?',
        '<p>네. 주문서에서 나라를 고르면 그 나라의 배송비와 걸리는 날이 보여요. 알코올이 들어 있는 향수와 원액은 항공으로 보낼 수 없는 나라가 있어, 그런 주문은 결제 전에 알려 드려요.</p>',
        '<p>Yes. Choose your country in the order form to see cost and days. Some countries do not take perfumes and raw materials with alcohol by air; the form tells you before you pay.</p>',
      ),
      faq(
        '배송지를 바꾸고 싶어요.',
        'I want to change the address.',
        '<p>아직 준비 전이라면 주문 상세에서 바로 바꿀 수 있어요. 준비를 시작한 뒤에는 <a href="/my-page/inquiry/write">1:1 문의</a>나 전화로 알려 주세요. 상자가 떠난 뒤에는 바꿀 수 없어요.</p>',
        '<p>Until we begin to pack you can change it on the order’s page. After that please <a href="/my-page/inquiry/write">write to us</a> or call; once the parcel has left it cannot be changed.</p>',
      ),
    ],
  },
  {
    name: '취소와 교환, 환불',
    name_en: 'Cancellations, exchanges, refunds',
    faqs: [
      faq(
        '주문을 취소하고 싶어요.',
        'How do I cancel?',
        '<p>준비를 시작하기 전이면 주문 상세에서 전부 또는 일부를 바로 취소할 수 있어요. 준비 중인 주문은 취소를 요청해 주시면 확인하고 알려 드려요.</p>',
        '<p>Before we pack, cancel all or part of it on the order’s page. When we are packing already, ask there and we will answer.</p>',
      ),
      faq(
        '반품과 교환은 언제까지 되나요?',
        'How long can I return or exchange?',
        '<p>받은 날부터 <strong>7일</strong> 안에 주문 상세에서 신청해 주세요. 상자를 열어 확인한 것은 괜찮지만, 향을 뿌리거나 초를 켜서 값이 줄었다면 어려워요.</p><p>받은 상품이 다르거나 상했다면 사진과 함께 알려 주세요. 배송비는 저희가 부담해요.</p>',
        '<p>Within <strong>seven days</strong> of delivery, on the order’s page. Opening the box to look is fine; what has been sprayed or lit and lost its value cannot come back.</p><p>If something is wrong or damaged, send a photo: we pay the postage.</p>',
      ),
      faq(
        '반품 배송비는 얼마인가요?',
        'What does a return cost?',
        '<p>마음이 바뀌어 돌려보내는 반품은 {3,000원}, 교환은 왕복 {6,000원}이에요. 환불할 금액에서 빼거나 미리 결제할 수 있어요. 저희 잘못이면 받지 않아요.</p>',
        '<p>{3,000 won} for a return because you changed your mind, {6,000 won} both ways for an exchange, taken from the refund or paid beforehand. Nothing when it was our fault.</p>',
      ),
      faq(
        '환불은 얼마나 걸리나요?',
        'How long does a refund take?',
        '<p>돌아온 상품을 확인한 날부터 3영업일 안에 처음 결제한 수단으로 돌려 드려요. 카드는 카드사에 따라 며칠 더 걸릴 수 있어요.</p>',
        '<p>Within three business days after we have checked what came back, the way you paid. Card companies may need a few days more.</p>',
      ),
      faq(
        '주문 제작 상품도 환불되나요?',
        'Can I return what was made for me?',
        '<p>이름을 새기거나 조향해 만든 상품은 만들기 시작하면 취소와 반품이 어려워요. 주문할 때 이 점을 한 번 더 여쭤봐요. 상했거나 다르게 만들어졌다면 다시 만들거나 환불해 드려요.</p>',
        '<p>What is engraved or blended for you cannot be cancelled once we have begun, and the order form asks you to confirm that. If it is damaged or not as ordered we make it again or refund it.</p>',
      ),
    ],
  },
  {
    name: '향 제품 쓰는 법',
    name_en: 'Using scents',
    faqs: [
      faq(
        '디퓨저 스틱은 몇 개를 꽂나요?',
        'How many reeds should I use?',
        '<p>100ml 기준으로 작은 방은 3개, 거실은 6개가 알맞아요. 향이 약해지면 스틱을 뒤집고, 한 달에 한 번 새것으로 바꿔 주세요.</p>',
        '<p>For 100 ml, three in a small room and six in a living room. Turn them when the scent fades and change them every month.</p>',
      ),
      faq(
        '캔들을 처음 켤 때 주의할 점이 있나요?',
        'What should I know before I light a candle?',
        '<ul><li>처음에는 표면이 가장자리까지 녹을 때까지 켜 주세요. 2시간쯤 걸려요.</li><li>켜기 전에 심지를 5mm로 잘라 주세요. 그을음이 줄어요.</li><li>4시간 넘게 켜지 말고, 바람과 커튼 가까이는 피해 주세요.</li></ul>',
        '<ul><li>The first time let the whole surface melt, about two hours.</li><li>Trim the wick to 5 mm before you light it: it soots less.</li><li>Not longer than four hours, and away from draughts and curtains.</li></ul>',
      ),
      faq(
        '향은 얼마나 오래가나요?',
        'How long does a scent last?',
        '<p>디퓨저 100ml는 6~8주, 룸 스프레이는 한 번에 2~3시간, 190g 캔들은 40시간쯤 가요. 방의 크기와 온도, 바람에 따라 달라져요.</p>',
        '<p>A 100 ml diffuser six to eight weeks, a room spray two to three hours at a time, a 190 g candle about forty hours. The size, warmth and air of the room make a difference.</p>',
      ),
      faq(
        '반려동물이나 아기가 있어도 괜찮나요?',
        'Is it safe with pets or a baby?',
        '<p>손이 닿지 않는 곳에 두고 자주 환기해 주세요. 고양이와 새는 에센셜 오일에 예민하니 같은 방에서는 쓰지 않는 편이 좋아요. 성분과 주의할 점은 상품 화면의 고시 표에 모두 적혀 있어요.</p>',
        '<p>Keep it out of reach and air the room. Cats and birds are sensitive to essential oils, so better not in the same room. Ingredients and warnings stand in the table on each product page.</p>',
      ),
    ],
  },
  {
    name: '직접 만들기',
    name_en: 'Making it yourself',
    faqs: [
      faq(
        '처음인데 무엇부터 사야 하나요?',
        'What do I need to begin?',
        '<p><a href="/contents/diy">직접 만들기</a>에 만드는 법마다 재료와 양을 적었어요. 한 번에 장바구니에 담을 수 있고, 처음이라면 소이 캔들이 가장 쉬워요.</p>',
        '<p>Each <a href="/contents/diy">recipe</a> lists materials and amounts and puts them into your cart at once. A soy candle is the easiest to begin with.</p>',
      ),
      faq(
        '향료는 몇 퍼센트 넣나요?',
        'How much fragrance oil do I add?',
        '<p>소이 왁스에는 무게의 6~8%, 디퓨저 베이스에는 20~30%가 알맞아요. 향료마다 쓸 수 있는 한도가 있으니 상품 화면의 표를 먼저 봐 주세요.</p>',
        '<p>6 to 8 % of the weight for soy wax, 20 to 30 % for a diffuser base. Each oil has its own limit: see the table on its page first.</p>',
      ),
      faq(
        '만든 것을 팔아도 되나요?',
        'May I sell what I made?',
        '<p>캔들과 디퓨저는 생활화학제품이라 팔기 전에 안전기준 확인과 신고를 마쳐야 해요. 필요한 성분 자료는 고객센터의 문서 게시판에서 받고, 없는 것은 1:1 문의로 요청해 주세요.</p>',
        '<p>In Korea candles and diffusers are household chemical products: they must be tested and registered before they are sold. The data sheets are on the document board of customer service; ask us for any that you miss.</p>',
      ),
    ],
  },
  {
    name: 'TSSA 클래스',
    name_en: 'TSSA classes',
    faqs: [
      faq(
        '클래스는 처음이어도 들을 수 있나요?',
        'Can a beginner take a class?',
        '<p>네, 클래스마다 난이도를 적어 두었고 원데이 클래스는 모두 처음인 분께 맞췄어요. <a href="/tssa/class-product">클래스 고르기</a>에서 날짜와 남은 자리를 볼 수 있어요.</p>',
        '<p>Yes. Each class says how hard it is, and the one-day classes are made for beginners. <a href="/tssa/class-product">Choose a class</a> to see dates and seats.</p>',
      ),
      faq(
        '재료와 도구를 가져가야 하나요?',
        'Do I bring materials?',
        '<p>아니요, 재료와 도구, 앞치마를 모두 준비해 두었어요. 만든 것은 상자에 담아 바로 가져가세요.</p>',
        '<p>No. Materials, tools and an apron are there, and you take what you made home in a box.</p>',
      ),
      faq(
        '공방은 어디에 있나요?',
        'Where is the studio?',
        '<p>오시는 길과 사진은 <a href="/tssa/studio">공방 안내</a>에 있어요. 주차할 곳이 넉넉하지 않으니 대중교통을 권해요.</p>',
        '<p>The way there and pictures are on <a href="/tssa/studio">the studio’s page</a>. Parking is scarce, so public transport is better.</p>',
      ),
    ],
  },
  {
    name: '회원과 혜택',
    name_en: 'Membership',
    faqs: [
      faq(
        '가입하면 무엇이 좋은가요?',
        'What do members get?',
        '<p>가입하면 1,000포인트를 드리고, 살 때마다 등급에 따라 1~3%를 쌓아 드려요. 쿠폰, 찜, 재입고 알림, 배송지 보관도 쓸 수 있어요.</p>',
        '<p>1,000 points to begin with and 1 to 3 % of each order, by grade; also coupons, a wish list, restock alerts and saved addresses.</p>',
      ),
      faq(
        '포인트는 언제부터, 얼마나 쓸 수 있나요?',
        'When and how can I use points?',
        '<p>배송이 끝나고 7일 뒤에 쌓여요. 1,000포인트부터 100포인트 단위로, 한 번에 50,000포인트까지 쓸 수 있고, 쌓인 날부터 1년 뒤에 사라져요.</p>',
        '<p>They arrive seven days after the delivery is complete. From 1,000 points on, in steps of 100, up to 50,000 in one order; they end a year after they were earned.</p>',
      ),
      faq(
        '아이디나 비밀번호를 잊었어요.',
        'I forgot my id or password.',
        '<p><a href="/forgot-password">아이디·비밀번호 찾기</a>에서 이름과 메일 또는 휴대폰 번호로 찾을 수 있어요. 비밀번호는 메일로 보내 드리는 링크에서 새로 정해요.</p>',
        '<p><a href="/forgot-password">Find them</a> with your name and mail or phone number. You set a new password through a link we mail you.</p>',
      ),
    ],
  },
]
