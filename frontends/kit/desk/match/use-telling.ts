import type { RiderToChoose } from '@rrr/contract';
import { useMatchWords } from './words/use-words.js';

type Told = Pick<RiderToChoose, 'hometown' | 'amaNumber' | 'bornIn' | 'bikes' | 'numbers'>;

/** What tells riders of one name apart, in one line: "Bend · AMA 12345 · Born 1984 · No. 12 · 2024 KTM 450 SX-F". */
export const useTelling = (): ((rider: Told) => string) => {
  const words = useMatchWords();
  return ({ hometown, amaNumber, bornIn, bikes = [], numbers = [] }) =>
    [
      hometown,
      amaNumber && words('ama', { number: amaNumber }),
      bornIn !== undefined && words('bornIn', { year: String(bornIn) }),
      numbers.length > 0 && words('numbers', { numbers: numbers.join(', ') }),
      ...bikes,
    ]
      .filter(Boolean)
      .join(' · ');
};
