import { disciplineOf } from '@rrr/contract';
import { Emblem, useFormats } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useShell } from '../../app/shell-context.js';
import { Ladder } from './Ladder.js';
import type { PreviewedClass, PreviewedPlace, useCalculator } from './use-calculator.js';
import { useHomeWords } from './words/use-home-words.js';

/** A sentence around the link to an event: words cannot hold a link, so the event's place in them is cut out. */
const Sentence = ({ text, chosen: { event } }: { text: string; chosen: PreviewedClass }) => {
  const { to } = useShell();
  const [before, after] = text.split('\u0001');
  return (
    <>
      {before}
      <Link to={to(`/events/event/${event._id}`)}>{event.title}</Link>
      {after}
    </>
  );
};

const Sum = ({ chosen, place }: { chosen: PreviewedClass; place: PreviewedPlace }) => {
  const [t, formats, { to }] = [useHomeWords(), useFormats(), useShell()];
  const {
    verdict: { earns, reasons },
    amount,
  } = place;
  const said = {
    type: t(`type.${chosen.payoutType}`),
    place: formats.position(place.place),
    class: chosen.name,
    event: '\u0001',
  };
  return (
    <>
      <p className="muted">{t(earns ? 'earn' : 'nothing')}</p>
      <p className="big-number" aria-live="polite">
        {formats.money(earns ?? { ...amount, amount: 0 })}
      </p>
      {!earns && (
        <p className="answer-why">
          {reasons.map((reason) => reason.detail).join(' ')}{' '}
          {reasons.some((reason) => /BIKE/.test(reason.code)) && <Link to={to('/about/rules')}>{t('rules')}</Link>}
        </p>
      )}
      <p className="answer-what">
        <Sentence text={t(earns ? 'what' : 'refused', said)} chosen={chosen} />
      </p>
    </>
  );
};

/** What the bike would earn, with the place to pick and the page's one red act. */
export const Answer = ({ calculator }: { calculator: ReturnType<typeof useCalculator> }) => {
  const [t, { to }] = [useHomeWords(), useShell()];
  const { data, error, retry, waiting, chosen, place, choosePlace } = calculator;
  const enrol = data?.bike?.eligible
    ? `/register?${new URLSearchParams({ model: data.bike.model, year: String(data.bike.year) })}`
    : '/register';
  return (
    <div className="answer" aria-busy={waiting}>
      {error ? (
        <LoadFailed title={t('askFailed')} detail={error.detail} retryLabel={t('retry')} onRetry={retry} />
      ) : chosen && place ? (
        <>
          <div className="answer-emblem">
            <Emblem discipline={disciplineOf(chosen.event.type)} draws />
          </div>
          <Sum chosen={chosen} place={place} />
          <Ladder places={chosen.places} chosen={place} onChoose={choosePlace} />
        </>
      ) : data ? (
        <p className="answer-none lead">{t('noClasses')}</p>
      ) : (
        <div className="answer-loading">
          <span className="skeleton late" />
          <span className="skeleton late" />
        </div>
      )}
      <div className="answer-act">
        <Link className="button primary large" to={to(enrol)}>
          {t('enroll')}
        </Link>
        <p className="muted">
          {chosen &&
            place &&
            t('needs', {
              count:
                chosen.payoutSteps?.find((payoutStep) => !payoutStep.places || payoutStep.places >= place.place)
                  ?.riders ?? chosen.minimumStarters,
            })}
        </p>
      </div>
    </div>
  );
};
