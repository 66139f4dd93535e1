/** A short review for a top category; with `shelf` it only fits goods of that child category. */
export type SeedReview = { ca_id: number; shelf?: number; score: number; ko: string; en: string }

function review(ca_id: number, score: number, ko: string, en: string, shelf?: number): SeedReview {
  return { ca_id, shelf, score, ko, en }
}

export const reviewTexts: SeedReview[] = [
  review(1, 5, '아침에 두 번 뿌리고 나갔는데 퇴근길 목도리에서 은은하게 남아 있었어요.', 'Two sprays in the morning and there was still a trace on my scarf on the way home.'),
  review(1, 5, '샘플로 먼저 써 보고 본품을 샀어요. 병 유리가 두꺼워서 손에 쥐는 느낌이 좋아요.', 'I tried the sample first, then bought the bottle. The thick glass feels good in the hand.', 101),
  review(1, 4, '첫 향은 제 취향보다 셌는데 30분 지나니 딱 좋아졌어요.', 'Stronger than I like at first, but just right after half an hour.'),
  review(1, 4, '상자와 완충지가 단정해서 따로 포장하지 않고 선물했어요. 배송은 이틀 걸렸습니다.', 'The box is neat enough to give as it is. Delivery took two days.'),
  review(1, 3, '향은 마음에 드는데 제 피부에서는 세 시간쯤이면 사라져요.', 'I like the scent, but on my skin it is gone in about three hours.', 101),
  review(1, 5, '친구 생일 선물로 보냈는데 메시지 카드 글씨가 예쁘다고 사진을 보내 줬어요.', 'Sent it for a birthday and my friend sent back a photo of the handwritten card.'),
  review(1, 2, '설명만 보고 골랐는데 생각보다 달았어요. 다음엔 샘플부터 살게요.', 'I chose by the description and it was sweeter than expected. Sample first next time.', 101),

  review(2, 5, '첫날 두 시간 켰더니 표면이 벽까지 고르게 녹았어요. 그을음도 거의 없어요.', 'Two hours on the first day and the surface melted evenly to the wall. Hardly any soot.', 201),
  review(2, 5, '거실에 켜 두면 현관까지 향이 와요. 다 쓴 용기는 칫솔꽂이로 쓰고 있어요.', 'Lit in the living room, I smell it at the front door. The empty vessel holds our toothbrushes now.', 201),
  review(2, 4, '향은 정말 좋은데 뚜껑이 따로라 같이 담는 걸 추천해요.', 'Lovely scent; the lid is separate, so add it to the order.', 201),
  review(2, 4, '사진보다 용기 색이 조금 짙어요. 그래도 방에 잘 어울려요.', 'The vessel is a little darker than in the photo, but it suits the room.', 201),
  review(2, 3, '넓은 거실에서는 향이 약하게 느껴졌어요. 침실로 옮겼더니 괜찮네요.', 'Faint in a large living room. In the bedroom it works.', 201),
  review(2, 5, '포장이 꼼꼼해서 유리가 하나도 안 다치고 왔어요.', 'Packed so well that the glass arrived without a scratch.', 201),
  review(2, 2, '여름에 받았더니 표면이 살짝 녹아 있었어요. 켜는 데는 문제없었지만 선물하기엔 아쉬웠어요.', 'It came slightly melted in summer. It burned fine, but I could not give it as a gift.'),

  review(3, 5, '스틱 네 개로 시작하라는 설명대로 했더니 딱 알맞아요. 두 달째 쓰고 있어요.', 'I began with four reeds as advised and it is just right. Two months in.', 301),
  review(3, 5, '현관에 뒀더니 택배 기사님이 향 좋다고 하셨어요.', 'It stands in the hallway and even the courier said it smelled nice.', 301),
  review(3, 4, '처음 사흘은 조용하다가 그다음부터 향이 올라왔어요.', 'Quiet for three days, then it came up.', 301),
  review(3, 4, '리필로 세 번째 채웠어요. 스틱을 같이 바꾸는 게 중요하네요.', 'My third refill. Changing the reeds at the same time matters.', 302),
  review(3, 3, '병이 생각보다 작아요. 큰 방에는 두 개가 필요할 것 같아요.', 'Smaller than I pictured. A large room may need two.', 301),
  review(3, 5, '병이 단정해서 책장에 두면 물건처럼 보이지 않고 잘 어울려요.', 'The bottle is plain enough to disappear among the books.', 301),
  review(3, 2, '창가에 뒀더니 한 달 만에 다 말랐어요. 제 잘못이지만 빨리 줄어요.', 'By the window it dried up in a month. My mistake, but it does go fast.', 301),

  review(4, 5, '자기 전에 베개 뒤에 한 번씩 뿌려요. 얼룩이 안 남아요.', 'One spray behind the pillow each night. No stains.'),
  review(4, 4, '분무가 곱고 물방울이 떨어지지 않아요. 병이 조금 미끄러워요.', 'A fine spray with no drips. The bottle is a bit slippery.', 401),
  review(4, 5, '요리하고 나서 두 번만 뿌리면 집 냄새가 달라져요.', 'Two sprays after cooking and the house smells different.'),
  review(4, 3, '향이 30분 정도면 옅어져요. 대신 부담이 없네요.', 'It fades in half an hour, but then it is never too much.'),
  review(4, 4, '리필을 사서 병을 계속 쓰고 있어요. 깔때기가 있으면 더 편할 것 같아요.', 'I keep the bottle and buy refills. A funnel would help.', 402),

  review(5, 5, '배합표대로 7% 넣었더니 소이왁스에서 향이 잘 나와요.', 'Seven per cent as suggested, and it comes through well in soy.', 504),
  review(5, 5, '공방에서 계속 쓰고 있어요. 로트가 바뀌어도 향이 같네요. 세 번째 재구매입니다.', 'We use it all the time at the studio. New lot, same scent. My third order.'),
  review(5, 4, '단독으로는 심심한데 다른 향이랑 섞으니 살아나요.', 'A bit plain alone; blended, it comes alive.'),
  review(5, 4, '큰 용량으로 바꾸니 값이 훨씬 낫네요. 라벨에 로트 번호가 있어서 좋아요.', 'The larger size is much better value, and the lot number on the label helps.'),
  review(5, 3, '병 입구가 좁아서 옮겨 담을 때 깔때기가 필요했어요. 향은 만족해요.', 'The neck is narrow, so I needed a funnel to decant. Happy with the scent.'),
  review(5, 5, 'MSDS 문서를 바로 받을 수 있어서 신고 준비할 때 도움이 됐어요.', 'The MSDS was there to download, which helped when I prepared my report.'),

  review(6, 5, '조각이 얇아서 금방 녹아요. 표면도 매끈하게 굳었어요.', 'Thin flakes, quick to melt. The surface set smooth.', 601),
  review(6, 4, '서리 무늬가 조금 생겼는데 용기를 데우니 줄었어요.', 'Some frosting, less once I warmed the vessel.', 601),
  review(6, 5, '베이스에 냄새가 없어서 오일 향이 그대로 나와요.', 'The base has no smell of its own, so the oil comes through.', 602),
  review(6, 3, '봉투 지퍼가 뻑뻑해서 다른 통에 옮겨 담았어요. 왁스는 좋아요.', 'The zip on the bag is stiff so I moved it to a tub. The wax is good.', 601),
  review(6, 4, '20 kg 상자로 샀는데 두 상자로 나뉘어 와서 들기 편했어요.', 'Ordered a big carton and it was packed so I could lift it.', 601),

  review(7, 5, '두께가 있어서 안심이 돼요. 열두 개 모두 흠 없이 왔습니다.', 'Good thick walls. All twelve arrived without a flaw.', 701),
  review(7, 4, '세이지 색이 화면과 거의 같아요. 바닥이 살짝 거칠어서 받침을 썼어요.', 'The sage is close to the screen. The foot is a bit rough so I use a coaster.', 702),
  review(7, 4, '펌프 분무가 고와요. 나무 캡은 결이 저마다 달라서 재밌네요.', 'A fine spray. The wooden caps each have their own grain.', 704),
  review(7, 3, '틴 하나가 눌려 왔는데 사진 보내니 바로 새로 보내 주셨어요.', 'One tin came dented; I sent a photo and a new one followed.', 703),
  review(7, 2, '콘크리트 용기 표면에 기포가 제 생각보다 많았어요.', 'More pinholes in the concrete than I expected.', 702),

  review(8, 5, '심지 굵기 표가 정확해요. 3호로 터널 없이 탔어요.', 'The size chart is right. No. 3 burned without tunnelling.', 801),
  review(8, 4, '저울 반응이 빨라요. 건전지가 들어 있어서 바로 썼습니다.', 'The scale responds fast and came with batteries.', 802),
  review(8, 5, '비커 주둥이가 좋아서 좁은 병에도 안 흘리고 옮겨요.', 'The beaker pours into narrow bottles without a drip.', 802),
  review(8, 3, '염료 칩 검정은 양을 꽤 넣어야 진해져요.', 'The black chip takes quite a lot to go dark.', 803),
  review(8, 4, '우드 심지 소리가 작게 나요. 저는 이 정도가 좋아요.', 'The wooden wick crackles softly. I like it that way.', 801),

  review(9, 5, '초등학생 아이랑 같이 했는데 설명서 그림만 보고도 됐어요.', 'Made it with my child in primary school; the drawings were enough.'),
  review(9, 5, '둘이 서로 향을 만들어 줬어요. 기념일에 하기 좋네요.', 'We made a scent for each other. A nice thing to do for an anniversary.', 902),
  review(9, 4, '온도계까지 들어 있어서 따로 살 게 없었어요. 시간은 넉넉히 잡으세요.', 'Even the thermometer is included. Allow plenty of time.', 901),
  review(9, 3, '캔들 하나가 살짝 패였어요. 심지를 가운데 두는 게 어렵네요.', 'One candle sank a little. Centring the wick is tricky.', 901),
  review(9, 4, '회사 워크숍에서 열 명이 썼는데 순서표가 큰 도움이 됐어요.', 'Ten of us used it at work and the running order helped a lot.', 901),

  review(10, 5, '라벨이 오일에 젖어도 글씨가 안 번져요.', 'Oil on the label and the ink stays put.', 1001),
  review(10, 4, '상자가 튼튼해요. 색은 화면보다 조금 차분합니다.', 'A sturdy box, slightly quieter in colour than on screen.', 1002),
  review(10, 4, '답례품 만들 때 띠지까지 있어서 편했어요.', 'Made our wedding favours; having the paper bands saved time.', 1002),
  review(10, 3, '뚜껑이 180 ml 용기에는 조금 헐거워요.', 'The lid sits a bit loose on the 180 ml.', 1003),

  review(11, 5, '처방이 그램으로 적혀 있어서 그대로 따라 할 수 있었어요.', 'Formulas in grams, so I could follow them exactly.', 1102),
  review(11, 4, '사진이 많아서 뭐가 잘못됐는지 바로 찾았어요.', 'So many photographs that I found what went wrong at once.', 1102),
  review(11, 5, '펼쳐 놓고 작업하기 좋아요. 종이도 두껍고요.', 'It stays open on the bench, and the paper is thick.', 1102),
  review(11, 3, '조금 더 어려운 내용도 있으면 좋겠어요. 입문에는 충분합니다.', 'I wish it went further, though it is enough to start with.'),
]
