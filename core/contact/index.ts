export * from './contact-us.js';
