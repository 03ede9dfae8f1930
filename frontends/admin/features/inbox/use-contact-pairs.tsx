import type { ReactNode } from 'react';
import { Email, formatPhone } from '@rrr/kit/base';
import type { LateEvent } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

/** How to reach the promoter of an event, for a summary. */
export const useContactPairs = (promoter: LateEvent['promoter']): [string, ReactNode][] => {
  const words = useInboxWords();
  return [
    [words('late.promoter'), promoter?.name ?? words('none')],
    [words('late.contact'), promoter?.contactName ?? words('none')],
    [words('email'), promoter ? <Email key="email" link address={promoter.email} /> : words('none')],
    [
      words('phone'),
      promoter?.phone ? (
        <a key="phone" href={`tel:${promoter.phone}`}>
          {formatPhone(promoter.phone)}
        </a>
      ) : (
        words('none')
      ),
    ],
  ];
};
