export { reviewTexts, type SeedReview } from './reviews.ts'

export type SeedShopNotice = { board?: 'tssa'; title: string; title_en: string; body: string; body_en: string; days_ago: number; pinned: boolean }

export const notices: SeedShopNotice[] = [
  { title: '배송 안내: 평일 오후 2시까지 결제하면 그날 보내요', title_en: 'Delivery: paid by 2 p.m. on weekdays, sent the same day', days_ago: 3, pinned: true,
    body: '<p>평일 오후 2시까지 결제가 끝난 주문은 그날 택배사에 넘겨요. 각인과 맞춤 상품은 영업일 3일이 더 걸려요.</p><p>향수, 디퓨저, 알코올처럼 불이 붙을 수 있는 상품은 비행기에 실을 수 없어요. 제주와 섬 지역은 배편으로 가서 이틀쯤 늦어져요.</p>',
    body_en: '<p>Orders paid by 2 p.m. on a weekday leave the same day. Engraved and custom goods take three business days more.</p><p>Flammable goods such as perfume, diffusers and alcohol cannot fly: Jeju and the islands are served by ship and take about two days longer.</p>' },
  { title: '개인정보처리방침과 이용약관을 읽기 쉽게 펴냈어요', title_en: 'A privacy policy and terms you can read', days_ago: 9, pinned: true,
    body: '<p>무엇을 받아 얼마나 보관하는지, 언제까지 취소하고 반품할 수 있는지를 표와 쉬운 말로 적었어요. 내용은 그대로예요. <a href="/contents/privacy">개인정보처리방침</a>과 <a href="/contents/terms">이용약관</a>은 모든 화면 아래에서 볼 수 있어요.</p>',
    body_en: '<p>What we keep and for how long, and until when you can cancel or return, in tables and plain words. Nothing else has changed. The <a href="/contents/privacy">privacy policy</a> and the <a href="/contents/terms">terms of use</a> are linked at the foot of every page.</p>' },
  { title: '앰버 나이트 디퓨저 리필 재입고 일정', title_en: 'When the Amber Night refill returns', days_ago: 14, pinned: false,
    body: '<p>앰버 나이트 리필은 지금 숙성하고 있어요. 3주 뒤 다시 채워질 예정이고, 상품 화면에서 재입고 알림을 신청하면 문자로 알려 드려요.</p>',
    body_en: '<p>The Amber Night refill is resting and should be back in three weeks. Ask for a restock notice on its page and we will message you.</p>' },
  { title: 'TSSA 향수 클래스 저녁반을 열어요', title_en: 'An evening perfume class at TSSA', board: 'tssa', days_ago: 21, pinned: false,
    body: '<p>목요일 저녁 7시 반이 새로 생겼어요. 한 반은 여섯 명이고, 재료와 30 ml 병이 수강료에 들어 있어요.</p><p>날짜와 남은 자리는 <a href="/tssa/main">공방 달력</a>에서 볼 수 있어요.</p>',
    body_en: '<p>There is now a class on Thursdays at 7.30 p.m., six people at most. Materials and a 30 ml bottle are included.</p><p>Dates and free seats are in the <a href="/tssa/main">studio calendar</a>.</p>' },
  { title: '여름철 왁스 배송에 대해', title_en: 'Sending wax in summer', days_ago: 34, pinned: false,
    body: '<p>6월부터 8월까지 왁스와 캔들은 봉투를 두 겹으로 싸서 보내요. 그래도 물류 창고에서 겉이 조금 녹을 수 있어요. 굳은 뒤에는 그대로 쓸 수 있고, 쏟아졌다면 사진과 함께 알려 주세요.</p>',
    body_en: '<p>From June to August wax and candles travel double-bagged. The surface may still soften in a depot; once set it is fit for use. If it has leaked, send us a photograph.</p>' },
  { title: '디퓨저 베이스의 배합이 바뀌었어요', title_en: 'The diffuser base has a new formula', days_ago: 47, pinned: false,
    body: '<p>로트 D-24부터 증발 속도를 고르게 하려고 용제 비율을 바꿨어요. 권장 비율은 그대로 오일 2, 베이스 8이에요. 새 MSDS는 문서 게시판에 있어요.</p>',
    body_en: '<p>From lot D-24 the solvents are balanced for a steadier evaporation. Two parts oil to eight of base still holds. The new MSDS is on the document board.</p>' },
  { title: '설 연휴에는 공방을 쉬어요', title_en: 'The studio closes over the Lunar New Year', board: 'tssa', days_ago: 52, pinned: false,
    body: '<p>연휴 사흘 동안 공방은 문을 닫아요. 그 주의 클래스는 앞뒤로 하루씩 옮겨 열고, 예약하신 분께는 따로 연락드려요.</p>',
    body_en: '<p>The studio is closed for the three days of the holiday. Classes of that week move by a day, and we contact everybody who has booked.</p>' },
  { title: '사업자 회원 등급 안내', title_en: 'Grades for business members', days_ago: 60, pinned: false,
    body: '<p>고객센터의 도매 회원 신청에 사업자등록증을 올리면 영업일 5일 안에 답을 드려요. 승인되면 상품과 견적서에 등급 가격이 바로 적용돼요.</p>',
    body_en: '<p>Send your business registration with the trade account form of customer service and we answer within five working days. Once approved, goods and quotations have the prices of your grade.</p>' },
  { title: '빈 병을 가져오면 리필을 {500원} 할인해요', title_en: 'Bring your bottle, take {500 won} off a refill', days_ago: 78, pinned: false,
    body: '<p>매장에 우리 디퓨저나 미스트 빈 병을 가져오면 리필 한 병에 {500원}을 빼 드려요. 금이 간 병은 받지 않아요.</p>',
    body_en: '<p>Bring an empty diffuser or mist bottle of ours to the shop and a refill is {500 won} less. We cannot take cracked ones.</p>' },
  { title: '향 비누 클래스를 새로 열어요', title_en: 'A new class: scented soaps', board: 'tssa', days_ago: 86, pinned: false,
    body: '<p>가성소다를 쓰지 않는 녹여 붓기 방식이라 여덟 살부터 함께할 수 있어요. 한 시간 반 동안 네 개를 만들어요.</p><p>날짜는 <a href="/tssa/class-product?category=soap">비누 클래스</a>에서 골라 보세요.</p>',
    body_en: '<p>Melt and pour, without lye, so children of eight can join. Four soaps in an hour and a half.</p><p>Choose a date among the <a href="/tssa/class-product?category=soap">soap classes</a>.</p>' },
  { title: '캔들 안전하게 쓰는 법', title_en: 'Burning candles safely', days_ago: 95, pinned: false,
    body: '<ul><li>자리를 비울 때는 꼭 꺼 주세요.</li><li>한 번에 네 시간을 넘기지 마세요.</li><li>왁스가 1 cm 남으면 멈춰 주세요.</li><li>커튼과 30 cm 넘게 띄워 주세요.</li></ul>',
    body_en: '<ul><li>Put it out whenever you leave the room.</li><li>No more than four hours at a time.</li><li>Stop at one centimetre of wax.</li><li>Keep 30 cm from curtains.</li></ul>' },
  { title: '오드모아 온라인 매장을 열었어요', title_en: 'The ODEMOA online shop is open', days_ago: 120, pinned: false,
    body: '<p>공방 선반에 있던 향과 재료를 이제 집에서도 고를 수 있어요. 한국어와 영어로 볼 수 있고, 궁금한 점은 상품 문의에 남겨 주세요.</p>',
    body_en: '<p>The scents and materials from our studio shelves can now be chosen from home, in Korean and English. Leave questions on any product page.</p>' },
]

