export const phrases: Record<string, string> = {
  '{count}회: {days}': '{count} meetings: {days}',
  '다른 사람이 승인하지 않은 견적서예요. 혜택 승인에서 이유를 보고 견적서를 고친 뒤 다시 주문해 주세요.':
    'Somebody else did not approve this quotation. See the reason under gift approvals, change the quotation, and order again.',
  '{count}원이 넘는 견적서라 다른 자금 담당이나 운영자의 승인이 필요해요. 혜택 승인에 부탁해 두었으니, 승인된 뒤 다시 눌러 주세요.':
    'A quotation above ₩{count} needs the approval of somebody else of finance or the owner. They were asked under gift approvals; press again once it is approved.',
  '없는 상품이에요. 다시 골라 주세요.': 'This item is gone. Choose another.',
  '{name}: {why}': '{name}: {why}',
  '업태 / 종목': 'Type / line of business',
  '지금은 판매하지 않는 상품이에요.': 'This item is not for sale at the moment.',
  '품절된 옵션이에요.': 'This option is sold out.',
  '추가상품은 본 상품과 함께 담아 주세요.': 'Please add extras together with the item itself.',
  '이 상품은 한 사람이 {count}개까지 살 수 있어요.':
    'One person can buy up to {count} of this item.',
  '지금은 {count}개까지 살 수 있어요.': 'Up to {count} can be bought right now.',
  '이 상품은 {count}개부터 살 수 있어요.': 'This item is sold from {count} pieces.',
  '이 상품은 {count}개 묶음으로 살 수 있어요.': 'This item is sold to you in packs of {count}.',
  '내 등급은 상품 금액 {amount}부터 주문할 수 있어요. {short} 더 담아 주세요.':
    'Orders of your grade begin at {amount} of goods. Add {short} more.',
  '담은 뒤에 가격이 바뀌었어요.': 'The price has changed since you added it.',
  '이 상품의 옵션이 아니에요.': 'This option does not belong to the item.',
  '담을 수 없는 수량이 있어요.': 'Some quantities cannot be added.',
  '장바구니에는 {count}줄까지 담을 수 있어요.': 'A cart holds up to {count} lines.',
  '한 번에 9,999개까지 담을 수 있어요.': 'You can add up to 9,999 at a time.',
  '수량은 1 이상의 정수로 적어 주세요.': 'Enter the quantity as a whole number, 1 or more.',
  '옵션을 골라 주세요.': 'Please choose an option.',
  '나라를 골라 주세요.': 'Choose a country.',
  '다른 쿠폰과 함께 쓸 수 없는 쿠폰이에요.': 'This coupon cannot be used with others.',
  '이 쿠폰을 쓸 수 있는 상품이 없어요.': 'Nothing in this order takes this coupon.',
  '쿠폰을 쓸 수 없는 상품이에요.': 'This item takes no coupons.',
  '상품 하나에는 쿠폰을 하나만 쓸 수 있어요.': 'One item takes one coupon.',
  '할인이 상품 금액보다 커서 쓸 수 없어요.': 'The discount is larger than the price of the item.',
  '주문 쿠폰은 하나만 쓸 수 있어요.': 'One order takes one order coupon.',
  '배송비 쿠폰은 하나만 쓸 수 있어요.': 'One order takes one shipping coupon.',
  '배송비가 없는 주문이에요.': 'This order ships free.',
  '할인되는 금액이 없어요.': 'There is nothing to take off.',
  '{amount} 더 담으면 쓸 수 있어요.': 'Add {amount} more to use it.',
  '불이 붙기 쉬운 상품은 비행기로 가는 이 지역에 보낼 수 없어요: {names}':
    'Flammable goods cannot fly to this area: {names}',
  '이 나라에는 불이 붙기 쉬운 상품을 보낼 수 없어요: {names}':
    'Flammable goods cannot be sent to this country: {names}',
  '아직 보내지 않는 나라예요. 다른 나라를 골라 주세요.':
    'We do not ship to this country yet. Choose another one.',
  '한 번에 보낼 수 있는 양을 넘었어요. 나누어 주문해 주세요.':
    'This is more than one parcel can hold. Split the order.',
  '견적서로 여는 주문이에요. 수량은 견적서에서 고쳐 주세요.':
    'This order comes from a quotation. Change the quantities there.',
  '받는 곳의 상호나 이름을 적어 주세요.': 'Enter the company or person it is for.',
  '견적을 낼 상품을 골라 주세요.': 'Choose what should be quoted.',
  '한 줄은 남겨 두세요.': 'Keep at least one line.',
  '이미 주문한 견적서예요. 같은 상품이 더 필요하면 새 견적서를 만들어 주세요.':
    'This quotation has been ordered already. If you need more of the same, make a new one.',
  '거둬들인 견적서예요. 상품 페이지나 장바구니에서 새 견적서를 만들어 주세요.':
    'This quotation was withdrawn. Make a new one from a product page or your cart.',
  '유효 기간이 지난 견적서예요. 지금 가격으로 새 견적서를 만들어 주세요.':
    'This quotation has expired. Make a new one at today’s prices.',
  '견적을 낼 상품이 없어요. 장바구니에서 상품을 골라 주세요.':
    'There is nothing to quote. Choose items in your cart.',
  '견적서를 찾지 못했어요. 링크를 다시 확인해 주세요.':
    'We could not find the quotation. Please check the link.',
  '견적서에 없는 상품이에요.': 'This item is not on the quotation.',
  '그사이 견적서가 고쳐졌어요. 새로 불러온 뒤 다시 시도해 주세요.':
    'The quotation was changed in the meantime. Load it again, then try once more.',
  '이미 주문한 견적서예요. 주문을 취소해 주세요.':
    'This quotation has been ordered. Cancel the order instead.',
  '이미 거둬들인 견적서예요.': 'This quotation was withdrawn already.',
  '달러 견적서예요. 화면 위에서 EN을 고른 뒤 주문해 주세요.':
    'This quotation is in dollars. Choose EN at the top, then order.',
  '원화 견적서예요. 화면 위에서 KO를 고른 뒤 주문해 주세요.':
    'This quotation is in won. Choose KO at the top, then order.',
  '견적서의 내용이 바뀌었어요. 견적서를 다시 열어 주문해 주세요.':
    'The quotation has changed. Open it again to order.',
  견적서: 'Quotation',
  '견적서 {number}': 'Quotation {number}',
  작성일: 'Date',
  '유효 기간': 'Valid',
  '{day}까지': 'until {day}',
  '견적 받는 곳': 'Prepared for',
  상호: 'Company',
  '{company} 귀하': '{company}',
  담당자: 'Contact name',
  전화: 'Phone',
  팩스: 'Fax',
  메일: 'Email',
  공급자: 'From',
  대표: 'Representative',
  사업자번호: 'Business no.',
  주소: 'Address',
  품명: 'Item',
  단가: 'Unit price',
  수량: 'Quantity',
  공급가액: 'Net',
  부가세: 'VAT',
  금액: 'Amount',
  면세: 'Tax-free',
  배송비: 'Shipping',
  '과세 공급가액': 'Net, taxable',
  '면세 공급가액': 'Net, exempt',
  합계: 'Total',
  비고: 'Note',
  '거래 조건': 'Terms',
  '{day}까지 이 견적서의 단가로 주문할 수 있어요.':
    'You can order at these unit prices until {day}.',
  '배송비는 국내 육지 기준이고, 제주·도서 지역과 해외는 주문할 때 더해져요.':
    'Shipping is to the Korean mainland; islands and other countries are added when you order.',
  '입금 계좌: {bank} {number}, 예금주 {holder}': 'Bank account: {bank} {number}, {holder}',
  '{company} 담당자님, 요청하신 견적서를 보내 드려요. 첨부한 PDF와 아래 링크에서 볼 수 있어요.':
    'Dear {company}, here is the quotation you asked for: attached as PDF, and under the link below.',
  견적번호: 'Quotation no.',
  '견적서 보고 주문하기': 'See the quotation and order',
  '마지막 날을 골라 주세요.': 'Choose the last day.',
  '단가를 적어 주세요.': 'Enter the unit price.',
  '단가가 너무 커요.': 'The unit price is too large.',
  '오늘이나 그 뒤의 날을 골라 주세요.': 'Choose today or a later day.',
  '{count}일 안의 날을 골라 주세요.': 'Choose a day within {count} days.',
  '견적 상품': 'Quoted items',
  작성함: 'Draft',
  보냄: 'Sent',
  주문함: 'Ordered',
  '기간 지남': 'Expired',
  거둬들임: 'Withdrawn',
  '이 견적으로 주문하기': 'Order at these prices',
  '견적서로 할 수 있는 일': 'What you can do with it',
  '{day}까지 주문할 수 있어요.': 'Order by {day}.',
  '예전 견적서예요.': 'This is an earlier version.',
  '지금 견적서 보기': 'See the current one',
  'PDF 받기': 'Get the PDF',
  인쇄: 'Print',
  고치기: 'Edit',
  거둬들이기: 'Withdraw',
  '주문 내용 보기': 'See the order',
  '지금 가격으로 새로 만들기': 'Make a new one at today’s prices',
  '고친 기록': 'Versions',
  '거둬들이면 이 견적서로는 아무도 주문할 수 없어요.':
    'Once withdrawn, nobody can order by this quotation.',
  '답을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.':
    'No answer arrived. Please try again in a moment.',
  '{email}(으)로 견적서를 보냈어요.': 'The quotation was sent to {email}.',
  '메일로 보내기': 'Send by email',
  'PDF와 링크 보내기': 'Send PDF and link',
  '상호 또는 이름': 'Company or name',
  '견적을 낼 수 없어요': 'Nothing to quote',
  '견적 내용을 불러오지 못했어요': 'We could not load the quotation',
  '견적서 만들기': 'Make a quotation',
  '지금 가격이 유효 기간 동안 그대로 남아요. 만든 뒤에 PDF로 받거나 메일로 보낼 수 있어요.':
    'Today’s prices hold while the quotation is valid. Afterwards you can save it as PDF or send it by email.',
  '회원 등급 가격으로 {percent}% 할인했어요.': 'Your trade grade takes {percent}% off.',
  '견적서 {number} 고치기': 'Edit quotation {number}',
  '저장하면 새 견적서(r{count})가 되고, 지금 견적서도 기록에 남아요. 단가와 유효 기간은 그대로예요.':
    'Saving makes a new version (r{count}) and keeps this one. Unit prices and the last day stay.',
  '로그인 없이도 만들 수 있어요': 'You can make one without logging in',
  '상품 고르러 가기': 'Choose products',
  '상품을 장바구니에 담거나, 상품 페이지에서 ‘이 구성으로 견적서 만들기’를 눌러 주세요.':
    'Put products in the cart, or press “Make a quotation of these” on a product page.',
  '장바구니로 만들기': 'Make one from the cart',
  '장바구니에서 고른 상품이나 상품 페이지의 옵션으로 견적서를 만들고, 유효 기간 동안 그 가격으로 주문할 수 있어요.':
    'Make a quotation from the ticked items of your cart or from a product page, and order at its prices while it holds.',
  '비회원 견적서는 만들 때 받은 링크로 다시 열 수 있어요. 회원이라면':
    'Without an account, open your quotations by their links. Have one?',
  '견적서를 불러오지 못했어요': 'We could not load your quotations',
  '아직 만든 견적서가 없어요': 'No quotations yet',
  '장바구니에 상품을 담고 견적서를 눌러 보세요.': 'Add items to your cart and press quotation.',
  '이 구성으로 견적서 만들기': 'Make a quotation of these',
  '글을 적지 않는 옵션이에요.': 'This option takes no words.',
  '카드에 적을 말을 적어 주세요.': 'Write what the card should say.',
  '카드에는 {most}자까지 적을 수 있어요. 지금은 {count}자예요.':
    'A card holds up to {most} characters. This is {count}.',
  '손으로 옮겨 적을 수 없는 글자가 있어요: {signs} 한글, 영문, 숫자, 문장부호로 적어 주세요.':
    'We cannot write these by hand: {signs} Use Korean, Latin letters, figures and punctuation.',
  '카드에 적을 말이 너무 길어요. 짧게 줄여 주세요.':
    'That is too long for a card. Make it shorter.',
  '카드에 적을 말': 'Words for the card',
  '{country}에는 아직 보내지 않아요.': 'We do not ship to {country} yet.',
  '불이 붙기 쉬운 상품이라 {country}에는 보낼 수 없어요.':
    'Flammable: cannot be shipped to {country}.',
  '견적할 상품을 더해 주세요.': 'Add goods to quote.',
  '{percent}%까지 깎을 수 있어요. 더 깎으려면 운영자에게 부탁해 주세요.':
    'You can take off up to {percent}%. Ask the owner for more.',
  '주문할 수 없는 회원이에요. 다른 회원을 고르거나 비회원으로 적어 주세요.':
    'This member cannot order. Choose another, or continue as a guest.',
  '공방 사정으로 열리지 않는 날짜예요. 다른 날짜를 골라 주세요.':
    'The studio has called this date off. Please choose another.',
  '아직 예약을 받지 않는 날짜예요.': 'Booking for this date has not opened yet.',
  '예약이 마감된 날짜예요. 다른 날짜를 골라 주세요.':
    'Booking for this date has closed. Please choose another.',
  '마감된 날짜예요. 대기를 신청하거나 다른 날짜를 골라 주세요.':
    'This date is full. Join the waitlist or choose another date.',
  '한 번에 {count}명까지 예약할 수 있어요.': 'One booking is for at most {count} people.',
  '이 클래스는 {count}명부터 예약할 수 있어요.':
    'This class takes bookings from {count} people on.',
  '지금은 열지 않는 클래스예요.': 'This class is not held at the moment.',
  '참석자가 인원보다 많아요.': 'There are more names than people.',
  '이 시간에 이미 예약한 클래스가 있어요: {name}. 그래도 예약하려면 한 번 더 확인해 주세요.':
    'You already have a class booked at that time: {name}. Confirm once more to book anyway.',
  '같은 시간에 두 클래스를 담았어요: {name}. 그래도 예약하려면 한 번 더 확인해 주세요.':
    'Two classes in your cart are at the same time: {name}. Confirm once more to book anyway.',
  '한 벌로 만드는 병이에요. ‘수량 바꾸기’에서 고쳐 주세요.':
    'These bottles are made as one set. Change their number under “Change the number”.',
  '한 개 {unit} + 판 준비비 {setup}': '{unit} each + setting up {setup}',
  '{pieces}개': '{pieces} pcs',
  '맞춤 병 ‘{title}’': 'Custom bottles “{title}”',
  '받는 곳 목록에는 {count}개예요. 견적은 {quoted}개예요.':
    'The list of addresses has {count}, the quotation {quoted}.',
  '수량을 1 이상으로 적어 주세요.': 'Enter a quantity of at least 1.',
  '받는 곳 목록에 견적에 없는 상품이 있어요. 상품을 다시 짝지어 주세요.':
    'The list of addresses names goods that are not quoted. Match the goods again.',
  '{name}님에게는 불이 붙기 쉬운 상품을 보낼 수 없어요. 비행기로 가는 곳이에요.':
    'Flammable goods cannot go to {name}: parcels go there by air.',
  '한 견적서에는 300곳까지 적을 수 있어요.': 'A quotation takes up to 300 addresses.',
  명조체: 'Serif',
  고딕체: 'Sans serif',
  로만체: 'Roman',
  영문: 'Latin letters',
  한글: 'Hangul',
  숫자: 'figures',
  '기호 . & · - , ! ♥': 'the signs . & · - , ! ♥',
  '새길 이니셜': 'Initials to engrave',
  '새길 이름': 'Name to engrave',
  '새길 날짜': 'Date to engrave',
  '새길 문구': 'Words to engrave',
  '새길 글자': 'Letters to engrave',
  '새길 이니셜을 적어 주세요.': 'Write the initials to engrave.',
  '새길 이름을 적어 주세요.': 'Write the name to engrave.',
  '새길 날짜를 적어 주세요.': 'Write the date to engrave.',
  '새길 문구를 적어 주세요.': 'Write the words to engrave.',
  '이 상품에 없는 글씨체예요. 다른 글씨체를 골라 주세요.':
    'This item is not engraved in that face. Choose another.',
  '한 줄로 적어 주세요.': 'Write it in one line.',
  '{most}자까지 새길 수 있어요. 지금은 {count}자예요.':
    'Up to {most} characters can be engraved. There are {count} now.',
  '새길 수 없는 글자가 있어요: {signs}. 칸 아래에 적힌 글자로 적어 주세요.':
    'These cannot be engraved: {signs}. Use the letters named below the field.',
  '로만체에는 한글이 없어요. 다른 글씨체를 골라 주세요.':
    'Roman has no Hangul. Choose another face.',
  '{day} 도착 예정': 'Arrives {day}',
  '늦어도 {day} 도착 예정': 'Arrives by {day}',
  '여기까지 더하면 한 번에 주문할 수 있는 금액을 넘어요. 수량이나 단가를 줄이거나 나누어 적어 주세요.':
    'With this line the sum is more than one order can be. Lower a quantity or a price, or write it in parts.',
}
