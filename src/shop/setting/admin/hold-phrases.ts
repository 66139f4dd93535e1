export const holdPhrases: Record<string, string> = {
  '미입금 한도': 'Unpaid orders',
  '입금하지 않은 주문의 한도': 'Limits of unpaid orders',
  '입금 전 주문도 재고와 자리를 맡아 두어요. 한 사람이 모두 묶어 두지 못하게 해요. 카드 결제와 직원이 적는 전화 주문, 견적은 막지 않아요. 0은 한도 없음이에요.':
    'Unpaid orders hold stock and seats too. These limits keep one person from holding all of it. Payments by card, phone orders written by staff and quotations are not limited. 0 is no limit.',
  '한 인터넷에서': 'From one connection',
  건까지: 'orders',
  '휴대폰 손님은 여럿이 같은 주소를 쓰기도 해요.':
    'Phones of many customers may share one address.',
  '한 전화번호로': 'Under one phone number',
  '주문한 분의 번호로 세요.': 'Counted by the number of whoever orders.',
  '비회원이 맡아 둘 수 있는 재고': 'Stock a guest may hold',
  '회원이 맡아 둘 수 있는 재고': 'Stock a member may hold',
  '옵션마다 있는 재고 가운데 몇 퍼센트까지인지예요.':
    'A share of what is on hand, for each option.',
  적어도: 'At least',
  개: 'pcs',
  '재고가 적어도 이만큼은 누구나 맡아 둘 수 있어요.':
    'Anybody may hold as many, however little there is.',
  '재고가 적다고 보는 선': 'Stock counts as low below',
  '주문 뒤에 남는 재고가 이보다 적으면 비회원의 입금 기한이 짧아져요.':
    'If less is left after an order, a guest gets less time to pay.',
  '재고가 적을 때 비회원의 입금 기한': 'Time of a guest to pay while stock is low',
  시간: 'hours',
  '1~72시간. 주문 완료 화면과 메일에 이 기한이 보여요.':
    '1 to 72 hours. The page and the mail of the order show it.',
  '한 사람이 맡아 둘 수 있는 클래스 자리': 'Class seats one person may hold',
  '한 인터넷에서 맡아 둘 수 있는 클래스 자리': 'Class seats one connection may hold',
  명까지: 'people',
  '모든 날짜를 더해, 계정과 전화번호로 세요.':
    'All dates together, counted by account and phone number.',
  '모든 날짜를 더해 세요. 결제 화면에서 잡아 두는 자리도 여기까지예요.':
    'All dates together. Seats kept while the order form is open have this limit, too.',
  '한 날짜에서 적어도': 'Of one date at least',
  '한 날짜에서는 재고처럼 정원의 몇 퍼센트까지이고, 적어도 이만큼은 누구나 맡아 둘 수 있어요.':
    'Of one date the same share as of stock may be held, and anybody may hold as many as this.',
}
