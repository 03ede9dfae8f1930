import type { EventDetail } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { today } from '../../due.js';
import { useClassPageWords } from './words/use-words.js';

/** Why the classes of an event cannot be changed now: it is another promoter's, or the window has closed. */
export const useLockedClasses = () => {
  const { session } = useHost();
  const [words, formats] = [useClassPageWords(), useFormats()];
  return ({ promoter, resultsDueDate }: EventDetail) => {
    const why =
      promoter?._id !== session.user._id
        ? words('notYours')
        : resultsDueDate !== null && resultsDueDate < today()
          ? words('closed', { date: formats.date(resultsDueDate) })
          : undefined;
    return (
      why !== undefined && (
        <div className="alert wait">
          <strong>{why}</strong>
        </div>
      )
    );
  };
};
