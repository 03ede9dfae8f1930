export { addNotice, editNotice, endNotice } from './save-notice.js';
