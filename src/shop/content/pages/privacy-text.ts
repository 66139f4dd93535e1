import { privacyVersion } from '#shop/order/rules.ts'
import { both, type LegalSection, type LegalText } from './legal.ts'
import { cookies, items, processors, retention } from './privacy-tables-text.ts'

const rights: LegalSection = {
  id: 'rights',
  title: both('고객의 권리와 쓰는 방법', 'Your rights and how to use them'),
  blocks: [
    {
      list: [
        both(
          '언제든지 내 정보를 보여 달라, 고쳐 달라, 지워 달라, 처리를 멈춰 달라고 하실 수 있어요. 동의한 일이 있다면 거둘 수도 있어요.',
          'At any time you may ask to see, correct or delete your data, or ask us to stop using it. If you agreed to something you may take that back.',
        ),
        both(
          '전화 {phone} 또는 메일 {email}으로(로) 말씀하시면 본인인지 확인한 뒤 10일 안에 답해 드려요. 비용은 없어요.',
          'Call {phone} or write to {email}. We check that it is you and answer within 10 days, free of charge.',
        ),
        both(
          '비회원은 주문 조회에서 주문번호, 휴대폰 번호, 비밀번호로 주문 내용을 볼 수 있어요.',
          'Guests can see an order under “Find order” with its number, the phone number and the order password.',
        ),
        both(
          '회원은 마이페이지의 회원정보에서 직접 정보를 보고 고치고 내려받을 수 있고, 광고 수신 동의를 거두거나 탈퇴할 수 있어요. 진행 중인 주문이 있으면 끝난 뒤에 탈퇴할 수 있어요.',
          'Members can see, correct and download their data, take back consent to offers and close their account in My page. An open order has to be finished first.',
        ),
        both(
          '대리인을 통해서도 할 수 있어요. 이때는 위임장을 함께 보내 주세요.',
          'Somebody else may ask on your behalf with a written power of attorney.',
        ),
        both(
          '법에 따라 보관해야 하는 기록은 그 기간 동안 지울 수 없어요. 들어드리지 못할 때는 이유와 이의를 내는 방법을 알려 드려요.',
          'Records that the law makes us keep cannot be deleted before their time. If we must refuse, we say why and how to object.',
        ),
      ],
    },
  ],
}

const children: LegalSection = {
  id: 'children',
  title: both('만 14세 미만 어린이', 'Children under 14'),
  blocks: [
    {
      text: both(
        '만 14세 미만 어린이의 정보는 받지 않아요. 어린이가 쓸 상품은 부모님 같은 법정대리인이 주문해 주세요. 어린이의 정보가 들어온 것을 알게 되면 바로 지워요.',
        'We do not collect data of children under 14; a parent or guardian should place the order. If we learn that we hold a child’s data, we delete it at once.',
      ),
    },
  ],
}

const sharing: LegalSection = {
  id: 'sharing',
  title: both('다른 곳에 주는 경우', 'Giving data to others'),
  blocks: [
    {
      text: both(
        '고객의 정보를 팔거나 다른 회사에 넘기지 않아요. 다음 경우만 예외예요.',
        'We do not sell your data or hand it to other companies, except in these cases.',
      ),
    },
    {
      list: [
        both('고객이 미리 따로 동의한 경우', 'You agreed to it separately beforehand.'),
        both(
          '법률에 특별한 규정이 있거나, 수사기관이 법이 정한 절차와 방법에 따라 요구한 경우',
          'A law says so, or investigators ask for it by the procedure the law prescribes.',
        ),
        both(
          '사람의 생명이나 안전이 급하게 위험한 경우',
          'A person’s life or safety is in immediate danger.',
        ),
      ],
    },
  ],
}

