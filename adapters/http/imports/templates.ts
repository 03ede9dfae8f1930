import { inEachLanguage, type Locale } from '@rrr/records/languages';
import { en } from '../words/templates-en.js';
import type { Template, TemplateKind } from '../words/template.js';

const TEMPLATES = inEachLanguage(en);

export const templateOf = (kind: TemplateKind, locale: Locale): Template => TEMPLATES[locale][kind];
