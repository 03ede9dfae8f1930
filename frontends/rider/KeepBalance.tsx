import type { RiderDetail } from '@rrr/contract';
import { useFormats, useKeptSheet, useLocale } from '@rrr/kit/base';
import { useWords } from './words/use-words.js';

interface Props extends Pick<RiderDetail, 'balances'> {
  /** when the answer came, in milliseconds */
  at: number | undefined;
}

/** Keeps the balance, with its time, for the offline page; nothing else of the rider. */
export const KeepBalance = ({ balances, at }: Props) => {
  const [t, formats, lang] = [useWords(), useFormats(), useLocale()];
  useKeptSheet(
    at === undefined
      ? undefined
      : {
          name: 'balance',
          lang,
          title: t('awards.lots.toSpend'),
          lead: t('kept.asOf', { time: formats.instant(new Date(at).toISOString()) }),
          parts: [
            {
              lines:
                balances.length === 0
                  ? [{ text: t('awards.noneToSpend') }]
                  : balances.flatMap(({ available, nextExpiry }) => [
                      { text: formats.money(available), large: true },
                      ...(nextExpiry
                        ? [
                            {
                              text: t('kept.expires', {
                                amount: formats.money(nextExpiry.amount),
                                date: formats.date(nextExpiry.expireDate),
                              }),
                            },
                          ]
                        : []),
                    ]),
            },
          ],
        },
  );
  return null;
};
