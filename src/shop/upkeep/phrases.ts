/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '메일 서버를 정하지 않아 메일이 나가지 않아요. 서버에 SMTP_URL을 정하고 다시 시작해 주세요. 그동안 비밀번호 찾기와 메일로 하는 초대는 할 수 없어요.':
    'No mail server is set, and no mail leaves. Set SMTP_URL on the server and start it again. Until then nobody can reset a password or be invited by mail.',
  '보기 자료가 아닌 주문이나 결제, 예약이 있어 치울 수 없어요. 상품과 글은 하나씩 지우거나 숨겨 주세요.':
    'There are orders, payments or bookings that are no samples, so they cannot be cleared. Delete or hide goods and texts one by one.',
  '무엇이 사라지는지 읽고 확인해 주세요.': 'Please read what goes, and confirm.',
  '데이터베이스에 연결되지 않아요.': 'The database does not answer.',
  'PostgreSQL {version} · {size} MB · 연결 {connections}개 · {ms}ms':
    'PostgreSQL {version} · {size} MB · {connections} connections · {ms} ms',
  '남은 공간을 알 수 없어요.': 'How much space is left is not known.',
  '{left} MB 남아 주문과 저장을 멈췄어요. 공간이 생기면 저절로 다시 열려요.':
    '{left} MB left: orders and saving have stopped. It opens again by itself as soon as there is room.',
  '{left} MB 남았어요. 곧 공간을 마련해 주세요.': '{left} MB left. Please make room soon.',
  '{left} GB 남았어요.': '{left} GB left.',
  '{place}에 닿지 않아 사진을 보여 드리거나 올릴 수 없어요. 주소와 키를 확인해 주세요. ({why})':
    '{place} is out of reach: pictures can be neither shown nor uploaded. Please check its address and keys. ({why})',
  '저장소 {place}에 있어요.': 'They lie in the bucket {place}.',
  '이 서버의 폴더에 있어요.': 'They lie in a folder of this server.',
  '할 일 {waiting}개가 밀려 있어요. 가장 오래된 일이 {oldest}초를 기다렸어요.':
    '{waiting} jobs are late. The oldest has waited {oldest} seconds.',
  '할 일 {waiting}개, 되풀이해 실패하는 일 {failing}개, 그만둔 일 {given_up}개가 있어요.':
    '{waiting} jobs waiting, {failing} failing again and again, {given_up} given up.',
  '기다리는 일 {waiting}개': '{waiting} jobs waiting',
  '메일 서버를 정하지 않아 이 서버의 우편함에 모아 두고 있어요.':
    'No mail server is set: mail is kept in the mailbox of this server.',
  '문자 서비스를 정하지 않았어요.': 'No service for text messages is set.',
  '하루 동안 보냄 {sent}건, 실패 {failed}건, 15분 넘게 대기 {waiting}건':
    'In a day {sent} sent, {failed} failed, {waiting} waiting for more than 15 minutes',
  '카드 결제를 정하지 않아 무통장입금만 받아요.':
    'No payment company is set: bank transfers are the only way to pay.',
  '{names}이(가) 응답하지 않아 잠시 쉬고 있어요.': '{names} does not answer and rests for a while.',
  '모든 결제 회사가 응답해요.': 'All payment companies answer.',
  '응답 지연 {late}ms · 메모리 {memory} MB': 'Answers late by {late} ms · memory {memory} MB',
  '아직 백업이 없어요. 매일 새벽 3시 반에 저절로 만들고, 백업 화면에서 지금 만들 수도 있어요.':
    'There is no backup yet. One is made every night at half past three; the page of backups makes one now.',
  '마지막 백업이 실패했어요. ({hours}시간 전)': 'The last backup has failed. ({hours} hours ago)',
  '마지막 백업이 {hours}시간 전이에요.': 'The last backup was {hours} hours ago.',
  '한 시간 안에 만들고, 되살려 확인했어요.':
    'Made within the last hour, and brought back to see that it can be.',
  '한 시간 안에 만들었어요. 시험 데이터베이스를 만들 권한이 없어 끝까지 읽어 보기만 했어요.':
    'Made within the last hour. It was only read to its end, because this database user may make no other database.',
  '{hours}시간 전에 만들고, 되살려 확인했어요.':
    'Made {hours} hours ago, and brought back to see that it can be.',
  '{hours}시간 전에 만들었어요. 시험 데이터베이스를 만들 권한이 없어 끝까지 읽어 보기만 했어요.':
    'Made {hours} hours ago. It was only read to its end, because this database user may make no other database.',
  '할 일을 골라 주세요.': 'Choose a job.',
  '이미 끝났거나 지금 하고 있는 일이에요. 목록을 다시 불러와 확인해 주세요.':
    'It is already done, or at work right now. Load the list again and look.',
}