/** Made-up people. */
export const koreanNames = ['강가온', '고은새', '권도담', '김나래', '김보람', '김태솔', '남궁별', '노을하', '문가람', '박나무', '박새벽', '박하늬', '배주원', '백설기', '서다온', '서이안', '송가을', '신하람', '안단비', '양해솔', '오늘찬', '오세움', '우지음', '유다솜', '윤슬기', '이든솔', '이로운', '이채움', '임보늬', '장마루', '전하리', '정누리', '정다울', '조아라', '차고운', '최가람', '최하윤', '한결아', '허이든', '황보름']
export const englishNames = ['Ada Fenwick', 'Amos Tillery', 'Bea Larkspur', 'Callum Thorne', 'Cora Winslade', 'Dalia Marsh', 'Edith Rowntree', 'Elias Penhale', 'Esme Calloway', 'Felix Harrow', 'Freya Lindqvale', 'Gideon Ashby', 'Greta Holloway', 'Hana Whitlock', 'Hugo Bramwell', 'Ines Caldera', 'Isaac Thornbury', 'Ivy Mercer', 'Jonas Kettering', 'Juno Hartwell', 'Kit Merriday', 'Lena Ostrava', 'Leo Dunmore', 'Lila Fairbrook', 'Mabel Quince', 'Marcus Elderfield', 'Mina Solway', 'Nora Bexhill', 'Otis Grantley', 'Pearl Ravensby', 'Quentin Moss', 'Rhea Standish', 'Rufus Oakley', 'Sadie Winter', 'Silas Thackray', 'Tessa Brindle', 'Theo Maitland', 'Una Castleford', 'Vera Longmire', 'Wes Harcourt']

