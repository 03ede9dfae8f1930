import { inEachLanguage, type Locale } from '@rrr/records/languages';
import { en, type Writing } from './words/writing-en.js';

const WRITING = inEachLanguage(en);

export const writingIn = (locale: Locale): Writing => WRITING[locale];
