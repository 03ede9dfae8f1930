import { usePath } from '@rrr/kit/base';
import type { RaceScreen } from '../race-screen.js';
import { useRaceWords } from '../words/use-words.js';
import { ImportList, type ImportListProps } from './ImportList.js';

export interface EventImportsProps extends RaceScreen, Pick<ImportListProps, 'list'> {
  imports: ImportListProps['answer'];
}

/** The files that were imported for one event; undone while its results can be changed. */
export const EventImports = ({ eventId, answer, imports, list, refresh }: EventImportsProps) => {
  const [race, path] = [useRaceWords(), usePath()];
  const event = answer.currentData?.event;
  return (
    <ImportList
      lead={event?.title}
      back={{ to: path(`/event/${eventId}`), label: race('event.back') }}
      {...(list ? { list } : {})}
      answer={imports}
      canUndo={event?.canUpload ?? false}
      refresh={refresh}
    />
  );
};
