export { en, type FieldWord } from './en.js';
export { fr } from './fr.js';
