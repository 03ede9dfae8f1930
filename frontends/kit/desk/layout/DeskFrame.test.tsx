import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { fakeHost } from '@rrr/kit/base/testing';
import { renderDesk } from '../testing/index.js';
import { antdWords } from './antd-words.js';
import { DeskFrame } from './DeskFrame.js';

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
