import { useFormats } from '@rrr/kit/base';
import { useWords } from '../../words/use-words.js';

const MOST = 12;

/** How many classes are in, as slots of a starting grid. */
export const ClassSlots = ({ done, all }: { done: number; all: number }) => {
  const [words, formats] = [useWords(), useFormats()];
  const text = words('home.classesOf', { done: formats.count(done), all: formats.count(all) });
  return (
    <span className="promoter-slots">
      {all <= MOST && (
        <span className="promoter-mini" aria-hidden>
          {Array.from({ length: all }, (_, at) => (
            <i key={at} data-done={at < done || undefined} />
          ))}
        </span>
      )}
      <span className="number">{text}</span>
    </span>
  );
};
