import type { Cheque } from '@rrr/contract';
import type { RowAct } from '@rrr/kit/desk';
import { useCashOutWords } from './words/use-words.js';

export interface ChequeAct {
  cheque: Cheque;
  act: 'void' | 'reissue';
}

/** What can be done with a cheque of a list that stands; `onAct` asks before it is done. */
export const useChequeMenu = (onAct: (act: ChequeAct) => void) => {
  const words = useCashOutWords();
  return {
    name: ({ number }: Cheque) => words('cheques.one', { number }),
    acts: (cheque: Cheque): RowAct[] =>
      cheque.voided === null
        ? [
            { key: 'reissue', label: words('cheques.reissue'), run: () => onAct({ cheque, act: 'reissue' }) },
            {
              key: 'void',
              label: words('cheques.void'),
              destructive: true,
              run: () => onAct({ cheque, act: 'void' }),
            },
          ]
        : [],
  };
};
