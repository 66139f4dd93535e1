import type { PersonalCategory, ProductCategory } from '#shop/inquiry/contract.ts'

/** A question about goods of a top category, asked of the `on` best sellers there. */
type SeedQuestion = { top: number; on: number; category: ProductCategory; subject: string; question: string; answer: string; secret?: boolean; en?: [subject: string, question: string, answer: string] }

export const productQuestions: SeedQuestion[] = [
  { top: 1, on: 3, category: 'product', subject: '샘플부터 써 볼 수 있나요?', question: '향을 맡아 보지 못해서 본품을 바로 사기가 망설여져요. 작은 용량이 따로 있을까요?', answer: '2 ml 샘플을 함께 팔고 있어요. 상품 화면의 용량에서 골라 주세요. 본품을 사실 때 샘플 하나를 더 넣어 드리고 있어요.', en: ['Can I try a sample first?', 'I hesitate to buy a full bottle without smelling it. Is there a small size?', 'We sell a 2 ml sample too: choose it among the sizes. A full bottle comes with one more sample.'] },
  { top: 1, on: 2, category: 'use', subject: '옷에 뿌려도 얼룩이 남지 않나요?', question: '흰 셔츠에 뿌리고 싶은데 괜찮을지 궁금해요.', answer: '색이 옅은 편이지만 흰옷과 실크에는 안쪽 단에 먼저 한 번 뿌려 확인해 주세요. 20 cm쯤 떨어져 뿌리면 자국이 거의 남지 않아요.', en: ['Does it stain clothes?', 'I would like to spray it on a white shirt. Is that all right?', 'The colour is light, but on white cloth and silk please try the inside of a hem first. From 20 cm away it hardly leaves a trace.'] },
  { top: 1, on: 1, category: 'use', subject: '피부가 약한데 써도 될까요', question: '향수를 쓰면 목이 붉어질 때가 있어요. 알레르기 성분을 알 수 있을까요?', answer: '상품 정보 고시에 알레르기 유발 성분을 모두 적어 두었어요. 처음에는 팔 안쪽에 하루쯤 시험해 보시고, 붉어지면 쓰지 말아 주세요.', secret: true },
  { top: 2, on: 3, category: 'use', subject: '처음 켤 때 얼마나 태워야 하나요?', question: '캔들은 처음이라 터널이 생길까 봐 걱정돼요.', answer: '표면이 가장자리까지 고르게 녹을 때까지, 보통 두 시간쯤 켜 주세요. 심지는 켤 때마다 5 mm로 다듬어 주시면 그을음이 적어요.', en: ['How long should it burn the first time?', 'This is my first candle and I am afraid of tunnelling.', 'Until the surface has melted evenly to the edge, about two hours as a rule. Trim the wick to 5 mm each time and there is little soot.'] },
  { top: 2, on: 2, category: 'product', subject: '다 쓴 용기는 어떻게 하나요?', question: '용기가 예뻐서 다시 쓰고 싶어요.', answer: '남은 왁스를 얼려 떼어 낸 뒤 따뜻한 비눗물로 씻어 주세요. 매장에 가져오시면 리필도 해 드려요.', en: ['What can I do with the empty vessel?', 'It is pretty and I want to use it again.', 'Freeze what is left of the wax, lift it out and wash the vessel in warm soapy water. Bring it to the shop and we refill it.'] },
  { top: 2, on: 1, category: 'stock', subject: '큰 용량은 언제 다시 들어오나요?', question: '300 g을 기다리고 있어요.', answer: '', en: ['When will the large size be back?', 'I am waiting for the 300 g.', ''] },
  { top: 3, on: 3, category: 'use', subject: '스틱은 몇 개가 알맞나요?', question: '여섯 평 방에 두려고 해요.', answer: '네 개로 시작해 보시고 약하면 두 개를 더해 주세요. 일주일에 한 번 뒤집으면 향이 다시 올라와요.', en: ['How many reeds are right?', 'For a room of about 20 m².', 'Begin with four and add two if it is faint. Turn them once a week and the scent comes up again.'] },
  { top: 3, on: 2, category: 'use', subject: '고양이가 있는 집에서 써도 되나요?', question: '고양이 두 마리와 함께 살아요.', answer: '시트러스와 티트리가 들어간 향은 고양이에게 좋지 않을 수 있어요. 손이 닿지 않는 곳에 두고 자주 환기해 주시고, 걱정되시면 쓰지 않는 편을 권해요.', en: ['Is it safe in a home with cats?', 'I live with two cats.', 'Scents with citrus or tea tree may not be good for cats. Keep it out of reach and air the room often; if you are worried, we would rather you did without.'] },
  { top: 3, on: 1, category: 'delivery', subject: '제주도까지 며칠 걸리나요', question: '선물이라 받는 분 주소로 바로 보내고 싶어요. 동호수까지 적으면 될까요?', answer: '배편으로 가서 이틀쯤 더 걸려요. 주문할 때 받는 분을 따로 적으시면 가격표 없이 보내 드려요.', secret: true },
  { top: 4, on: 2, category: 'use', subject: '침구에 뿌려도 되나요?', question: '자기 전에 베개에 쓰고 싶어요.', answer: '30 cm 떨어져 두 번쯤 뿌리고 완전히 마른 뒤 누워 주세요. 실크와 가죽에는 쓰지 말아 주세요.', en: ['Can I spray it on bedding?', 'I would like it on my pillow before I sleep.', 'Spray twice from 30 cm and lie down once it is dry. Please keep it off silk and leather.'] },
  { top: 5, on: 3, category: 'use', subject: '소이왁스에는 몇 %가 알맞나요?', question: '골든 소이왁스로 만들고 있어요.', answer: '6~8%를 권해요. 65도까지 식힌 뒤 넣고 2분쯤 천천히 저어 주세요. 문서 게시판의 배합표에 왁스마다 적어 두었어요.', en: ['What share is right for soy wax?', 'I use the Golden soy wax.', 'We suggest 6 to 8 %. Add it when the wax has cooled to 65 °C and stir slowly for two minutes. The tables on the document board say it wax by wax.'] },
  { top: 5, on: 1, category: 'product', subject: 'MSDS를 먼저 받아 볼 수 있을까요?', question: '판매 신고를 준비하고 있어요.', answer: '문서 게시판에서 로그인하고 받을 수 있어요. 로트 번호별로 올려 두었어요.', en: ['May I have the MSDS first?', 'I am preparing the sales report.', 'Log in and take it from the document board. They are filed by lot number.'] },
  { top: 6, on: 2, category: 'use', subject: '서리 무늬를 줄이고 싶어요', question: '굳고 나면 하얀 무늬가 생겨요.', answer: '용기를 40도쯤 데우고 왁스를 조금 낮은 온도에서 부어 보세요. 바람이 없는 곳에서 천천히 굳히면 많이 줄어요.', en: ['I want less frosting', 'White patterns appear once it has set.', 'Warm the vessel to about 40 °C and pour the wax a little cooler. Set slowly away from draughts, it becomes much less.'] },
  { top: 7, on: 2, category: 'stock', subject: '100개를 한꺼번에 살 수 있나요?', question: '답례품으로 쓰려고 해요. 12월 첫째 주까지 필요해요.', answer: '' },
  { top: 9, on: 2, category: 'product', subject: '초등학생도 할 수 있나요?', question: '아홉 살 아이와 함께 만들려고 해요.', answer: '왁스를 녹이는 일만 어른이 도와주시면 돼요. 설명서에 그림이 있어서 아이도 따라 할 수 있어요.', en: ['Can a schoolchild do this?', 'I would make it with my nine-year-old.', 'Only melting the wax needs a grown-up. The leaflet has drawings a child can follow.'] },
  { top: 9, on: 1, category: 'etc', subject: '단체 주문 견적을 받고 싶어요', question: '회사 이름과 인원을 적을게요. 스무 명이에요.', answer: '', secret: true },
]

