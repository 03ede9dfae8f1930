import { wordsHook } from '@rrr/kit/base';
import type { en } from './en.js';

export const useWords = wordsHook<typeof en>();