const safety: LegalSection = {
  id: 'safety',
  title: both('지우는 방법과 지키는 방법', 'How we delete and protect'),
  blocks: [
    {
      list: [
        both(
          '보관 기간이 끝난 정보는 5일 안에 지워요. 파일은 되살릴 수 없게 지우고, 종이는 잘게 부수거나 태워요.',
          'Data whose time has passed is deleted within 5 days: files so that they cannot be restored, paper by shredding or burning.',
        ),
        both(
          '비밀번호는 되돌릴 수 없는 값으로 바꾸어 두어서 직원도 볼 수 없어요.',
          'Passwords are stored as a one-way hash that no member of staff can read.',
        ),
        both(
          '주문 정보는 그 일을 맡은 직원만 볼 수 있고, 주문을 바꾸면 누가 언제 바꾸었는지 남아요.',
          'Only staff who work on orders can see them, and every change records who made it and when.',
        ),
        both(
          '로그인 쿠키는 화면의 스크립트가 읽을 수 없고, 다른 사이트에서 보낸 요청은 받지 않아요.',
          'Scripts cannot read the log-in cookie, and requests sent from other sites are refused.',
        ),
        both(
          '서버 기록에는 이름, 연락처, 주소, 쿠키를 남기지 않아요.',
          'Server logs hold no names, contact details, addresses or cookies.',
        ),
      ],
    },
  ],
}

const officer: LegalSection = {
  id: 'officer',
  title: both('개인정보 보호책임자', 'Privacy officer'),
  blocks: [
    {
      text: both(
        '개인정보에 관해 묻거나 불만을 말씀하실 곳이에요. 열람 청구도 여기에서 받아요.',
        'Whom to ask or complain to about personal data. Requests to see your data go here too.',
      ),
    },
    {
      table: {
        head: [both('구분', 'Contact'), both('내용', 'Details')],
        rows: [
          [both('회사', 'Company'), both('{company}', '{company}')],
          [both('책임자', 'Officer'), both('{officer}', '{officer}')],
          [both('전화', 'Phone'), both('{phone} ({hours})', '{phone} ({hours})')],
          [both('메일', 'Email'), both('{email}', '{email}')],
          [both('주소', 'Address'), both('{address}', '{address}')],
        ],
      },
    },
  ],
}

const remedies: LegalSection = {
  id: 'remedies',
  title: both('도움을 받을 수 있는 곳', 'Where else to get help'),
  blocks: [
    {
      text: both(
        '오드모아의 답으로 풀리지 않으면 아래 기관에 상담이나 분쟁 조정을 청할 수 있어요.',
        'If our answer does not settle the matter, these public bodies advise or mediate.',
      ),
    },
    {
      list: [
        both(
          '개인정보 분쟁조정위원회: 1833-6972, https://www.kopico.go.kr',
          'Personal Information Dispute Mediation Committee: 1833-6972, https://www.kopico.go.kr',
        ),
        both(
          '개인정보 침해신고센터: 118, https://privacy.kisa.or.kr',
          'Privacy Infringement Report Centre: 118, https://privacy.kisa.or.kr',
        ),
        both(
          '대검찰청: 1301, https://www.spo.go.kr',
          'Supreme Prosecutors’ Office: 1301, https://www.spo.go.kr',
        ),
        both(
          '경찰청 사이버범죄 신고: 182, https://ecrm.police.go.kr',
          'National Police cybercrime reports: 182, https://ecrm.police.go.kr',
        ),
      ],
    },
  ],
}

const changes: LegalSection = {
  id: 'changes',
  title: both('방침이 바뀔 때', 'Changes to this policy'),
  blocks: [
    {
      list: [
        both(
          '내용이 바뀌면 적어도 7일 전에 공지사항에 알려요. 고객의 권리에 크게 영향을 주는 변경은 30일 전에 알리고, 필요하면 다시 동의를 받아요.',
          'Changes are announced under Notices at least 7 days ahead; 30 days if they matter much to your rights, and where needed we ask for consent again.',
        ),
        both(
          '주문에는 그때의 방침 판 번호를 함께 적어 두어요. 이 방침은 {version} 판이고 {since}부터 적용해요.',
          'Every order records the version of the policy of its day. This is version {version}, in force since {since}.',
        ),
      ],
    },
  ],
}

export const privacyText: LegalText = {
  version: privacyVersion,
  lead: [
    both(
      '{company}(아래에서는 ‘오드모아’)은(는) 개인정보 보호법에 따라 고객의 정보를 어떻게 다루는지 알려 드려요. 주문을 받고 보내는 데 필요한 만큼만 받고, 쓸모가 끝나면 지워요.',
      '{company} (“Odemoa” below) explains here, as Korea’s Personal Information Protection Act asks, how it handles your data. We take only what an order needs and delete it when it has served. The Korean text is the original; this is its translation.',
    ),
  ],
  sections: [
    items,
    retention,
    sharing,
    processors,
    rights,
    children,
    cookies,
    safety,
    officer,
    remedies,
    changes,
  ],
}
