import { EventClasses } from '@rrr/kit/desk';
import { useProgramQuery } from '../../program.api.js';
import { useEventData } from './use-event-data.js';

/** All classes of an event with what each pays; results are judged again when a purse changes. */
export const ClassesPage = () => {
  const [data, program] = [useEventData(), useProgramQuery().data?.program];
  return (
    <EventClasses
      {...data}
      reload={async () => (await data.answer.refetch().unwrap()).event}
      paysFixed={false}
      purseAlone={program?.limits.purseAlone}
    />
  );
};
