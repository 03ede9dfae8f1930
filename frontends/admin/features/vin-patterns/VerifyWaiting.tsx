import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { verifyBikes } from '@rrr/contract';
import { ActProblem, isUnknown, useAct, useFormats, useHost, usePath } from '@rrr/kit/base';
import { Section, Status, Summary } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useVinCountsQuery } from '../../shared/vin-patterns/vin-patterns.api.js';
import { useVinPatternsWords } from './words/use-words.js';

/** The API counts no further. */
const MOST = 10_000;
const EVERY = 1_000;

/** How many bikes wait, and the check of all of them against the verified patterns; it counts down while it runs. */
export const VerifyWaiting = () => {
  const { http } = useHost();
  const [words, formats, path, dispatch] = [useVinPatternsWords(), useFormats(), usePath(), useDispatch()];
  const [before, setBefore] = useState<number>();
  const act = useAct({
    send: () => http.call(verifyBikes, { body: {} }),
    refresh: () => dispatch(api.util.invalidateTags(['vin', 'money'])),
  });
  const { phase } = act.state;
  const sending = phase === 'sending';
  const { data } = useVinCountsQuery(undefined, { pollingInterval: sending ? EVERY : 0 });
  if (!data) return null;
  const count = (value: number) =>
    value >= MOST ? words('orMore', { count: formats.count(value) }) : formats.count(value);
  const { bikes, patterns, openDisputes } = data;
  // a deactivated rider's motorcycle is unverified too, but nothing checks it
  const waiting = data.waitingBikes ?? bikes.unverified;
  const sofar = before === undefined ? 0 : Math.max(0, before - waiting);
  return (
    <Section title={words('waiting.title')}>
      <Summary
        pairs={[
          [words('waiting.bikes'), count(waiting)],
          [words('waiting.verified'), count(bikes.verified)],
          [words('waiting.invalid'), count(bikes.invalid)],
          [words('waiting.patterns'), count(patterns.unverified)],
          [
            words('waiting.disputes'),
            <Link key="disputes" to={`${path('/rider-vin-report')}?tab=disputes`}>
              {count(openDisputes)}
            </Link>,
          ],
        ]}
      />
      <ActProblem act={act} />
      {sending ? (
        <div role="status">
          <p>{words('waiting.running', { count: sofar })}</p>
          {before !== undefined && before > 0 && before < MOST && (
            <progress value={sofar} max={before} aria-label={words('waiting.title')} />
          )}
        </div>
      ) : (
        <>
          {act.state.phase === 'done' && (
            <p role="status">
              <Status tone="good">
                {words('waiting.done', {
                  count: act.state.result.verified,
                  looked: formats.count(act.state.result.looked),
                })}
              </Status>
            </p>
          )}
          {!isUnknown(act.state) && (
            <div>
              <button
                type="button"
                className="button"
                disabled={waiting === 0 || patterns.verified === 0}
                onClick={() => {
                  setBefore(waiting);
                  void act.run(undefined);
                }}
              >
                {words('waiting.check', { count: waiting })}
              </button>
              {waiting > 0 && patterns.verified === 0 && <p className="desk-muted">{words('waiting.noPattern')}</p>}
            </div>
          )}
        </>
      )}
    </Section>
  );
};
