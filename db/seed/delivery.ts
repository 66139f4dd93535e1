import type { Settings } from '../../src/shop/setting/contract.ts'

const island = (ko: string, en: string, from: string, to = from) => ({ name: { ko, en }, from, to, cost: 3_000 })

/** Places that cost more to reach; ranges of five-digit codes that never overlap. */
export const islands: Settings['shipping']['islands'] = [
  island('제주', 'Jeju', '63000', '63644'),
  island('울릉', 'Ulleung', '40200', '40240'),
  island('인천 섬', 'Islands of Incheon', '23008', '23010'), island('인천 섬', 'Islands of Incheon', '23100', '23116'), island('인천 섬', 'Islands of Incheon', '23124', '23136'),
  island('안산 섬', 'Islands of Ansan', '15654'), island('보령 섬', 'Islands of Boryeong', '33411'), island('태안 섬', 'Islands of Taean', '32133'),
  island('사천 섬', 'Islands of Sacheon', '52570', '52571'), island('통영 섬', 'Islands of Tongyeong', '53031', '53033'), island('통영 섬', 'Islands of Tongyeong', '53088', '53104'),
  island('군산 섬', 'Islands of Gunsan', '54000'), island('부안 섬', 'Islands of Buan', '56347', '56349'), island('영광 섬', 'Islands of Yeonggwang', '57068', '57069'),
  island('목포 섬', 'Islands of Mokpo', '58760', '58761'), island('신안 섬', 'Islands of Sinan', '58800', '58804'), island('신안 섬', 'Islands of Sinan', '58809', '58810'),
  island('신안 섬', 'Islands of Sinan', '58816', '58818'), island('신안 섬', 'Islands of Sinan', '58826'), island('신안 섬', 'Islands of Sinan', '58832'), island('신안 섬', 'Islands of Sinan', '58839', '58841'),
  island('신안 섬', 'Islands of Sinan', '58843', '58866'), island('진도 섬', 'Islands of Jindo', '58953', '58958'), island('완도 섬', 'Islands of Wando', '59102', '59103'),
  island('완도 섬', 'Islands of Wando', '59127'), island('완도 섬', 'Islands of Wando', '59137', '59145'), island('완도 섬', 'Islands of Wando', '59149', '59170'), island('보성 섬', 'Islands of Boseong', '59421'),
  island('고흥 섬', 'Islands of Goheung', '59531'), island('고흥 섬', 'Islands of Goheung', '59551'), island('고흥 섬', 'Islands of Goheung', '59563'), island('고흥 섬', 'Islands of Goheung', '59568'),
  island('여수 섬', 'Islands of Yeosu', '59650'), island('여수 섬', 'Islands of Yeosu', '59766'), island('여수 섬', 'Islands of Yeosu', '59781', '59790'),
]

const courier = (code: string, ko: string, en: string, url: string) => ({ code, name: { ko, en }, url, use: true })

/** `{n}` stands for the waybill number. */
export const couriers: Settings['couriers'] = [
  courier('cj', 'CJ대한통운', 'CJ Logistics', 'https://trace.cjlogistics.com/next/tracking.html?wblNo={n}'),
  courier('hanjin', '한진택배', 'Hanjin', 'https://www.hanjin.co.kr/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2={n}'),
  courier('lotte', '롯데택배', 'Lotte Global Logistics', 'https://www.lotteglogis.com/open/tracking?invno={n}'),
  courier('epost', '우체국택배', 'Korea Post', 'https://m.epost.go.kr/postal/mobile/mobile.trace.RetrieveDomRigiTraceList.comm?ems_gubun=E&sid1={n}'),
  courier('logen', '로젠택배', 'Logen', 'https://www.ilogen.com/m/personal/trace.pop/{n}'),
  courier('kd', '경동택배', 'Kyungdong', 'https://kdexp.com/service/delivery/etc/delivery.do?barcode={n}'),
  courier('gs25', 'GS25 편의점택배', 'GS25 parcel', 'https://www.cvsnet.co.kr/invoice/tracking.do?invoice_no={n}'),
  courier('cu', 'CU 편의점택배', 'CU parcel', 'https://www.cupost.co.kr/postbox/delivery/localResult.cupost?invoice_no={n}'),
  courier('ems', 'EMS', 'EMS', 'https://service.epost.go.kr/trace.RetrieveEmsRigiTraceList.comm?POST_CODE={n}'),
  courier('own', '자체배송', 'Own delivery', ''),
  courier('pickup', '방문수령', 'Pick-up', ''),
]
