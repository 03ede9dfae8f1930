import { useRef, useState, type FormEvent } from 'react';
import { addRiderNote } from '@rrr/contract';
import { ActProblem, isUnknown, TextArea, useAct, useHost } from '@rrr/kit/base';
import { useRefresh } from '../../../use-refresh.js';
import { usePaperWords } from './words/use-words.js';

/** as the contract takes it */
const NOTE_LIMIT = 4000;

/** Writes a note. What was typed stays until it is stored. */
export const AddNote = ({ riderId }: { riderId: string }) => {
  const { http } = useHost();
  const [words, refresh] = [usePaperWords(), useRefresh('record')];
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const act = useAct({
    send: (text: string) => http.call(addRiderNote, { params: { riderId }, body: { text } }),
    refresh,
    notice: () => words('notes.added'),
    onDone: () => setRound(round + 1),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = form.current?.elements.namedItem('text') as HTMLTextAreaElement | null;
    const text = field?.value.trim() ?? '';
    const fault =
      text === ''
        ? words('notes.required')
        : text.length > NOTE_LIMIT
          ? words('notes.tooLong', { limit: NOTE_LIMIT })
          : undefined;
    setError(fault);
    if (fault) field?.focus();
    else void act.run(text);
  };
  const sending = act.state.phase === 'sending';
  return (
    <form ref={form} className="admin-part" noValidate onSubmit={submit}>
      <TextArea
        key={round}
        name="text"
        label={words('notes.label')}
        limit={NOTE_LIMIT}
        rows={3}
        error={error}
        disabled={isUnknown(act.state)}
      />
      <ActProblem act={act} />
      {!isUnknown(act.state) && (
        <div>
          <button className="button primary" aria-busy={sending}>
            {words(sending ? 'notes.adding' : 'notes.add')}
          </button>
        </div>
      )}
    </form>
  );
};
