import { configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Who taps and types in a test. What can be seen is a matter for the browser runs: computing antd's styles at every look takes jsdom
 * a hundred times longer than the test itself.
 */
export const person = () => {
  configure({ defaultHidden: true, asyncUtilTimeout: 3000 });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
