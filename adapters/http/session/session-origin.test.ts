import { expect, test } from '@jest/globals';
import { sessionOrigin } from './session-origin.js';

const APPLE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
test.each([
  [`${APPLE} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${APPLE} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122 Mobile',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'macOS'],
  ['curl/8.0', null, null],
])('%s', (agent, browser, system) =>
  expect(sessionOrigin({ ip: '203.0.113.9', headers: { 'user-agent': agent } })).toEqual({
    browser,
    system,
    network: '203.0.113.0/24',
  }),
);
