export const phrases: Record<string, string> = {
  '옮길 날짜를 골라 주세요.': 'Choose a date to move to.',
  '결제가 끝나지 않은 예약이에요.': 'The payment of this booking is not finished.',
  '이미 참여한 클래스예요.': 'You have attended this class.',
  '이미 지난 클래스예요.': 'This class is over.',
  '이미 취소한 예약이에요.': 'This booking is cancelled already.',
  '공방 사정으로 취소된 예약이에요.': 'The studio had to cancel this booking.',
  '이미 시작한 클래스예요.': 'This class has begun.',
  '날짜는 한 번만 옮길 수 있어요. 더 옮기려면 공방에 알려 주세요.':
    'A booking can be moved once. To move it again, please contact the studio.',
  '예약 마감 시각이 지나 날짜를 옮길 수 없어요.':
    'Bookings for this date have closed, so it cannot be moved.',
  '그사이 환불 기준이 바뀌었어요. 다시 확인해 주세요.':
    'The refund has changed in the meantime. Please check it again.',
  '지금과 다른 날짜를 골라 주세요.': 'Choose another date than now.',
  '고른 날짜에 남은 자리가 없어요. 다른 날짜를 골라 주세요.':
    'There are not enough seats on that date. Please choose another.',
  '그사이 예약이 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.':
    'The booking has changed in the meantime. Reload it and try again.',
  '예약번호 {id} · {count}명': 'Booking {id} · {count} people',
  '준비물: {bring}': 'Please bring: {bring}',
  '10,000달러까지 적을 수 있어요.': 'At most 10,000 dollars.',
  '1 이상이어야 해요.': 'Must be 1 or more.',
  '고를 수 없는 사진이에요.': 'This picture cannot be chosen.',
  '사진을 하나 이상 골라 주세요.': 'Choose at least one picture.',
  '환불 기준을 골라 주세요.': 'Choose a refund policy.',
  '100%까지 적을 수 있어요.': 'At most 100%.',
  '단계를 하나 이상 적어 주세요.': 'Enter at least one step.',
  '시각을 적어 주세요.': 'Enter the time.',
  '시각을 14:00처럼 적어 주세요.': 'Write the time like 14:00.',
  '클래스를 골라 주세요.': 'Choose a class.',
  '취소한 날짜는 바꿀 수 없어요. 새 날짜를 만들어 주세요.':
    'A cancelled date cannot be changed. Please make a new one.',
  '이미 끝난 날짜예요.': 'This date is over.',
  '취소한 날짜에는 예약을 적을 수 없어요.': 'Nobody can be booked on a cancelled date.',
  '취소되었거나 결제가 끝나지 않은 예약이에요.': 'This booking is cancelled or not paid yet.',
  '한 번에 6주까지 볼 수 있어요.': 'At most six weeks at a time.',
  '출석은 시작 한 시간 전부터 적을 수 있어요.':
    'Attendance can be noted from an hour before the start.',
  '같은 날수가 두 번 있어요.': 'The same number of days stands here twice.',
  '수업이 가까울수록 돌려 주는 비율이 커질 수는 없어요.':
    'A later cancellation cannot give more back.',
  '최대 인원보다 많을 수 없어요.': 'No more than the most people.',
  '자격 과정은 자격증의 이름, 발급 기관, 등록번호와 비용을 알려야 해요.':
    'A certificate course must tell the certificate’s name, issuer, number and fees.',
  '{day}은(는) 이미 지났어요.': '{day} is over.',
  '이미 {count}자리가 나갔어요. 그보다 적게 할 수 없어요.':
    '{count} seats are taken already. There cannot be fewer.',
  '예약이 있는 날짜는 숨길 수 없어요. 마감하거나 취소해 주세요.':
    'A date with bookings cannot be hidden. Close or cancel it.',
  '지난 시각으로는 옮길 수 없어요.': 'It cannot be moved to a time that is over.',
  '이미 지난 차시는 바꿀 수 없어요.': 'A meeting that was held cannot be changed.',
  '정원보다 많을 수 없어요.': 'No more than the seats.',
  '강사를 다시 골라 주세요.': 'Choose the instructor again.',
  '그런 회원이 없어요.': 'There is no such member.',
  '남은 자리는 {count}개예요.': 'Seats left: {count}.',
  '같은 클래스의 다른 날짜를 골라 주세요.': 'Choose another date of the same class.',
  '그 날짜에는 남은 자리가 모자라요.': 'There are not enough seats on that date.',
  '수료증이 없는 클래스예요.': 'This class has no certificate.',
  '참여한 사람에게만 수료증을 줄 수 있어요.': 'Certificates are for those who attended.',
  '{name} 님은 이미 받았어요.': '{name} has one already.',
  '이 기준으로 예약한 사람이 {count}명 있어 더 엄하게 바꿀 수 없어요. 새 기준을 만들어 주세요.':
    '{count} bookings stand under this policy, so it cannot become stricter. Please make a new one.',
  '인원을 골라 주세요.': 'Choose how many people.',
  '취소된 날짜예요. 다른 날짜를 골라 주세요.': 'This date is cancelled. Please choose another.',
  '아직 예약이 열리지 않은 날짜예요.': 'Booking for this date has not opened yet.',
  '예약이 끝난 날짜라 기다릴 수 없어요. 다른 날짜를 골라 주세요.':
    'Booking for this date has closed, so there is no line. Please choose another.',
  '수업이 가까워 더는 대기를 받지 않아요. 공방에 전화로 물어봐 주세요.':
    'The class is too near to join the line. Please telephone the studio.',
  '이 날짜의 정원은 {count}명이에요.': 'This date has {count} seats in all.',
  '지금 {count}자리가 있어요. 기다리지 말고 바로 예약해 주세요.':
    'Seats free now: {count}. There is no need to wait, please book.',
  '이미 이 날짜를 예약했어요. 인원을 늘리려면 공방에 알려 주세요.':
    'You have booked this date already. To bring more people, please tell the studio.',
  '한 번에 {count}개 날짜까지 기다릴 수 있어요. 다른 대기를 취소한 뒤 다시 신청해 주세요.':
    'You can wait for {count} dates at a time. Leave another line first.',
  '이미 이 날짜를 기다리고 있어요.': 'Already in the line for this date.',
  '이미 끝난 대기예요.': 'This place in line has ended.',
  '100명까지 적을 수 있어요.': 'At most 100 people.',
  '이름을 적어 주세요.': 'Enter a name.',
  '회원이 아니면 자리가 났을 때 알릴 번호를 적어 주세요.':
    'Without an account, enter a number to be told at.',
  '이미 이 날짜를 예약한 회원이에요.': 'This member has booked the date already.',
  '남은 자리가 {count}개라서 아직 알릴 수 없어요.':
    'There are {count} seats free, too few to offer.',
  '먼저 온 분께 알릴 차례예요. 앞줄부터 눌러 주세요.':
    'Somebody before them comes first. Please start with the first in line.',
  '곧 시작하는 수업이라 알릴 시간이 없어요.': 'The class begins too soon to offer seats.',
  '자리를 알린 분만 예약할 수 있어요. 먼저 ‘지금 알리기’를 눌러 주세요.':
    'Only seats that were offered can be booked here. Press “Offer now” first.',
  '최소 인원이 모이지 않았어요.': 'Too few people have booked.',
  '이미 수락한 견적이에요.': 'This offer was accepted already.',
  '공방이 거둔 견적이에요. 새 견적을 받았는지 확인하거나 공방에 물어봐 주세요.':
    'The studio has withdrawn this offer. See whether you have a newer one, or ask the studio.',
  '유효 기간이 지난 견적이에요. 공방에 새 견적을 부탁해 주세요.':
    'This offer has expired. Please ask the studio for a new one.',
  '지난 시각으로는 견적을 낼 수 없어요.': 'The time of an offer cannot be over.',
  '오늘이나 그 뒤의 날을 골라 주세요.': 'Choose today or a later day.',
  '수업보다 늦을 수 없어요.': 'No later than the class.',
  '이미 수락했거나 거둔 견적이에요.': 'This offer was accepted or withdrawn already.',
  '그사이 견적이 바뀌었어요. 새로 불러와서 확인해 주세요.':
    'The offer has changed meanwhile. Reload it and look again.',
  '환불 기준을 읽고 동의해 주세요.': 'Please read the refund table and agree.',
  '취소와 환불': 'Cancellation and refunds',
  '시간이 지나 자리가 다음 분께 넘어갔어요. 다시 기다리려면 대기를 신청해 주세요.':
    'The time is over and the seats went to the next in line. To wait again, join the line.',
  '옮기는 날짜의 금액이 달라요. 차액을 확인하고 다시 옮겨 주세요.':
    'That date has another price. Please check the difference and move again.',
  '예약 마감 시각이 지나 이름을 바꿀 수 없어요. 공방에 알려 주세요.':
    'Bookings for this date have closed, so names cannot be changed. Please tell the studio.',
  '예약한 {count}명의 이름만 적을 수 있어요.': 'The booking is for {count}: enter as many names.',
  '그사이 받을 차액이 바뀌었어요. 새로 불러온 뒤 다시 확인해 주세요.':
    'The difference has changed in the meantime. Reload and check again.',
}
