import type { EventClass, EventDetail } from '@rrr/contract';
import { Amount, Plate, useFormats, useStepsSaying } from '@rrr/kit/base';
import { Link, useSearchParams } from 'react-router-dom';
import { ClassStatus } from './ClassStatus.js';
import { useEventWords } from './words/use-event-words.js';

interface Props {
  event: EventDetail;
  chosen: EventClass | undefined;
}

const totalOf = ({ payoutPlaces }: EventClass): number =>
  payoutPlaces.reduce((sum, { amount }) => sum + amount.amount, 0);

/** Leads to the results of a class below; a link, so that Back works. */
const ClassLink = ({ inClass, chosen }: { inClass: EventClass; chosen: boolean }) => {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('class', inClass._id);
  return (
    <Link to={`?${next}#results`} aria-current={chosen ? 'true' : undefined}>
      {inClass.name}
    </Link>
  );
};

const Row = ({ inClass, places, event, chosen }: { inClass: EventClass; places: readonly number[] } & Props) => {
  const [t, formats, saying] = [useEventWords(), useFormats(), useStepsSaying()];
  const amounts = new Map(inClass.payoutPlaces.map(({ place, amount }) => [place, amount]));
  const isChosen = inClass._id === chosen?._id;
  const { currency } = event.contingencyAmount;
  return (
    <tr className={isChosen ? 'chosen' : undefined}>
      <th scope="row">
        <ClassLink inClass={inClass} chosen={isChosen} />
        <span className="small muted">{t(`payout.${inClass.payoutType}`)}</span>
        {inClass.payoutSteps && inClass.payoutType !== 'noPayout' && (
          <span className="small muted">{saying(inClass.payoutSteps)}</span>
        )}
      </th>
      {places.map((place) => {
        const amount = amounts.get(place);
        return (
          <td key={place} className={amount ? 'pay' : 'pay none'}>
            <span className="pay-place" aria-hidden="true">
              {formats.place(place)}
            </span>
            {amount ? <Amount money={amount} /> : '–'}
          </td>
        );
      })}
      <td className="pay-total">
        <span className="pay-place" aria-hidden="true">
          {t('total')}
        </span>
        {inClass.payoutType === 'noPayout' ? (
          <span className="muted">–</span>
        ) : (
          <Amount money={{ amount: totalOf(inClass), currency }} strong />
        )}
      </td>
      <td className="pay-status">
        <ClassStatus inClass={inClass} event={event} />
      </td>
    </tr>
  );
};

/** One sheet for all classes, so that columns compare. On a phone each class is a card. */
export const PayoutSheet = ({ event, chosen }: Props) => {
  const t = useEventWords();
  const places = [
    ...new Set(event.classes.flatMap((raceClass) => raceClass.payoutPlaces.map(({ place }) => place))),
  ].sort((a, b) => a - b);
  return (
    <div className="sheet card" tabIndex={0} role="group" aria-labelledby="classes">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('class')}</th>
            {places.map((place) => (
              <th key={place} scope="col" className="pay">
                <Plate place={place} size={28} />
              </th>
            ))}
            <th scope="col" className="pay-total">
              {t('total')}
            </th>
            <th scope="col">{t('results')}</th>
          </tr>
        </thead>
        <tbody>
          {event.classes.map((raceClass) => (
            <Row key={raceClass._id} inClass={raceClass} places={places} event={event} chosen={chosen} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
