// Loads antd, which takes a second, before the first test that shows a page.
import 'antd';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Taps and types in a test. Visibility is checked by the browser tests: computing antd's styles at every look takes
 * jsdom a hundred times longer than the test itself. The time limits allow for a busy machine; a passing test never
 * waits for them.
 */
export const person = () => {
  jest.setTimeout(30_000);
  configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
