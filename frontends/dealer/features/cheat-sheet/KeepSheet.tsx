import { useKeptSheet, useLocale } from '@rrr/kit/base';
import { useConfigQuery } from '../../api.js';
import { useOwnDealer } from '../../use-own-dealer.js';
import { useSheet } from './use-sheet.js';
import { useSheetWords } from './words/use-words.js';

/** Keeps the cheat-sheet for the offline page: a counter without a connection still knows what to do. */
export const KeepSheet = () => {
  const [t, lang, sheet] = [useSheetWords(), useLocale(), useSheet()];
  const [program, dealer] = [useConfigQuery().data?.program, useOwnDealer().data?.dealer];
  const lines = program && dealer ? sheet(program, dealer) : undefined;
  useKeptSheet(
    lines && {
      name: 'cheat-sheet',
      lang,
      title: t('title'),
      parts: [
        { title: t('redeem'), lines: lines.steps },
        { title: t('wrong'), lines: lines.cases },
        { title: t('money'), lines: lines.money.map((text) => ({ text })) },
      ],
    },
  );
  return null;
};
