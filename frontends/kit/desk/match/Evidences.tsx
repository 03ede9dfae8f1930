import type { Evidence, NameLikeness } from '@rrr/contract';
import { Status } from '@rrr/kit/base';
import { useMatchWords } from './words/use-words.js';

const FITS: readonly Evidence[] = ['sameAmaNumber', 'sameEmail', 'sameName', 'similarName', 'sameTown', 'sameState'];

interface Props {
  of: readonly Evidence[];
  /** how a similar name is written otherwise */
  likeness?: NameLikeness | null | undefined;
}

/** Why a result may be a rider's, and what speaks against it. */
export const Evidences = ({ of, likeness }: Props) => {
  const words = useMatchWords();
  return (
    <ul className="desk-evidence">
      {of.map((text) => (
        <li key={text}>
          <Status tone={FITS.includes(text) ? 'good' : 'wait'}>
            {text === 'similarName' && likeness ? words(`likeness.${likeness}`) : words(`evidence.${text}`)}
          </Status>
        </li>
      ))}
    </ul>
  );
};
