/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '회계 담당은 개인 정보를 가린 파일만 받을 수 있어요.':
    'Accounts may take files with personal data masked.',
  '맡은 일이 바뀌어 여기서 멈췄어요.': 'It stopped here: your role has changed.',
  '처리하지 못했어요. 이 건만 다시 해 주세요.':
    'This could not be done. Please try this one again.',
  '한 번에 여러 파일을 처리하고 있어요. 앞의 것이 끝난 뒤에 다시 해 주세요.':
    'Several of your files are being worked on. Please try again once they are done.',
  '지금 처리할 파일이 많아요. 잠시 뒤에 다시 해 주세요.':
    'Many files are being worked on right now. Please try again in a moment.',
  '파일을 처리하는 데 너무 오래 걸려서 멈췄어요. 내용을 줄이거나 잠시 뒤에 다시 해 주세요.':
    'Working on the file took too long and was stopped. Please make it smaller, or try again in a moment.',
  '한 번에 다루기에 너무 커요. 내용을 줄이거나 나누어서 다시 해 주세요.':
    'This is too much to handle at once. Please make it smaller or split it, then try again.',
  '파일을 골라 주세요.': 'Choose a file.',
  '빈 파일이에요. 내용이 있는 파일을 골라 주세요.':
    'The file is empty. Choose one that holds something.',
  '{count}줄까지 읽을 수 있어요. 파일을 나누어 주세요.':
    'Up to {count} rows can be read. Please split the file.',
  '칸이 너무 많은 파일이에요. 쓰지 않는 줄과 시트를 지우거나 파일을 나누어 주세요.':
    'The file has too many cells. Delete rows and sheets that are not used, or split the file.',
  '열 수 없는 엑셀 파일이에요. 엑셀에서 열어 xlsx로 다시 저장해 주세요.':
    'This Excel file cannot be opened. Open it in Excel and save it as xlsx again.',
  '암호가 걸린 파일이에요. 엑셀에서 암호를 풀고 다시 저장해 주세요.':
    'The file has a password. Take it off in Excel and save the file again.',
  'PDF는 읽을 수 없어요. 엑셀(xlsx)이나 CSV로 받아 주세요.':
    'A PDF cannot be read. Get the list as Excel (xlsx) or CSV.',
  '표로 읽을 수 없는 파일이에요. 엑셀(xlsx)이나 CSV 파일을 골라 주세요.':
    'This file is no table. Choose an Excel (xlsx) or CSV file.',
  'xlsb 파일은 읽을 수 없어요. 엑셀에서 xlsx로 저장해 주세요.':
    'An xlsb file cannot be read. Save it as xlsx in Excel.',
  'Numbers 파일은 읽을 수 없어요. 파일 > 다음으로 내보내기 > Excel로 저장해 주세요.':
    'A Numbers file cannot be read. Save it by File > Export To > Excel.',
  '오픈오피스(ods) 파일은 읽을 수 없어요. xlsx로 저장해 주세요.':
    'An OpenOffice (ods) file cannot be read. Save it as xlsx.',
  '엑셀 파일이 아니에요. 압축 파일이라면 풀어서 올려 주세요.':
    'This is no Excel file. If it is an archive, unpack it first.',
  '따옴표(")가 닫히지 않은 줄이에요. 따옴표를 지우거나 닫아 주세요.':
    'A quotation mark (") of this row is never closed. Delete it or close it.',
  '깨진 글자(�)가 있는 줄이에요. 파일을 UTF-8로 다시 저장해 주세요.':
    'This row has broken letters (�). Save the file as UTF-8 again.',
  '숨긴 줄이에요. 넣으려면 필터를 풀거나 숨기기를 취소하고 다시 저장해 주세요.':
    'A hidden row. To have it taken, clear the filter or unhide it, and save the file again.',
  '계산하지 않은 수식이 있는 줄이에요. 엑셀에서 열어 저장한 뒤 올려 주세요.':
    'This row has a formula that was never calculated. Open the file in Excel, save it, and choose it again.',
  '‘{name}’ 시트의 {count}줄은 읽지 않았어요. 한 파일에서 시트 하나만 읽어요.':
    'The {count} rows of sheet “{name}” were not read. Only one sheet of a file is.',
  '{place} 칸부터는 읽지 않았어요. 너무 오른쪽에 있어요.':
    'Cells from {place} on were not read: they are too far to the right.',
  '지금 여럿이 파일을 받고 있어요. 잠시 뒤에 다시 받아 주세요.':
    'Several files are being made right now. Please try again in a moment.',
  '지금 찾는 분이 아주 많아요. 몇 초 뒤에 다시 열어 주세요.':
    'Very many visitors are here right now. Please open it again in a few seconds.',
  '지금은 보는 것만 할 수 있고, 주문과 저장은 잠시 멈췄어요. 쓰던 내용은 그대로 두고 몇 분 뒤에 다시 해 주세요.':
    'You can look around, but orders and saving have stopped for a moment. Leave what you typed as it is and try again in a few minutes.',
  '사진과 파일을 두는 곳에 지금 닿지 않아요. 쓰던 내용은 그대로 두고 잠시 뒤에 다시 해 주세요.':
    'Pictures and files are out of reach right now. Leave what you typed as it is and try again in a moment.',
  '사진과 파일을 두는 곳이 가득 찼어요. 파일 없이 보내거나, 쓰던 내용은 그대로 두고 나중에 다시 해 주세요.':
    'There is no room left for pictures and files. Send it without a file, or leave what you typed as it is and try again later.',
  '잠시 접속이 어려워요. 곧 다시 열릴 거예요.':
    'We cannot be reached for a moment. The shop will be open again soon.',
  '지금 여러 분이 한꺼번에 찾아 처리하지 못했어요. 바뀐 것은 없으니 잠시 뒤에 다시 해 주세요.':
    'Many people came at once and this could not be done. Nothing was changed: please try again in a moment.',
  '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.': 'Something broke. Please try again in a moment.',
  '이 주소에서 할 수 없는 요청이에요.': 'This address does not take that kind of request.',
  '화면이 오래되었어요. 새로고침한 뒤 다시 시도해 주세요.':
    'This page has grown old. Reload it and try again.',
  '이 일을 할 권한이 없어요.': 'You are not allowed to do this.',
  '입금확인과 환불은 자금 담당과 운영자만 할 수 있어요. 자금 담당에게 부탁하거나, 운영자에게 맡은 일을 바꿔 달라고 해 주세요.':
    'Only finance staff and the owner confirm deposits and refunds. Ask somebody of finance, or have the owner change what you work on.',
  '로그인이 필요합니다.': 'Please log in.',
  'JSON 형식으로 보내 주세요.': 'Send it as JSON.',
  '보낸 내용을 읽을 수 없어요.': 'What was sent cannot be read.',
  '보낸 내용이 너무 커요.': 'What was sent is too large.',
  '너무 여러 번 시도했어요. {count}초 뒤에 다시 해 주세요.':
    'Too many tries. Please wait {count} seconds.',
  '필수 항목이에요.': 'This is needed.',
  '형식이 맞지 않아요.': 'This does not have the right form.',
  '{count}자 이상 적어 주세요.': 'Enter at least {count} characters.',
  '{count}개 이상 골라 주세요.': 'Choose at least {count}.',
  '{count} 이상이어야 해요.': 'It must be {count} or more.',
  '{count}자까지 적을 수 있어요.': 'It takes up to {count} characters.',
  '{count}개까지 고를 수 있어요.': 'Choose up to {count}.',
  '{count} 이하여야 해요.': 'It must be {count} or less.',
  '고를 수 없는 값이에요.': 'This cannot be chosen.',
  '두 단계 로그인을 먼저 켜 주세요.': 'Please turn on two-step log-in first.',
  '한 파일에는 {count}줄까지 담아요. 조건을 좁혀 주세요.':
    'A file holds up to {count} rows. Please narrow the list.',
}
