const library = require('../../var/web-packages/@testing-library+react.cjs');

const { getElementError } = library.getConfig();

/** Says `message` until somebody gives it a longer one, also in what a failed test prints: its stack. */
const brief = (message) => {
  const error = Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  let { stack } = error;
  return Object.defineProperty(error, 'stack', {
    get: () => stack.replace(message, () => error.message),
    set: (value) => (stack = value),
  });
};

library.configure({
  // a busy machine is slow: wait for what appears on a page as long as a test may last
  asyncUtilTimeout: 30_000,
  // who waits looks many times: the page is printed once, when the wait is over
  getElementError: (message, container) =>
    library.getConfig()._disableExpensiveErrorDiagnostics ? brief(message) : getElementError(message, container),
});
module.exports = library;