export type SeedBankAccount = { bank: string; bank_en: string; number: string; holder: string; holder_en: string }

export const bankAccounts: SeedBankAccount[] = [
  { bank: '국민은행', bank_en: 'KB Kookmin Bank', number: '000000-00-000001 (예시)', holder: '(주)오드모아', holder_en: 'ODEMOA Inc.' },
  { bank: '신한은행', bank_en: 'Shinhan Bank', number: '000-000-000002 (예시)', holder: '(주)오드모아', holder_en: 'ODEMOA Inc.' },
  { bank: '농협은행', bank_en: 'NH NongHyup Bank', number: '000-0000-0000-03 (예시)', holder: '(주)오드모아', holder_en: 'ODEMOA Inc.' },
]

/** Company settings: plainly fictional until the owner fills them in. */
export const company = {
  name: { ko: '(주)오드모아', en: 'ODEMOA Inc.' },
  ceo: { ko: '오모아', en: 'Moa Oh' },
  address: { ko: '서울특별시 예시구 모아길 24, 1층 (예시)', en: '1F, 24 Moa-gil, Yesi-gu, Seoul (example)' },
  phone: '02-0000-0000',
  email: 'help@odemoa.example',
  /** digits pass the checksum; the display marks it as an example */
  business_number: '0008100009',
  business_number_display: { ko: '000-81-00009 (예시)', en: '000-81-00009 (example)' },
  business_type: { ko: '도매 및 소매업, 교육서비스업', en: 'Wholesale and retail, education' },
  business_item: { ko: '향수·양초·향료, 공방 수업', en: 'Perfume, candles, fragrance materials, classes' },
  mail_order_number: { ko: '제2025-서울예시-0000호 (예시), 서울특별시 예시구청', en: 'No. 2025-Seoul-Yesi-0000 (example), Yesi-gu Office, Seoul' },
  cosmetics_licence: { ko: '화장품책임판매업 제0000호 (예시)', en: 'Cosmetics responsible seller No. 0000 (example)' },
  privacy_officer: { ko: '나무진 (privacy@odemoa.example)', en: 'Mujin Na (privacy@odemoa.example)' },
  hosting: { ko: '(주)예시호스팅', en: 'Example Hosting Inc.' },
  mail_service: { ko: '(주)예시메일', en: 'Example Mail Inc.' },
  purchase_safety: { ko: '가상계좌·계좌이체로 결제할 때 토스페이먼츠 에스크로를 이용할 수 있어요 (예시)', en: 'Virtual accounts and transfers can be paid through Toss Payments escrow (example)' },
  hours: { ko: '평일 10:00–18:00 (점심 12:30–13:30, 주말·공휴일 휴무)', en: 'Weekdays 10:00–18:00 KST (lunch 12:30–13:30, closed on weekends and holidays)' },
}
