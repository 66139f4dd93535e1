import { fileHead } from '#shop/store-order/file-rules.ts'

/** What a file of receipts looks like. */
export const example = `${fileHead}\r\nA-1001,오드모아 본점,2026-03-14,010-1234-5678,상품 이름이나 코드,2,18000,\r\nA-1001,오드모아 본점,2026-03-14,010-1234-5678,선물 포장,1,2000,1000\r\n`
