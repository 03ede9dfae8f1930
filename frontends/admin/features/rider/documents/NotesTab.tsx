import { useState } from 'react';
import { type riderNotes, type RiderNote } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { lazyDialog, List, RowMenu, Section, useList } from '@rrr/kit/desk';
import { AddNote } from './AddNote.js';
import { useNotesQuery } from './papers.api.js';
import { usePaperWords } from './words/use-words.js';

const RemoveNote = lazyDialog(() => import('./RemoveNote.js').then((loaded) => loaded.RemoveNote));

/** What administrators wrote down about a rider, newest first. */
export const NotesTab = ({ riderId }: { riderId: string }) => {
  const [words, formats, list] = [usePaperWords(), useFormats(), useList<typeof riderNotes>()];
  const [removing, setRemoving] = useState<RiderNote>();
  const answer = useNotesQuery({ params: { riderId }, query: list.query });
  return (
    <Section title={words('notes.title')}>
      <p className="desk-muted">{words('notes.lead')}</p>
      <AddNote riderId={riderId} />
      <List
        label={words('notes.title')}
        list={list}
        answer={answer}
        items={answer.data?.notes}
        pagination={answer.data?.pagination}
        empty={{ text: words('notes.empty') }}
        draw={(notes) => (
          <ul className="admin-notes">
            {notes.map((note) => (
              <li key={note._id}>
                <div>
                  <p lang="">{note.text}</p>
                  <p className="desk-muted">{words('notes.by', { name: note.by, when: formats.instant(note.at) })}</p>
                </div>
                <RowMenu
                  name={words('notes.by', { name: note.by, when: formats.instant(note.at) })}
                  acts={[
                    { key: 'remove', label: words('notes.remove'), destructive: true, run: () => setRemoving(note) },
                  ]}
                />
              </li>
            ))}
          </ul>
        )}
      />
      {removing && <RemoveNote note={removing} onClose={() => setRemoving(undefined)} />}
    </Section>
  );
};
