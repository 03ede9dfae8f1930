import { expect, test } from '@jest/globals';
import { HostProvider, LocaleProvider } from '@rrr/kit/base';
import { fakeHost } from '@rrr/kit/base/testing';
import { renderToString } from 'react-dom/server';
import { CodeScreen } from './CodeScreen.js';

test('a code is valid for a minute from its first drawing on', () => {
  const shown = { code: 'K7QM4XTR', expiresAt: '2026-04-03T18:01:00.000Z', until: Date.now() + 60_000 };
  const drawn = renderToString(
    <HostProvider value={fakeHost()}>
      <LocaleProvider value="en">
        <CodeScreen open shown={shown} problem={null} onAgain={() => {}} onClose={() => {}} />
      </LocaleProvider>
    </HostProvider>,
  );
  expect(drawn).toContain('Valid for 60 seconds, for one use');
});
