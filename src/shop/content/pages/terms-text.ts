import { both, type LegalSection, type LegalText } from './legal.ts'
import { contract, delivery, payment, price } from './terms-order-text.ts'
import {
  cancel,
  defects,
  limits,
  refund,
  returnShipping,
  withdrawal,
} from './terms-returns-text.ts'

const purpose: LegalSection = {
  id: 'purpose',
  title: both('목적과 파는 곳', 'Purpose and seller'),
  blocks: [
    {
      text: both(
        '이 약관은 {company}(아래에서는 ‘오드모아’)이(가) 운영하는 온라인 매장에서 상품을 사고팔 때 오드모아와 고객이 지킬 일을 정해요.',
        'These terms set out what {company} (“Odemoa” below) and its customers owe each other when goods are bought in this online shop.',
      ),
    },
    {
      table: {
        head: [both('구분', 'Seller'), both('내용', 'Details')],
        rows: [
          [both('상호', 'Company'), both('{company}', '{company}')],
          [both('대표', 'Representative'), both('{ceo}', '{ceo}')],
          [both('주소', 'Address'), both('{address}', '{address}')],
          [both('전화', 'Phone'), both('{phone} ({hours})', '{phone} ({hours})')],
          [both('메일', 'Email'), both('{email}', '{email}')],
          [
            both('사업자등록번호', 'Business registration no.'),
            both('{business_number}', '{business_number}'),
          ],
          [
            both('통신판매업 신고', 'Mail-order registration'),
            both('{mail_order_number}', '{mail_order_number}'),
          ],
        ],
      },
    },
  ],
}

const words: LegalSection = {
  id: 'words',
  title: both('쓰는 말', 'Words used'),
  blocks: [
    {
      list: [
        both(
          '고객: 매장을 둘러보거나 상품을 사는 사람으로, 회원과 비회원을 모두 말해요.',
          'Customer: anyone who looks around or buys here, member or guest.',
        ),
        both(
          '회원: 계정이 있어 아이디와 비밀번호로 로그인하는 고객이에요.',
          'Member: a customer with an account, who logs in with id and password.',
        ),
        both(
          '비회원: 로그인하지 않고 주문하는 고객이에요.',
          'Guest: a customer who orders without logging in.',
        ),
        both(
          '영업일: 토요일, 일요일, 공휴일을 뺀 날이에요. 시각은 한국 시각이에요.',
          'Business day: any day but Saturdays, Sundays and Korean public holidays. Times are Korean time.',
        ),
      ],
    },
  ],
}

const change: LegalSection = {
  id: 'changes',
  title: both('약관의 게시와 변경', 'Publication and changes'),
  blocks: [
    {
      list: [
        both(
          '이 약관은 모든 화면 아래에서 볼 수 있어요.',
          'These terms are linked at the foot of every page.',
        ),
        both(
          '관련 법을 어기지 않는 범위에서 약관을 바꿀 수 있어요. 적용하는 날과 이유를 적어 7일 전부터, 고객에게 불리한 변경은 30일 전부터 공지사항에 알려요.',
          'We may change them within the law. Notices give the date and the reason 7 days ahead; 30 days if the change is to your disadvantage.',
        ),
        both(
          '바뀐 약관은 적용한 날부터 맺은 계약에 쓰여요. 이미 한 주문에는 주문할 때의 약관이 그대로 적용돼요.',
          'New terms apply to contracts made from that day on. An order keeps the terms of its own day.',
        ),
        both(
          '약관에 없는 일은 전자상거래법, 약관법 같은 관련 법과 상관례를 따라요.',
          'What is not settled here follows the E-Commerce Act, the Act on Standard Terms, other law and custom.',
        ),
      ],
    },
  ],
}

const guests: LegalSection = {
  id: 'guests',
  title: both('회원과 비회원 주문', 'Members and guests'),
  blocks: [
    {
      list: [
        both(
          '회원이 아니어도 주문할 수 있고, 상품과 값, 취소와 반품의 조건은 회원과 같아요.',
          'You can order without an account, on the same conditions for goods, prices, cancellation and return.',
        ),
        both(
          '비회원은 주문할 때 정한 비밀번호와 주문번호, 휴대폰 번호로 주문을 다시 볼 수 있어요. 비밀번호는 오드모아도 알 수 없으니 잊었다면 고객센터에서 본인을 확인해 도와 드려요.',
          'Guests open an order again with its number, the phone number and the password chosen with it. We cannot read that password; if it is lost, customer service helps once it is clear that the order is yours.',
        ),
        both(
          '아이디와 비밀번호는 본인이 관리해요. 남이 쓴 것을 알았다면 바로 알려 주세요. 오드모아의 잘못으로 생긴 손해는 오드모아가 책임져요.',
          'Keep id and password to yourself and tell us at once if someone else used them. Damage caused by our fault is ours to make good.',
        ),
        both(
          '회원은 언제든지 고객센터에 탈퇴를 말할 수 있어요. 진행 중인 주문이 끝나면 바로 처리해요.',
          'Members may close their account at any time through customer service, as soon as open orders are finished.',
        ),
      ],
    },
  ],
}

