// A busy machine is slow: wait for what appears on a page as long as a test may last.
const library = require('../../var/web-packages/@testing-library+react.cjs');

library.configure({ asyncUtilTimeout: 30_000 });
module.exports = library;
