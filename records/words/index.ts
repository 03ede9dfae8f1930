export { en } from './en.js';
export { fr } from './fr.js';
