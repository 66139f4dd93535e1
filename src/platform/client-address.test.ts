import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { calm } from '#test/calm.ts'
import { addressReader, areProxies, networkOf } from './client-address.ts'
import { createHttpServer, listen } from './http-server.ts'
import { openLog } from './log.ts'

test.each([
  [
    'no proxy is trusted: the header is what anybody may write',
    '',
    '203.0.113.9',
    '198.51.100.1',
    '203.0.113.9',
  ],
  ['a trusted proxy tells whom it saw', '10.0.0.0/8', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [
    'what the caller wrote before it counts for nothing',
    '10.0.0.0/8',
    '10.1.2.3',
    '1.2.3.4, 198.51.100.1',
    '198.51.100.1',
  ],
  [
    'two proxies in a row',
    '10.0.0.0/8, 192.0.2.7',
    '10.1.2.3',
    '1.2.3.4, 198.51.100.1, 192.0.2.7',
    '198.51.100.1',
  ],
  ['a caller beside the proxy is no proxy', '10.1.2.3', '10.1.2.4', '198.51.100.1', '10.1.2.4'],
  ['a proxy that wrote nothing is the caller', '10.0.0.0/8', '10.1.2.3', undefined, '10.1.2.3'],
  ['nonsense ends the reading', '10.0.0.0/8', '10.1.2.3', 'unknown', '10.1.2.3'],
  [
    'IPv4 on an IPv6 socket',
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:198.51.100.1',
    '198.51.100.1',
  ],
  ['IPv6', 'fd00::/8', 'fd00::5', '2001:db8::1', '2001:db8::1'],
])('%s', (_, trusted, socket, forwarded, client) =>
  expect(addressReader(trusted)(socket, forwarded)).toBe(client),
)

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network))

test('a setting that is no list of addresses is refused', () => {
  expect(areProxies('10.0.0.0/8, 2001:db8::/32,192.0.2.7')).toBe(true)
  for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0'])
    expect(areProxies(wrong), wrong).toBe(false)
})

test('behind its proxy the server tells a request who its customer is', async () => {
  const log = openLog({ LOG_LEVEL: 'silent' })
  const { server } = createHttpServer(
    (_, ip) => new Response(ip),
    log,
    addressReader('127.0.0.0/8'),
    // however busy the machine of the tests is
    { load: calm },
  )
  await listen(server, 0, '127.0.0.1')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port
  const asked = (forwarded: string) =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': forwarded } }).then(
      (answer) => answer.text(),
    )
  expect([await asked('1.2.3.4, 198.51.100.1'), await asked('')]).toEqual([
    '198.51.100.1',
    '127.0.0.1',
  ])
})
