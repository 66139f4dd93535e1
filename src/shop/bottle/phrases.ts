/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '보낸 뒤에 흠이 있는 병을 다시 만들 수 있어요.':
    'Faulty bottles can be made again once they have left.',
  '만든 것보다 많이 다시 만들 수 없어요. 앞서 다시 만든 것까지 세요.':
    'No more can be made again than were made, counting those made again before.',
  '위치와 크기는 숫자로 적어 주세요.': 'Enter places and sizes as numbers.',
  '글은 한 칸에 200자까지 적을 수 있어요.': 'A text takes up to 200 characters.',
  '요소는 20개까지 놓을 수 있어요.': 'A label takes up to 20 elements.',
  '금액은 0원 이상의 정수예요.': 'The sum is a whole number from 0.',
  '금액은 0 이상이에요.': 'The amount is at least 0.',
  '금액이 너무 커요.': 'The amount is too large.',
  '이름은 60자까지 적을 수 있어요.': 'A name takes up to 60 characters.',
  '이름을 적어 주세요.': 'Enter a name.',
  '영어 이름을 적어 주세요.': 'Enter the English name.',
  '색은 #2f5d50처럼 적어 주세요.': 'Write the colour like #2f5d50.',
  '수량은 1개부터예요.': 'At least one.',
  '제작 기간은 하루부터예요.': 'Making takes at least one day.',
  '사진을 골라 주세요.': 'Choose a picture.',
  '라벨은 10 mm부터예요.': 'A label is at least 10 mm.',
  '뚜껑을 하나 이상 골라 주세요.': 'Choose at least one cap.',
  '라벨 모양을 하나 이상 골라 주세요.': 'Choose at least one shape of label.',
  '수량별 가격을 한 줄 이상 적어 주세요.': 'Enter at least one row of prices.',
  '그림을 골라 주세요.': 'Choose a picture.',
  '메일 주소를 적어 주세요.': 'Enter your email address.',
  '메일 주소 형식이 아니에요. 예: name@example.com':
    'This is not an email address. Example: name@example.com',
  '맞춤 제작에 동의해 주세요.': 'Please agree that it is made to order.',
  '수량을 적어 주세요.': 'Enter the quantity.',
  '개인정보 수집에 동의해 주세요.': 'Please agree to the use of your data.',
  '글과 그림을 쓸 권리가 있는지 확인해 주세요.':
    'Please confirm that you may use these words and pictures.',
  '이 병의 최소 수량보다 적어요. 수량을 늘려 주세요.':
    'This bottle is made in larger numbers. Please raise the quantity.',
  '10,000개까지 주문할 수 있어요. 더 필요하면 문의해 주세요.':
    'You can order up to 10,000. Ask us if you need more.',
  '지금 상태에서는 할 수 없는 일이에요. 새로 불러와서 확인해 주세요.':
    'That cannot be done from where it stands. Reload and look again.',
  '이미 승인한 도안이라 바꿀 수 없어요. 고객센터로 알려 주세요.':
    'This design is approved and cannot be changed. Please tell customer service.',
  '이미 승인했거나 끝난 의뢰라 시안을 보낼 수 없어요.':
    'It is approved or over: no proof can be sent.',
  '승인한 적이 없는 도안이에요. 도안을 열어서 다시 의뢰해 주세요.':
    'This was never approved. Open the design and ask for it anew.',
  '이미 승인했거나 끝난 의뢰예요.': 'It is approved or over already.',
  '아직 보낸 시안이 없어요. 시안을 받은 뒤 승인해 주세요.':
    'There is no proof yet. You can approve once you have one.',
  '고쳐 달라고 한 시안이에요. 새 시안을 받은 뒤 승인해 주세요.':
    'You asked for changes. You can approve the next proof.',
  '이미 결제했거나 끝난 의뢰예요. 고객센터로 알려 주세요.':
    'It is paid or over already. Please tell customer service.',
  '그사이 값이 바뀌어 이제 {amount}이에요. 새 금액을 확인한 뒤 다시 눌러 주세요.':
    'The price has changed to {amount} meanwhile. Check it and press again.',
  '그사이 의뢰가 바뀌었어요. 새로 불러와서 확인해 주세요.':
    'The request has changed meanwhile. Reload and look again.',
  '새 시안이 있어요. 새로 불러와서 확인해 주세요.':
    'There is a newer proof. Reload and look at it.',
  '이유를 적어 주세요.': 'Enter the reason.',
  '송장번호를 적어 주세요.': 'Enter the waybill number.',
  '그림은 10 MB까지 올릴 수 있어요.': 'A picture may have up to 10 MB.',
  'SVG 파일은 올릴 수 없어요. PNG로 저장해서 올려 주세요.':
    'SVG files cannot be sent. Please save it as PNG.',
  'JPEG, PNG, WebP 그림만 올릴 수 있어요.': 'Only JPEG, PNG and WebP pictures can be sent.',
  '그림을 읽을 수 없어요. 파일이 온전한지 확인해 주세요.':
    'The picture cannot be read. Please check that the file is whole.',
  '움직이는 그림은 인쇄할 수 없어요. 한 장면만 저장해서 올려 주세요.':
    'Moving pictures cannot be printed. Please save one frame of it.',
  '그림이 너무 커요. 4천만 화소(예: 8000 × 5000)까지 올릴 수 있어요.':
    'The picture is too large: up to 40 megapixels (such as 8000 × 5000).',
  'CMYK 그림은 색이 달라질 수 있어 받지 않아요. RGB로 바꿔서 올려 주세요.':
    'CMYK pictures may change their colours. Please turn it into RGB.',
  '그림을 찾을 수 없어요. 다시 올려 주세요.': 'The picture was not found. Please send it again.',
  '지금은 만들 수 없는 병이에요. 다른 병을 골라 주세요.':
    'This bottle cannot be made right now. Please choose another.',
  '지금은 고를 수 없는 것이 있어요. 도안을 다시 열어 확인해 주세요.':
    'Something in it can no longer be chosen. Open the design again and look.',
  '도안은 100개까지 저장할 수 있어요. 쓰지 않는 도안을 지워 주세요.':
    'You can keep up to 100 designs. Please delete some.',
  '다른 화면에서 먼저 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.':
    'It was saved elsewhere in the meantime. Reload it and save again.',
  '도안을 지웠어요.': 'The design is deleted.',
  '맞춤 병 의뢰를 취소했어요.': 'The request for bottles was cancelled.',
  '라벨이 비어 있어요. 글이나 그림을 하나 이상 놓아 주세요.':
    'The label is empty. Put some words or a picture on it.',
  '바탕과 비슷한 색이라 잘 안 보여요 ({ratio} : 1).':
    'Too close to the colour of the label ({ratio} : 1).',
  '글자가 너무 작아 읽을 수 없어요. {least} pt부터 인쇄할 수 있어요.':
    'Too small to read. Letters are printed from {least} pt.',
  '선이 너무 가늘어요. {least} pt부터 고르게 인쇄돼요.':
    'Too thin a line. Lines print evenly from {least} pt.',
  '잘리는 선에 너무 가까워요. 가장자리에서 {safe} mm 안쪽에 놓아 주세요.':
    'Too close to the cut. Keep {safe} mm from the edge.',
  '그림이 이 크기에는 흐려요 ({dpi} dpi). 300 dpi가 좋고, 150 dpi부터 인쇄할 수 있어요.':
    'Too coarse for this size ({dpi} dpi). 300 dpi is good, 150 the least.',
  '이 글꼴에 없는 글자가 있어요: {letters}': 'This face has no letter for: {letters}',
  '한 글자만 남은 줄이 있어요.': 'A single letter stands alone on its line.',
  '한 줄에 {most}자까지 적을 수 있어요. 줄을 나눠 주세요.':
    'A line takes up to {most} letters. Please break it.',
  '글은 한 칸에 {most}줄까지 적을 수 있어요. 칸을 나눠 주세요.':
    'A text takes up to {most} lines. Please use another.',
  '라벨 자리가 사진 밖으로 나가거나 너무 좁아요. 0에서 900 사이로 잡아 주세요.':
    'The place of the label leaves the photograph or is too narrow. Keep it between 0 and 900.',
  '라벨 자리가 사진 밖으로 나가거나 너무 낮아요. 0에서 1200 사이로 잡아 주세요.':
    'The place of the label leaves the photograph or is too low. Keep it between 0 and 1200.',
  '같은 수량이 두 번 있어요.': 'This number stands there twice.',
  '이제 없는 뚜껑이 있어요. 다시 골라 주세요.': 'One of the caps is gone. Please choose again.',
  '같은 것이 두 번 있어요.': 'This stands there twice.',
  '인쇄소가 부르는 판 이름을 영어로 적어 주세요.':
    'Enter the name that the printer calls the plate by.',
  '그릴 수 없는 모양이에요.': 'This shape cannot be drawn.',
  '글꼴 파일이 없는 글꼴이에요.': 'There is no font file for this face.',
  '이미 고른 도안이 있을 수 있어 지울 수 없어요. 쓰지 않음으로 바꿔 주세요.':
    'Designs may have chosen it, so it cannot be deleted. Switch it off instead.',
  '이제 없는 병의 도안이에요. 본보기에서 빼 주세요.':
    'It stands on a bottle that is gone. Take it off the examples.',
  '흰 종이': 'White paper',
  '미색 종이': 'Cream paper',
  크라프트: 'Kraft',
  로즈: 'Rose',
  세이지: 'Sage',
  하늘: 'Sky',
  불씨: 'Ember',
  와인: 'Wine',
  솔: 'Pine',
  남색: 'Navy',
  먹: 'Ink',
  '주문에 담긴 병이에요. 주문 상세에서 취소해 주세요.':
    'These bottles are part of an order. Please cancel them there.',
  '주문이 취소되었거나 입금 전이에요. 주문을 확인해 주세요.':
    'The order was cancelled or is not paid yet. Please look at the order.',
  '주문한 도안과 값이 달라요. 뚜껑, 종이, 박을 주문한 그대로 두고 고쳐 주세요.':
    'This design costs something else than the one ordered. Leave cap, paper and foils as they were ordered.',
  '한 번에 주문할 수 있는 금액을 넘었어요. 수량을 줄이거나 나누어 주문해 주세요.':
    'That is more than one order can be. Order fewer, or in several orders.',
}
