export { altcha, type AltchaPorts } from './altcha.js';
export { noCaptcha } from './no-captcha.js';
export { recaptcha, type RecaptchaOptions } from './recaptcha.js';
