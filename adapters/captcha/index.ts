export { altcha } from './altcha.js';
export { noCaptcha } from './no-captcha.js';
export { recaptcha } from './recaptcha.js';
