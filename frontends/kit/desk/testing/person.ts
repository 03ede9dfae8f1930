import { configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Taps and types in a test. What style sheets hide is checked by the browser tests: computing antd's styles at every
 * look takes jsdom a hundred times longer than the test itself.
 */
export const person = () => {
  configure({ defaultHidden: true });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
