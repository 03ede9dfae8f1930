export { addDealer } from './add-dealer.js';
export { inviteDealerLogin, removeDealerLogin } from './dealer-logins.js';
export { editDealer } from './edit-dealer.js';
export { setDealerActive } from './set-dealer-active.js';
