import { useFormats } from '@rrr/kit/base';
import { Plate, Section } from '@rrr/kit/desk';
import type { Merged } from './merge.js';
import { useMergeWords } from './words/use-words.js';

const KINDS = [
  'results',
  'awards',
  'redemptions',
  'bikes',
  'claims',
  'documents',
  'notes',
  'timecards',
  'favourites',
] as const;

/** What comes to the kept rider, and where both have a result in one class. */
export const Moves = ({ preview: { moves, collisions }, name }: { preview: Merged; name: string }) => {
  const [words, formats] = [useMergeWords(), useFormats()];
  const moving = KINDS.filter((kind) => moves[kind] > 0);
  return (
    <Section title={words('moves', { name })}>
      {moving.length === 0 && <p>{words('nothingMoves')}</p>}
      <dl className="admin-moves">
        {moving.map((kind) => (
          <div key={kind}>
            <dt>{words(`kinds.${kind}`)}</dt>
            <dd>{formats.count(moves[kind])}</dd>
          </div>
        ))}
      </dl>
      {moves.results > 0 && <p>{words('judgedAgain')}</p>}
      {collisions.length > 0 && (
        <>
          <h3>{words('collisions', { count: collisions.length })}</h3>
          <p className="desk-muted">{words('collisionsLead')}</p>
          <div
            className="desk-table-frame"
            role="group"
            aria-label={words('collisions', { count: collisions.length })}
            tabIndex={0}
          >
            <table className="desk-table" data-dense>
              <thead>
                <tr>
                  <th scope="col">{words('class')}</th>
                  <th scope="col">{words('stays')}</th>
                  <th scope="col">{words('goes')}</th>
                </tr>
              </thead>
              <tbody>
                {collisions.map(({ kept, removed }) => (
                  <tr key={kept._id}>
                    <th scope="row">
                      {kept.className}, {kept.event.title}
                    </th>
                    <td>
                      <Plate place={kept.place} type={kept.resultType} size={28} />
                    </td>
                    <td>
                      {removed.map((item) => (
                        <Plate key={item._id} place={item.place} type={item.resultType} size={28} />
                      ))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Section>
  );
};
