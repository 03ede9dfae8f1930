import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, List, ProblemNote, Section, Summary, type Column } from '@rrr/kit/desk';
import { sumsOf, type ReasonCount, type SumOf } from './simulation-sums.js';
import { useSimulation, type SimulatedRace } from './use-simulation.js';
import { useSeasonWords } from '../../shared/seasons/words/use-words.js';

/** Events whose changes are listed. */
const SHOWN = 50;
type Row = SimulatedRace & { readonly _id: string };

/** What the season would have paid for the results of the last twelve months: sums, reasons, and the largest changes. */
export const SimulationTab = ({ seasonId }: { seasonId: string }) => {
  const [words, formats, path] = [useSeasonWords(), useFormats(), usePath()];
  const { state, begin, stop } = useSimulation(seasonId);
  const { phase, races, total, days } = state;
  const { sums, reasons, riders, results, changed } = sumsOf(races);
  const money: Column<SumOf>[] = [
    { key: 'now', title: words('simulation.now'), cell: (sum) => <Amount money={sum.before} /> },
    {
      key: 'then',
      title: words('simulation.then'),
      align: 'right',
      phoneTitle: words('simulation.then'),
      cell: (sum) => <Amount money={sum.after} />,
    },
    {
      key: 'difference',
      title: words('simulation.difference'),
      align: 'right',
      cell: (sum) => <Amount money={sum.difference} signed strong />,
    },
  ];
  const why: Column<ReasonCount>[] = [
    { key: 'reason', title: words('simulation.reason'), cell: (count) => count.detail },
    { key: 'count', title: words('simulation.count'), align: 'right', cell: (count) => formats.count(count.count) },
  ];
  const events: Column<Row>[] = [
    {
      key: 'event',
      title: words('simulation.event'),
      cell: (item) => item.event.title,
      below: (item) => formats.date(item.event.startDate),
    },
    {
      key: 'difference',
      title: words('simulation.difference'),
      align: 'right',
      cell: (item) => (
        <Amount money={{ amount: item.after.amount - item.before.amount, currency: item.currency }} signed strong />
      ),
    },
    {
      key: 'examples',
      title: words('simulation.examples'),
      phone: 'more',
      cell: ({ results: all }) => (
        <span className="admin-two-lines">
          {all.slice(0, 3).map((item) => (
            <span key={item._id}>
              {item.riderId === null ? (
                item.riderName
              ) : (
                <Link to={path(`/rider/${item.riderId}`)}>{item.riderName}</Link>
              )}{' '}
              · {item.className} · {formats.money(item.before)} → {formats.money(item.after)}
            </span>
          ))}
        </span>
      ),
    },
  ];
  return (
    <Section>
      <p>{words('simulation.lead')}</p>
      <p>
        {phase === 'running' ? (
          <button type="button" className="button" onClick={stop}>
            {words('simulation.stop')}
          </button>
        ) : (
          <button type="button" className="button primary" onClick={() => void begin()}>
            {words(phase === 'idle' ? 'simulation.begin' : 'simulation.again')}
          </button>
        )}{' '}
        <span role="status" className="desk-muted">
          {days && words('simulation.progress', { done: formats.count(races.length), total: formats.count(total) })}
        </span>
      </p>
      {phase === 'failed' && <ProblemNote error={state.error} onRetry={() => void begin()} />}
      {days && phase === 'done' && total === 0 && <p>{words('simulation.none')}</p>}
      {days && phase === 'done' && total > 0 && results === 0 && <p>{words('simulation.same')}</p>}
      {days && total > 0 && (
        <>
          <Summary
            pairs={[
              [words('simulation.days'), formats.dates(days.startDate, days.endDate)],
              [words('simulation.riders'), formats.count(riders)],
              [words('simulation.results'), formats.count(results)],
              [words('simulation.events'), formats.count(changed.length)],
            ]}
          />
          <List<SumOf> label={words('simulation.difference')} items={sums} columns={money} empty={{ text: '' }} />
        </>
      )}
      {reasons.length > 0 && (
        <>
          <h2>{words('simulation.reasons')}</h2>
          <List<ReasonCount>
            label={words('simulation.reasons')}
            items={reasons}
            columns={why}
            empty={{ text: words('simulation.same') }}
          />
        </>
      )}
      {changed.length > 0 && (
        <>
          <h2>{words('simulation.events')}</h2>
          {changed.length > SHOWN && <p className="desk-muted">{words('shown', { count: SHOWN })}</p>}
          <List<Row>
            label={words('simulation.events')}
            items={changed.slice(0, SHOWN).map((race) => ({ ...race, _id: race.event._id }))}
            columns={events}
            href={(item) => path(`/event/${item.event._id}`)}
            empty={{ text: words('simulation.same') }}
          />
        </>
      )}
    </Section>
  );
};
