import type { ReactNode } from 'react';
import { MarkIcon } from '../fields/MarkIcon.js';
import { useWords } from './vin-words.js';

interface Props {
  bike: { make: string; model: string; year: string };
  onChange: () => void;
}

/** The motorcycle that a VIN says, in place of its fields: the rider looks, and goes on. */
export const VinBike = ({ bike, onChange }: Props): ReactNode => {
  const t = useWords();
  return (
    <div className="vin-bike" role="status">
      <MarkIcon of="good" />
      <span>
        <span className="muted">{t('says')}</span>
        <strong>{t('bike', bike)}</strong>
      </span>
      <button type="button" className="button quiet" onClick={onChange}>
        {t('notIt')}
      </button>
    </div>
  );
};