const minors: LegalSection = {
  id: 'minors',
  title: both('미성년자', 'Minors'),
  blocks: [
    {
      text: both(
        '미성년자가 주문하려면 법정대리인의 동의가 있어야 해요. 동의 없이 한 주문은 본인이나 법정대리인이 취소할 수 있어요. 만 14세 미만이면 법정대리인이 주문해 주세요.',
        'Minors need the consent of a parent or guardian. An order without it may be cancelled by the minor or the guardian. For children under 14 the guardian places the order.',
      ),
    },
  ],
}

const conduct: LegalSection = {
  id: 'conduct',
  title: both('함께 지킬 일', 'Fair use'),
  blocks: [
    {
      list: [
        both(
          '남의 정보로 주문하거나, 살 뜻 없이 재고를 묶어 두거나, 프로그램으로 매장의 움직임을 방해하지 말아 주세요.',
          'Please do not order with other people’s data, tie up stock without meaning to buy, or disturb the shop with programs.',
        ),
        both(
          '글, 사진, 그림, 향의 이름과 디자인의 권리는 오드모아나 원래 권리자에게 있어요. 허락 없이 영업에 쓸 수 없어요.',
          'Texts, pictures, names and designs belong to Odemoa or their owners and may not be used commercially without leave.',
        ),
        both(
          '개인정보는 개인정보처리방침에 따라 다루어요.',
          'Personal data is handled as the privacy policy says.',
        ),
      ],
    },
  ],
}

const liability: LegalSection = {
  id: 'liability',
  title: both('책임', 'Liability'),
  blocks: [
    {
      list: [
        both(
          '오드모아의 고의나 과실로 고객이 손해를 입으면 법에 따라 배상해요.',
          'If you suffer damage through our intent or negligence, we compensate it as the law says.',
        ),
        both(
          '천재지변처럼 누구도 막을 수 없는 일로 매장이나 배송이 멈춘 동안에는 그 지연을 책임지지 않아요. 다만 상황을 바로 알리고, 보내지 못한 주문은 환불해요.',
          'We do not answer for delays caused by events nobody could prevent, but tell you at once and refund what we cannot send.',
        ),
        both(
          '상품에 적힌 사용법과 주의를 지켜 주세요. 지키지 않아 생긴 손해는 그만큼 책임이 줄 수 있어요.',
          'Please follow the instructions and warnings on the goods; damage from ignoring them may reduce our liability to that extent.',
        ),
      ],
    },
  ],
}

const disputes: LegalSection = {
  id: 'disputes',
  title: both('분쟁이 생겼을 때', 'Disputes'),
  blocks: [
    {
      list: [
        both(
          '먼저 고객센터 {phone}, {email}으로(로) 말씀해 주세요. 3영업일 안에 조사한 결과나 진행 상황을 알려 드려요.',
          'Please talk to us first: {phone}, {email}. Within 3 business days we tell you what we found or how far we are.',
        ),
        both(
          '다툼은 공정거래위원회가 고시한 소비자분쟁해결기준에 따라 풀어요.',
          'Disputes are settled by the Consumer Dispute Resolution Standards of the Korea Fair Trade Commission.',
        ),
        both(
          '1372 소비자상담센터(https://www.1372.go.kr), 한국소비자원, 전자문서·전자거래분쟁조정위원회(https://www.ecmc.or.kr)의 도움을 받을 수 있어요.',
          'Help is available from the consumer line 1372 (https://www.1372.go.kr), the Korea Consumer Agency and the E-Commerce Mediation Committee (https://www.ecmc.or.kr).',
        ),
        both(
          '소송은 소를 낼 때 고객의 주소지를 맡은 법원이, 주소가 없으면 사는 곳을 맡은 법원이 맡아요. 대한민국 법을 따라요.',
          'Lawsuits belong before the court of the customer’s address at the time, or else of their place of residence. Korean law applies.',
        ),
      ],
    },
  ],
}

const start: LegalSection = {
  id: 'start',
  title: both('적용하는 날', 'In force'),
  blocks: [
    {
      text: both(
        '이 약관은 {version} 판이고 {since}부터 적용해요.',
        'This is version {version} of the terms, in force since {since}.',
      ),
    },
  ],
}

export const termsText: LegalText = {
  version: '2026-01',
  lead: [
    both(
      '주문하고, 받고, 돌려보내는 동안 오드모아와 고객이 서로 약속하는 일이에요. 법이 고객에게 더 유리하면 법을 따라요.',
      'What Odemoa and you promise each other from order to return. Where the law is more favourable to you, the law applies. The Korean text is the original; this is its translation.',
    ),
  ],
  sections: [
    purpose,
    words,
    change,
    guests,
    contract,
    price,
    payment,
    delivery,
    cancel,
    withdrawal,
    limits,
    returnShipping,
    refund,
    defects,
    minors,
    conduct,
    liability,
    disputes,
    start,
  ],
}
