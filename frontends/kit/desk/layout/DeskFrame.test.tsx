import { afterEach, expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { theme } from 'antd';
import { fakeHost } from '@rrr/kit/base/testing';
import { renderDesk } from '../testing/index.js';
import { antdWords } from './antd-words.js';
import { DeskFrame } from './DeskFrame.js';

const media = globalThis.matchMedia;
afterEach(() => void (globalThis.matchMedia = media));

test('the page stays as it is when the texts of antd arrive, so nothing typed is lost', async () => {
  let mounted = 0;
  const Typed = () => {
    useEffect(() => void (mounted += 1), []);
    return <input />;
  };
  renderDesk(
    <DeskFrame>
      <Typed />
    </DeskFrame>,
    { host: fakeHost({ locale: 'fr' }) },
  );
  await act(async () => void (await antdWords('fr')));
  expect(mounted).toBe(1);
});

test.each([true, false])('antd keeps still for who asked the system for less movement: %s', (asked) => {
  globalThis.matchMedia = ((query: string) => ({
    ...media(query),
    matches: asked && query.includes('reduced-motion'),
  })) as typeof matchMedia;
  let moves: boolean | undefined;
  const Look = () => void (moves = theme.useToken().token.motion);
  renderDesk(
    <DeskFrame>
      <Look />
    </DeskFrame>,
  );
  expect(moves).toBe(!asked);
});
