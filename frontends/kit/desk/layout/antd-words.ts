import { inEachLanguage, type Locale } from '@rrr/records/languages';
import type { Locale as AntdLocale } from 'antd/es/locale';
import { en } from './words/antd-en.js';

const WORDS = inEachLanguage(en);

/** antd's own words, where it has to be told a language. */
export const antdWords = (locale: Locale): Promise<AntdLocale | undefined> => WORDS[locale]();
