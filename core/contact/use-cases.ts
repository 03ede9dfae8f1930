export { contactUs } from './contact-us.js';
export { setContactState } from './set-contact-state.js';
