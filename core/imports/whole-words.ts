/** Finds words in a text as `nameKey` writes it; a number may stand right behind them. Parts are alternatives. */
export const wholeWords = (...parts: readonly string[]): RegExp =>
  new RegExp(String.raw`(?:^| )(?:${parts.join('|')})(?= |\d|$)`, 'u');

/** The same at the beginning of a text. */
export const firstWords = (...parts: readonly string[]): RegExp =>
  new RegExp(String.raw`^(?:${parts.join('|')})(?= |\d|$)`, 'u');

/** A header as `headerKey` writes it: one of the words, and nothing else. */
export const wholeHeader = (...parts: readonly string[]): RegExp => new RegExp(`^(?:${parts.join('|')})$`);
