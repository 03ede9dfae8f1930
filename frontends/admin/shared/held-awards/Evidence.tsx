import { Link } from 'react-router-dom';
import type { HeldAward } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, Reasons, Summary } from '@rrr/kit/desk';
import { useHeldWords } from './words/use-words.js';

/** All there is to look at about one held award: why it is held, the race, and the rider. */
export const Evidence = ({ award }: { award: HeldAward }) => {
  const [words, formats, path] = [useHeldWords(), useFormats(), usePath()];
  const { event, bike, decision } = award;
  return (
    <div className="admin-inbox-evidence">
      <section aria-label={words('why')}>
        <h3>{words('why')}</h3>
        <Reasons reasons={award.signals} />
        {decision?.decision === 'refused' && (
          <p>
            {words('refusedBy', {
              when: formats.instant(decision.at),
              who: decision.by ?? '',
              reason: decision.reason ?? words('photos.missing'),
            })}
          </p>
        )}
        {award.enteredByYou && <p className="alert wait">{words('enteredByYou')}</p>}
      </section>
      <section aria-label={words('evidence')}>
        <h3>{words('evidence')}</h3>
        <Summary
          pairs={[
            [words('amount'), <Amount key="amount" money={award.amount} strong />],
            [
              words('event'),
              <Link key="event" to={path(`/event/${event._id}/results`)}>
                {event.title}
              </Link>,
            ],
            [words('inClass'), award.class.name],
            [words('place'), award.place === null ? words('none') : formats.place(award.place)],
            [words('enrolled'), formats.instant(award.rider.enrolledAt)],
            [words('bike'), bike ? `${bike.name} · ${bike.vin}` : words('none')],
            [words('vinVerified'), bike?.vinVerifiedAt ? formats.instant(bike.vinVerifiedAt) : words('none')],
            [words('others'), formats.count(award.otherResults)],
          ]}
        />
      </section>
    </div>
  );
};
