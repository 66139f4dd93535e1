/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '보낸 메일함': 'Sent mail',
  '메일 서버를 정하지 않은 가게의 메일이 여기 모여요. 최근 500통까지 남아요.': 'The mail of a shop without an SMTP server is kept here, the newest 500.',
  '아직 보낸 메일이 없어요': 'No mail has been sent yet',
  '주문이 들어오면 주문 확인 메일이 여기 나타나요.': 'When an order comes in, its confirmation appears here.',
  '메일 목록': 'Mails',
  '글로만 보기': 'Text only',
  '이 가게는 메일 서버로 메일을 보내요': 'This shop sends its mail through a mail server',
  '메일함을 열지 못했어요': 'The mailbox could not be opened',
}
