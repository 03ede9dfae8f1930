export { contactUs } from './contact-us.js';
