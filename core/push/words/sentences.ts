import type { Figures } from '../../outbox/index.js';

export const place = (facts: Figures, before: string): string =>
  facts.count('place') > 0 ? `${before}${facts.count('place')}` : '';
export const won = (facts: Figures, type: string, before: string): string =>
  `${facts.money('amount')} ${type}${facts.text('className') === '' ? '' : ` ${before} ${facts.text('className')}`}`;
export const sentence = (...parts: readonly string[]): string => `${parts.filter((part) => part !== '').join(', ')}.`;
