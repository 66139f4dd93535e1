import type { Settings } from '#shop/setting/contract.ts'

const island = (ko: string, en: string, from: string, to = from, no_flammable = false) => ({ name: { ko, en }, from, to, cost: 3_000, no_flammable })

/** Places that cost more to reach; ranges of five-digit codes that never overlap. */
export const islands: Settings['shipping']['islands'] = [
  island('제주', 'Jeju', '63000', '63644'),
  island('울릉', 'Ulleung', '40200', '40240', true),
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

type Country = Settings['abroad']['countries'][number]

/** Kilograms and won as a carrier's table prints them. */
const country = (code: string, ko: string, en: string, days: [number, number], rows: [kilograms: number, cost: number][], more: Partial<Country> = {}): Country => ({
  code, name: { ko, en }, by: 'weight', rows: rows.map(([kilograms, cost]) => ({ upto: kilograms * 1_000, cost })), free_from: null, flammable: false, days_least: days[0], days_most: days[1], use: true, ...more,
})

export const countries: Country[] = [
  country('JP', '일본', 'Japan', [3, 6], [[0.5, 14_000], [1, 16_500], [2, 21_500], [5, 34_000], [10, 56_000]], { free_from: 150_000, flammable: true }),
  country('CN', '중국', 'China', [4, 8], [[0.5, 16_000], [1, 19_000], [2, 25_000], [5, 41_000], [10, 68_000]]),
  country('TW', '대만', 'Taiwan', [3, 6], [[0.5, 15_000], [1, 18_000], [2, 23_500], [5, 38_000], [10, 62_000]], { flammable: true }),
  country('HK', '홍콩', 'Hong Kong', [3, 6], [[0.5, 15_000], [1, 18_000], [2, 23_500], [5, 38_000], [10, 62_000]]),
  country('SG', '싱가포르', 'Singapore', [4, 8], [[0.5, 17_000], [1, 20_500], [2, 27_000], [5, 45_000], [10, 76_000]]),
  country('US', '미국', 'United States', [5, 10], [[0.5, 24_000], [1, 29_500], [2, 41_000], [5, 74_000], [10, 128_000]], { free_from: 250_000 }),
  country('CA', '캐나다', 'Canada', [6, 12], [[0.5, 25_500], [1, 31_000], [2, 43_500], [5, 79_000], [10, 137_000]]),
  country('AU', '호주', 'Australia', [5, 10], [[0.5, 23_500], [1, 28_500], [2, 39_000], [5, 70_000], [10, 121_000]]),
  country('GB', '영국', 'United Kingdom', [6, 12], [[0.5, 26_000], [1, 32_000], [2, 45_000], [5, 82_000], [10, 142_000]]),
  country('DE', '독일', 'Germany', [6, 12], [[0.5, 26_000], [1, 32_000], [2, 45_000], [5, 82_000], [10, 142_000]]),
  country('FR', '프랑스', 'France', [6, 12], [[0.5, 26_000], [1, 32_000], [2, 45_000], [5, 82_000], [10, 142_000]]),
]
