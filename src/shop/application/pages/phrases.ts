export const phrases: Record<string, string> = {
  '공방과 가게를 위한 거래 등급이에요. 승인되면 상품과 견적서에 등급 가격이 바로 적용돼요.':
    'A grade for workshops and shops. Once approved, goods and quotations have trade prices at once.',
  '도매 회원 신청하기': 'Apply for a trade account',
  '사업자등록번호와 담당자를 적고 사업자등록증 사본을 붙여요.':
    'Enter your business number and contact, and attach the registration.',
  '국세청 확인과 검토를 거쳐 영업일 5일 안에 답을 드려요.':
    'We check it with the tax office and answer within five working days.',
  '승인되면 등급이 바로 바뀌고, 메일과 알림으로 알려 드려요.':
    'Once approved, your grade changes at once and we tell you by mail.',
  '오드모아의 향을 여러분의 지역에서 함께 소개할 대리점을 찾고 있어요.':
    'We are looking for dealers who bring the scents of Odemoa to their region.',
  '대리점 신청하기': 'Apply as a dealer',
  '사업자 정보와 희망 지역, 매장 계획을 적어요.': 'Enter your business, region and plan.',
  '담당자가 전화로 이야기를 나누고 함께 계획을 살펴요.':
    'We call you and look at the plan together.',
  '계약을 마치면 대리점 등급을 드려요.': 'With the contract comes your dealer grade.',
  '기업 선물과 행사 답례품처럼 많이 필요할 때 수량에 맞춰 견적을 내 드려요.':
    'For company gifts and events: a quotation that fits your quantity.',
  '대량 주문 문의하기': 'Ask for a large order',
  '필요한 상품과 수량, 받고 싶은 날을 적어요. 여러 곳으로 보내면 주소 목록을 올려요.':
    'Enter goods, quantities and when you need them. For many addresses, upload a list.',
  '여러 곳으로 보내기': 'Send to many addresses',
  '받는 분과 주소, 상품과 수량을 한 줄에 하나씩 적은 파일을 올리면 곳마다 따로 보내 드려요. 엑셀(xlsx)이나 CSV로 300줄까지예요.':
    'Upload a file with one recipient, address, product and quantity per row and we send each its own parcel. Excel (xlsx) or CSV, up to 300 rows.',
  '양식 받기': 'Get the template',
  '받는 곳 목록 고르기': 'Choose a list of addresses',
  '다른 목록 고르기': 'Choose another list',
  '파일을 읽고 있어요': 'Reading the file',
  '목록 빼기': 'Remove the list',
  '고칠 줄이 {count}개 있어요. 파일을 고쳐 다시 골라 주세요.':
    '{count} rows need fixing. Correct the file and choose it again.',
  '{count}행': 'Row {count}',
  '그 밖에 {count}줄이 더 있어요.': 'And {count} more rows.',
  '담당자가 재고와 제작 기간을 확인하고 견적서를 보내 드려요.':
    'We check stock and lead time and send a quotation.',
  '견적서에서 바로 주문할 수 있어요.': 'You can order from the quotation.',
  '회사 워크숍, 학교 수업, 모임을 위한 클래스를 따로 열어 드려요. 찾아가는 클래스도 있어요.':
    'A class of your own for companies, schools and groups, at the studio or at your place.',
  '만들고 싶은 것과 인원, 날짜를 적어요.': 'Enter what to make, how many people, and when.',
  '강사가 일정과 준비물을 확인하고 비용을 알려 드려요.':
    'Our teacher checks dates and materials and tells you the price.',
  '날짜가 정해지면 예약을 확정해요.': 'With the date the booking is fixed.',
  '연결이 끊겨서 보내지 못했어요. 적은 내용은 그대로 있어요. 다시 시도해 주세요.':
    'The connection was lost and nothing was sent. What you typed is still here; please try again.',
  '붙이는 파일': 'Files',
  '사업자등록증 사본': 'Copy of the business registration',
  '그림이나 목록': 'Drawings or lists',
  '통신판매업 신고증과 통장 사본도 함께 보내면 더 빨라요. JPEG, PNG, PDF로 다섯 개까지, 하나에 10 MB까지예요.':
    'Your mail-order report and a bank copy speed things up. Up to five JPEG, PNG or PDF files of 10 MB each.',
  'JPEG, PNG, PDF로 다섯 개까지, 하나에 10 MB까지 보낼 수 있어요.':
    'Up to five JPEG, PNG or PDF files of 10 MB each.',
  '개인정보 수집·이용에 동의해요. (필수)': 'I agree to the use of my personal data. (required)',
  '거래 가격을 다른 사람에게 알리지 않을게요. (필수)':
    'I will not tell trade prices to others. (required)',
  '골라 주세요': 'Please choose',
  '필요한 상품': 'Goods',
  '{count}번째 상품': 'Product {count}',
  '예: 코튼 캔들 200 g': 'e.g. Cotton candle 200 g',
  수량: 'Quantity',
  '{count}번째 상품 빼기': 'Take product {count} out',
  '상품 더하기': 'Add a product',
  '받는 정보': 'What we collect',
  '상호, 사업자등록번호, 대표자, 사업장 주소, 담당자 이름과 연락처, 붙인 파일':
    'Company, business number, representative, address, name and contact of the contact person, files',
  '이름, 휴대폰 번호, 메일, 적은 내용, 붙인 파일': 'Name, phone, email, what you write, files',
  '쓰는 곳': 'Why',
  '거래 심사, 국세청 사업자 상태 확인, 결과 안내':
    'Review, asking the tax office about the business, telling you the result',
  '문의 확인과 답변, 견적 안내': 'Answering you, quotations',
  '지니는 기간': 'How long',
  '답을 드린 날부터 3년. 탈퇴하면 바로 지우고, 계약한 일의 기록만 법에 따라 따로 5년 지녀요':
    'Three years after our answer. Closing your account deletes it at once; only records of work you ordered are kept apart for five years, as the law asks',
  '거부할 권리': 'Your choice',
  '동의하지 않을 수 있어요. 다만 그러면 신청을 받을 수 없어요.':
    'You may refuse, but then we cannot take the application.',
  홈: 'Home',
  고객센터: 'Customer service',
  '잘 받았어요': 'We have received it',
  고객센터로: 'To customer service',
  '접수 번호는 {count}번이에요. 답은 {email}으로 보내 드려요.':
    'Your number is {count}. We answer to {email}.',
  '신청한 것이 있어서 새로 신청하지 않아도 돼요. 내용과 답은 위의 신청에서 볼 수 있어요.':
    'You have applied already. Your application above shows its state and our answer.',
  '등급은 회원 계정에 드려요. 로그인하거나 가입한 뒤에 신청해 주세요.':
    'The grade belongs to your account. Please log in or sign up first.',
  '로그인하고 신청하기': 'Log in to apply',
  '신청 내역을 불러오지 못했어요': 'Your applications could not be loaded',
  '오드모아가 드린 답': 'Our answer',
  '새로 신청하기': 'Apply again',
  '신청서 고치기': 'Edit the application',
  '내 신청': 'My applications',
  '{count}번 신청': 'Application {count}',
  '신청 내역': 'My application',
  '신청을 받았어요. 영업일 5일 안에 답을 드릴게요.':
    'We have received it and answer within five working days.',
  '담당자가 검토하고 있어요. 끝나면 바로 알려 드릴게요.':
    'It is being reviewed. We tell you at once.',
  '아래 내용을 더해 주시면 이어서 검토할게요.': 'Please add the following so that we can go on.',
  '승인되었어요. 이제 {grade} 가격으로 사고 견적을 받을 수 있어요.':
    'Approved. Goods and quotations now have the prices of {grade}.',
  '답을 드렸어요.': 'We have answered.',
  '이번에는 진행하지 못했어요. 바뀐 것이 있으면 다시 신청해 주세요.':
    'We could not go ahead this time. If something changes, please apply again.',
  '직접 취소한 신청이에요.': 'You have withdrawn this application.',
  '거래 등급은 {until}까지예요.': 'Your trade grade lasts until {until}.',
  '거래 등급의 유효기간이 {until}에 끝났어요. 이어서 거래하려면 다시 신청해 주세요.':
    'Your trade grade ran out on {until}. Please apply again if you want to go on.',
  '거래 등급이 멈췄어요. 궁금한 점은 고객센터로 알려 주세요.':
    'Your trade grade has ended. Please ask customer service.',
  '붙인 파일': 'Attached files',
  '이 신청을 취소할까요? 취소한 신청은 되돌릴 수 없어요.':
    'Withdraw this application? It cannot be brought back.',
  '신청 취소': 'Withdraw',
  '신청을 취소했어요.': 'The application was withdrawn.',
  보완하기: 'Add what is missing',
  '장바구니에서 견적 내기': 'Quotation from the cart',
  '지금은 고칠 수 없어요': 'It cannot be edited now',
  '신청 내역 보기': 'See the application',
  '고쳐서 다시 보내기': 'Send it again',
  '고친 내용을 보냈어요. 이어서 검토할게요.': 'Sent. We go on with the review.',
  '커스텀 향 의뢰하기': 'Send my brief',
  '한 병의 선물부터 브랜드와 공간의 향까지, 이야기를 듣고 세상에 하나뿐인 향을 만들어 드려요.':
    'From a single present to the scent of a brand or a place: we listen, and make one that nobody else has.',
  '떠오르는 느낌과 쓸 곳, 필요한 양을 적어요.':
    'Tell us the feelings, where it is used and how much you need.',
  '조향사가 읽고 상담한 뒤, 개발과 샘플 비용을 견적으로 보내 드려요.':
    'A perfumer reads it, talks with you and sends a quote for development and samples.',
  '샘플을 맡아 보고 다듬어, 마음에 드는 향으로 완성해요.':
    'You smell samples, we refine them until the scent is yours.',
  '고르지 않아도 돼요. {count}개까지 고를 수 있어요.':
    'You may leave it open. Choose at most {count}.',
  '둘만의 기념일부터 회사 워크숍, 학교 수업까지 원하는 날에 클래스를 따로 열어 드려요. 찾아가는 클래스도 있어요.':
    'From a day for two to a company workshop or a school lesson: a class of your own, on the day you wish, here or at your place.',
  '클래스 문의하기': 'Ask for a class',
  '강사가 일정을 확인하고, 날짜와 금액이 적힌 견적서를 보내 드려요.':
    'A teacher checks the day and sends an offer with date and price.',
  '견적을 수락하면 그 자리에서 예약이 확정돼요.':
    'Accept it, and your class is booked on the spot.',
  '견적을 보내 드렸어요. 읽어 보고 수락하면 예약이 확정돼요.':
    'We have sent an offer. Read it and accept, and the class is booked.',
  '견적을 수락해서 예약이 확정되었어요.': 'The offer was accepted and the class is booked.',
  '견적과 예약 보기': 'See the offer and booking',
  '견적을 보내 드렸어요. 수락하고 계약금을 결제하면 조향을 시작해요.':
    'Our offer is with you. Accept it and pay the deposit, and we begin.',
  '견적과 진행 보기': 'See offer and progress',
  '맞춤 제작이라 샘플을 승인한 뒤에는 마음이 바뀌어도 취소하거나 돌려보낼 수 없다는 것을 알고 있어요. (필수)':
    'I know that it is made to order: once I approve a sample, it cannot be cancelled or returned for a change of mind. (required)',
  '개발과 샘플에 비용이 들고, 견적을 수락하기 전에는 내지 않는다는 것을 알고 있어요. (필수)':
    'I know that development and samples cost money, and that I pay nothing before I accept the offer. (required)',
  '로그인하면 내 포뮬러를 붙일 수 있어요. 적은 내용은 그대로 있어요.':
    'Log in to attach a formula of yours. What you typed stays.',
  로그인: 'Log in',
  '저장한 포뮬러가 있으면 여기에서 붙일 수 있어요.':
    'Once you have saved a formula, it can be attached here.',
  '포뮬러 적기': 'Write a formula',
  '붙일 포뮬러': 'My formula',
  '붙이지 않아요': 'None',
  '보내는 순간의 배합이 그대로 조향사에게 가요. 나중에 고쳐도 보낸 것은 바뀌지 않아요.':
    'The perfumer sees it as it is when you send it. What you change later does not change what was sent.',
  '확인하고 보내기': 'Check and send',
  '{of}단계 가운데 {step}단계': 'Step {step} of {of}',
  '이전 단계': 'Back a step',
  '다음 단계로': 'Next step',
  '의뢰서 단계': 'Steps of the brief',
  '적은 내용은 보낼 때까지 이 탭에 남아 있어요. 파일과 동의는 다시 골라 주세요.':
    'What you type stays in this tab until it is sent. After a reload, choose files and ticks again.',
  '이름, 휴대폰 번호, 메일, 적은 내용, 붙인 파일과 포뮬러':
    'Name, phone, email, what you write, files and formula',
  '견적서를 보내 드렸어요. 견적서에서 바로 주문할 수 있어요.':
    'We have sent you a quotation. You can order from it.',
  '견적서로 주문했어요. 진행은 주문 내역에서 볼 수 있어요.':
    'You ordered by the quotation. Follow it among your orders.',
  '견적서 보기': 'See the quotation',
  '이름, 휴대폰 번호, 메일, 적은 내용, 받는 분들의 이름과 연락처와 주소, 붙인 파일':
    'Name, phone, email, what you write, names, phones and addresses of recipients, attached files',
  김하늘: 'Haneul Kim',
  '서울특별시 중구 세종대로 110': '110 Sejong-daero, Jung-gu, Seoul',
  '3층': '3F',
  '코튼 캔들 200 g': 'Cotton candle 200 g',
  '받는-곳-목록.csv': 'addresses.csv',
  상세주소: 'Detail',
}