type SeedPersonal = { who: number; category: PersonalCategory; subject: string; content: string; answer: string; hoursAgo: number; withOrder?: boolean }

export const personalQuestions: SeedPersonal[] = [
  { who: 1, category: 'delivery', subject: '받는 곳을 바꿀 수 있을까요?', content: '이사를 앞두고 있어서 새 주소로 받고 싶어요. 아직 보내기 전이면 부탁드려요.', answer: '아직 포장 전이라 새 주소로 바꿔 두었어요. 주문 상세에서 확인해 주세요.', hoursAgo: 190, withOrder: true },
  { who: 1, category: 'product', subject: '병 뚜껑이 조금 헐거워요', content: '향은 정말 마음에 드는데 뚜껑이 꽉 닫히지 않아요. 바꿔 받을 수 있을까요?', answer: '', hoursAgo: 5, withOrder: true },
  { who: 1, category: 'class', subject: '클래스 날짜를 옮기고 싶어요', content: '토요일 오전 반을 일요일로 옮길 수 있는지 궁금해요.', answer: '마이페이지의 클래스 예약에서 이틀 전까지 직접 옮길 수 있어요. 일요일 오후 반에 세 자리가 남아 있어요.', hoursAgo: 410 },
  { who: 2, category: 'claim', subject: '깨진 병이 왔어요', content: '상자는 멀쩡한데 안에서 병이 깨져 있었어요.', answer: '놀라셨겠어요. 새 상품을 오늘 보내 드렸고, 깨진 병은 버려 주셔도 돼요.', hoursAgo: 120 },
  { who: 3, category: 'order', subject: '현금영수증을 받고 싶어요', content: '주문할 때 깜빡했어요. 지금이라도 될까요?', answer: '', hoursAgo: 28 },
  { who: 4, category: 'custom', subject: '각인 글자 수가 궁금해요', content: '한글 열두 글자도 들어가나요?', answer: '30 ml 병에는 한글 열 글자, 50 ml 병에는 열네 글자까지 넣을 수 있어요.', hoursAgo: 260 },
  { who: 5, category: 'member', subject: '사업자 회원으로 바꾸려면', content: '어떤 서류가 필요한가요?', answer: '', hoursAgo: 51 },
  { who: 6, category: 'etc', subject: '매장 주차가 되나요?', content: '주말에 가 보려고 해요.', answer: '건물 뒤에 두 대를 댈 수 있어요. 주말에는 길 건너 공영 주차장이 편해요.', hoursAgo: 330 },
]

