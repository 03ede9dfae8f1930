import { expect, test } from '@jest/globals';
import { readConfig } from './config.js';
import { senderLimits } from './edge-settings.js';

const limitsOf = (env: Readonly<Record<string, string>>) => senderLimits(readConfig({ NODE_ENV: 'test', ...env }));

test('addresses and networks of both kinds have no limit of their own', () => {
  const { uncounted } = limitsOf({ UNCOUNTED_ADDRESSES: '10.1.0.0/16, 192.0.2.7,2001:db8::/32' });
  const found = (['10.1.2.3', '10.2.0.1', '192.0.2.7', '192.0.2.8'] as const).map((it) => uncounted.check(it));
  expect([...found, uncounted.check('2001:db8::5', 'ipv6'), uncounted.check('2001:db9::5', 'ipv6')]).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});

test.each(['10.1.0.0/33', '10.1', 'example.com', '10.1.0.0/16/2', '10.1.0.0/', '::/129'])(
  '%s is none of them',
  (text) =>
    expect(() => limitsOf({ UNCOUNTED_ADDRESSES: text })).toThrow('UNCOUNTED_ADDRESSES: must be addresses or networks'),
);

test('seconds become milliseconds', () => {
  const { headersWithin, bodyIdle, bodyWithin } = limitsOf({
    HEADERS_WITHIN_SECONDS: '2',
    BODY_IDLE_SECONDS: '0.5',
    BODY_WITHIN_SECONDS: '6',
  });
  expect([headersWithin, bodyIdle, bodyWithin]).toEqual([2_000, 500, 6_000]);
});
