/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  용량: 'Volume',
  '48장까지 고를 수 있어요.': 'Up to 48 pictures can be chosen.',
  '돌려 보는 사진은 4장 이상 골라 주세요.': 'Please choose at least 4 pictures around the item.',
  '영상을 다시 올려 주세요.': 'Please upload the film again.',
  '영상을 읽을 수 없어요. MP4나 WebM만 올릴 수 있어요.':
    'The film cannot be read. Only MP4 and WebM can be uploaded.',
  '소리가 든 영상은 올릴 수 없어요. 소리를 뺀 파일로 올려 주세요.':
    'A film with sound cannot be uploaded. Please upload a file without sound.',
  '많은 브라우저가 재생하지 못하는 형식이에요. H.264로 바꿔 올려 주세요.':
    'Many browsers cannot play this format. Please convert it to H.264.',
  '영상을 골라 주세요.': 'Please choose a film.',
  '영상은 30 MB까지 올릴 수 있어요.': 'A film can have up to 30 MB.',
  '영상은 1분까지 올릴 수 있어요.': 'A film can last up to one minute.',
  '0 이상이어야 해요.': 'It must be 0 or more.',
  '10개까지 고를 수 있어요.': 'Choose up to ten.',
  '같은 상품이 두 번 있어요.': 'The same product is there twice.',
  '이 상품 자신은 함께 보일 수 없어요.': 'A product cannot be shown beside itself.',
  '없는 상품이 있어요. 빼고 다시 저장해 주세요.':
    'One product does not exist. Take it out and save again.',
  // goods that a change of mind cannot bring back
  '주문 제작': 'Made to order',
  '위생 밀봉': 'Sealed for hygiene',
  '주문을 받아 따로 만드는 상품이라, 만들기 시작하면 단순 변심으로는 취소·반품·교환할 수 없어요.':
    'Made for you alone: once we have begun, it cannot be cancelled, returned or exchanged for a change of mind.',
  '위생을 위해 밀봉한 상품이라, 단순 변심으로는 반품·교환할 수 없어요.':
    'Sealed for hygiene: it cannot be returned or exchanged for a change of mind.',
  '한국어와 영어 이름의 개수가 달라요. 같은 순서로 쉼표로 나누어 적어 주세요.':
    'The two languages name a different number. Enter them in the same order, divided by commas.',
  // the others are among the materials of the studio
  '메틸2-옥티노에이트': 'Methyl 2-octynoate',
  '하이드록시아이소헥실3-사이클로헥센카복스알데하이드':
    'Hydroxyisohexyl 3-cyclohexene carboxaldehyde',
  '사진을 골라 주세요.': 'Choose a picture.',
  '사진을 읽을 수 없어요. JPEG, PNG, WebP만 올릴 수 있어요.':
    'The picture cannot be read. JPEG, PNG and WebP can be uploaded.',
  '사진은 10 MB까지 올릴 수 있어요.': 'A picture can have up to 10 MB.',
  '원 단위 정수로 적어 주세요.': 'Enter whole won.',
  '0원 이상이어야 해요.': 'It must be 0 won or more.',
  '1억 원까지 적을 수 있어요.': 'It takes up to 100 million won.',
  '재고는 0 이상의 정수로 적어 주세요.': 'Stock is a whole number, 0 or more.',
  '상품 이름을 적어 주세요.': 'Enter the name of the product.',
  '안전기준 확인·신고번호': 'Safety standard number',
  '생활화학제품은 안전기준 확인·신고번호가 있어야 팔 수 있어요.':
    'Household chemical products are sold only with a safety report number.',
  '번호가 언제까지 유효한지 적어 주세요.': 'Please enter until when the number is valid.',
  '번호의 유효 기간이 지났어요. 새 번호를 받아 적어야 팔 수 있어요.':
    'The number has ended. Enter a new one to sell the product.',
  '쓸 수 없는 말이에요: ‘{word}’ — “{sentence}”':
    'These goods may not claim ‘{word}’: “{sentence}”',
  '{name}: 안전기준 확인·신고번호를 먼저 적어 주세요.':
    '{name}: enter a valid safety report number first.',
  '옵션을 골라 주세요.': 'Please choose an option.',
  '200자까지 적을 수 있어요.': 'You can enter up to 200 characters.',
  '1개 이상 적어 주세요.': 'Enter 1 or more.',
  '1,000,000개까지 적을 수 있어요.': 'You can enter up to 1,000,000.',
  '2026-03-14처럼 날짜를 적어 주세요.': 'Please enter a date like 2026-03-14.',
  '다른 사람이 먼저 처리했어요. 새로 불러와 주세요.': 'Somebody else was quicker. Please reload.',
  '30개까지 고를 수 있어요.': 'You can choose up to 30.',
  '할인 금액 (원)': 'Discount (won)',
  '할인율과 할인 금액 가운데 하나만 적어 주세요.': 'Enter either a percent or an amount, not both.',
  '가장 싼 옵션의 값보다 적게 적어 주세요.': 'Enter less than the price of the cheapest option.',
  '할인율은 90%까지예요.': 'The sale rate goes up to 90%.',
  '옵션은 3단계까지예요.': 'Options have up to three levels.',
  '사진을 한 장 이상 골라 주세요.': 'Choose at least one picture.',
  '판매할 옵션이 한 줄은 있어야 해요.': 'There must be at least one option to sell.',
  '재고는 {count}개까지예요.': 'Stock goes up to {count}.',
  '이 상품의 옵션이 아니에요. 새 옵션으로 더해 주세요.':
    'This option belongs to another product. Please add it as a new one.',
  '이름을 바꾸려는 옵션과 같은 이름의 옵션을 함께 뺄 수 없어요. 먼저 빼고 저장한 뒤 이름을 바꿔 주세요.':
    'An option cannot take the name of one removed in the same save. Remove that one and save first.',
  '주문에 잡힌 {count}개보다 적게 줄일 수 없어요.':
    '{count} are promised to orders; stock cannot go below that.',
  '없는 분류예요.': 'There is no such category.',
  '끝나는 때는 시작보다 뒤여야 해요.': 'The end must come after the start.',
  '최대 수량은 최소 수량보다 적을 수 없어요.': 'The most cannot be less than the least.',
  '값 {count}개를 {mark}로 나누어 적어 주세요.': 'Write {count} values parted by {mark}.',
  '따옴표와 < > 는 쓸 수 없어요.': 'Quotes and < > cannot be used.',
  '같은 옵션이 두 번 있어요.': 'This option is there twice.',
  '판매가가 0원보다 작아져요.': 'The price would fall below 0 won.',
  '검색어는 50자까지 적을 수 있어요.': 'A search takes up to 50 characters.',
  '검색어를 적어 주세요.': 'Enter what to look for.',
  '배송비를 적어 주세요. 받지 않으려면 무료를 골라 주세요.':
    'Enter the shipping cost, or choose free shipping.',
  '얼마부터 무료인지 적어 주세요.': 'Enter the sum from which it is free.',
  '무료로 보내는 상품은 착불로 보낼 수 없어요.': 'What ships free cannot be paid to the courier.',
  '적립 비율은 100%까지예요.': 'Points are 100% at most.',
  '그램 단위 정수로 적어 주세요.': 'Enter whole grams.',
  '이름은 40자까지예요.': 'A name has at most 40 characters.',
  '세일은 맨 위에만 둘 수 있어요.': 'Sale stays at the top.',
  '세일 아래에는 분류를 둘 수 없어요. 할인율을 적은 상품이 저절로 모여요.':
    'Nothing can stand below Sale: products with a discount gather there by themselves.',
  '자기 자신이나 아래 분류 밑으로는 옮길 수 없어요.': 'A category cannot stand below itself.',
  '분류는 3단계까지 만들 수 있어요.': 'Categories go three levels deep.',
  '세일은 없앨 수 없어요. 대신 숨길 수 있어요.': 'Sale cannot be removed, but it can be hidden.',
  '아래 분류를 먼저 옮기거나 없애 주세요.': 'Move or remove the categories below it first.',
  '이 분류의 상품을 먼저 다른 분류로 옮겨 주세요.': 'Move its products to another category first.',
  '그사이 분류가 바뀌었어요. 새로 불러온 뒤 다시 옮겨 주세요.':
    'The categories changed in the meantime. Reload and move it again.',
  '글자 수는 정수로 적어 주세요.': 'Enter the number of characters as a whole number.',
  '0자 이상이어야 해요.': 'It cannot be less than 0.',
  '200자까지 받을 수 있어요.': 'Up to 200 characters.',
  분류: 'Category',
  '상품 번호': 'Product number',
  '상품 이름': 'Product name',
  '영어 이름': 'English name',
  '정가 (원)': 'List price (KRW)',
  '할인율 (%)': 'Discount (%)',
  재고: 'Stock',
  '선택 수': 'Options',
  판매: 'On sale',
  판매중: 'On sale',
  숨김: 'Hidden',
  '몇 자까지 새길 수 있는지 적어 주세요.': 'Enter how many characters can be engraved.',
  '무엇을 적는 칸인지 골라 주세요.': 'Choose what is written there.',
  '새길 수 있는 글자를 하나는 골라 주세요.': 'Choose at least one kind of letters.',
  '글씨체를 하나는 골라 주세요.': 'Choose at least one face.',
  '이제 팔지 않는 상품이에요.': 'This product is no longer sold.',
  '{name}: 보관한 상품이에요. 먼저 보관을 풀어 주세요.':
    '{name}: this product is archived. Bring it back first.',
  '주문이나 견적에 들어 있는 상품이라 지울 수 없어요. 대신 보관할 수 있어요.':
    'Orders or quotations hold it, so it cannot be deleted. You can archive it instead.',
  '후기, 문의, 로트, 자료, 재료, 쿠폰 가운데 이 상품을 가리키는 것이 있어 지울 수 없어요. 대신 보관할 수 있어요.':
    'A review, question, lot, document, material or coupon names it, so it cannot be deleted. You can archive it instead.',
  '날 수는 정수로 적어 주세요.': 'Enter the days as a whole number.',
  '0일 이상이어야 해요.': 'It must be 0 days or more.',
  '60일까지 적을 수 있어요.': 'Up to 60 days.',
}