export const readyAnswers = [
  { tp_title: '발송 안내', tp_body: '{name} 님, 안녕하세요.\n주문 {order}은 오늘 택배사에 넘겼어요. 송장은 마이페이지의 주문 내역에서 볼 수 있어요.', tp_body_en: 'Dear {name},\nYour order {order} was handed to the courier today. You find the tracking number under your orders.' },
  { tp_title: '재입고 안내', tp_body: '{name} 님, {product}은 지금 다시 만들고 있어요. 상품 화면에서 재입고 알림을 신청하시면 들어오는 대로 알려 드려요.', tp_body_en: 'Dear {name}, {product} is being made again. Ask for a restock notice on its page and we will tell you.' },
  { tp_title: '파손 교환', tp_body: '{name} 님, 불편을 드려 죄송해요.\n새 상품을 오늘 다시 보내 드릴게요. 받으신 상품은 사진만 남겨 주시고 버려 주셔도 괜찮아요.', tp_body_en: 'Dear {name}, we are sorry.\nA new one leaves today. A photograph of the broken one is enough; there is no need to send it back.' },
  { tp_title: '사용법 안내', tp_body: '{name} 님, {product}은 상품 화면의 설명에 쓰는 법을 적어 두었어요. 더 궁금한 점이 있으면 언제든 물어봐 주세요.', tp_body_en: 'Dear {name}, how to use {product} is told on its page. Please ask whatever you would still like to know.' },
]
