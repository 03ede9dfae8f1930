// Loaded here and not by the first test that shows a page: all of antd is a second's work.
import 'antd';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Who taps and types in a test. What can be seen is a matter for the browser runs: computing antd's styles at every
 * look takes jsdom a hundred times longer than the test itself. The limits are for a machine that others use too; a
 * test that passes never waits for them.
 */
export const person = () => {
  jest.setTimeout(30_000);
  configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
