import { previewPayouts, type RiderDetail } from '@rrr/contract';
import { CalendarLink, call, MarkIcon, useFormats, usePath } from '@rrr/kit/base';
import { Amount, Section } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { api, useConfigQuery } from '../../api.js';
import { needsConsent } from '../../needs-consent.js';
import { usePublicPath } from '../../use-public-path.js';
import { useHomeWords } from './words/use-words.js';

const { usePreviewQuery } = api.injectEndpoints({
  endpoints: (build) => ({ preview: build.query(call(previewPayouts)) }),
});

const SHOWN = 3;

interface Step {
  key: string;
  done: boolean;
  text: string;
  link?: { to: string; text: string };
}

/** What is done, what others do, and what the rider can do before the first race. */
const useSteps = (rider: RiderDetail): readonly Step[] => {
  const { record, hasPin, amaNumber } = rider;
  const [t, path, formats] = [useHomeWords(), usePath(), useFormats()];
  const adultAge = useConfigQuery().data?.program.adultAge;
  const bikes = record?.bikes ?? [];
  const verified = bikes.find((bike) => bike.vinStatus === 'verified' && bike.holdsVin);
  const shown = verified ?? bikes[0];
  const guardian = record?.guardian;
  return [
    { key: 'enrolled', done: true, text: t('first.enrolled') },
    {
      key: 'bike',
      done: verified !== undefined,
      text: shown
        ? t(verified ? 'first.bikeReady' : 'first.bikeWaits', { bike: `${shown.make} ${shown.model} ${shown.year}` })
        : t('first.noBike'),
      ...(verified ? {} : { link: { to: path('/profile?tab=bikes'), text: t('first.openBikes') } }),
    },
    ...(guardian
      ? [
          {
            key: 'guardian',
            done: false,
            text: t(Date.parse(guardian.until) > Date.now() ? 'first.guardian' : 'first.guardianEnded', {
              name: guardian.name,
              email: guardian.email,
              until: formats.day(guardian.until),
              age: adultAge ?? '',
            }),
            link: { to: path('/profile'), text: t('first.askAgain') },
          },
        ]
      : needsConsent(rider, adultAge)
        ? [
            {
              key: 'guardian',
              done: false,
              text: t('first.noGuardian', { age: adultAge ?? '' }),
              link: { to: path('/profile'), text: t('first.nameGuardian') },
            },
          ]
        : []),
    ...(hasPin
      ? []
      : [
          {
            key: 'pin',
            done: false,
            text: t('first.noPin'),
            link: { to: path('/profile?redirect=pin'), text: t('credit.setPin') },
          },
        ]),
    ...(amaNumber
      ? []
      : [{ key: 'ama', done: false, text: t('first.noAma'), link: { to: path('/profile'), text: t('first.addAma') } }]),
  ];
};

/** The next event that pays, and what its classes pay the rider's own bike. */
const NextSaturday = ({ bike }: { bike: { make: string; model: string; year: number } }) => {
  const [t, formats, path, publicPath] = [useHomeWords(), useFormats(), usePath(), usePublicPath()];
  const { data } = usePreviewQuery({ query: { make: bike.make, model: bike.model, year: bike.year } });
  const event = data?.classes[0]?.event;
  if (!data || !event) return null;
  const classes = data.classes.filter((raceClass) => raceClass.event._id === event._id && raceClass.places[0]);
  const earning = classes.filter((raceClass) => raceClass.places[0]?.verdict.earns);
  return (
    <div className="rider-first-next">
      <h3>{t('first.next')}</h3>
      <p>
        <Link to={path(`/event/${event._id}`)}>
          <strong>{event.title}</strong>
        </Link>{' '}
        <span className="desk-muted">{formats.date(event.startDate)}</span>
      </p>
      {earning.length > 0 ? (
        <ul>
          {earning.slice(0, SHOWN).map(({ _id, name, places: [first], payoutType }) => (
            <li key={_id}>
              {t('first.pays', { class: name })}{' '}
              <strong>{first?.verdict.earns && <Amount money={first.verdict.earns} />}</strong>{' '}
              <span className="desk-muted">{t(`first.${payoutType === 'cash' ? 'cash' : 'credit'}`)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {t('first.earnsNothing')} <a href={publicPath('/about/rules')}>{t('first.rules')}</a>
        </p>
      )}
      <p className="rider-first-acts">
        <CalendarLink eventId={event._id} />
        <CalendarLink />
      </p>
    </div>
  );
};

/** Until the first result: that the rider is in, what is still open, and what the next race could bring. */
export const FirstWeek = ({ rider }: { rider: RiderDetail }) => {
  const t = useHomeWords();
  const steps = useSteps(rider);
  const bikes = rider.record?.bikes ?? [];
  const bike = bikes.find((garageBike) => garageBike.vinStatus === 'verified') ?? bikes[0];
  return (
    <Section title={t('first.title', { name: rider.fullName.split(' ')[0] ?? '' })}>
      <ul className="rider-first">
        {steps.map((step) => (
          <li key={step.key}>
            <MarkIcon of={step.done ? 'good' : 'open'} />
            <span>
              {step.text} {step.link && <Link to={step.link.to}>{step.link.text}</Link>}
            </span>
          </li>
        ))}
      </ul>
      {bike && <NextSaturday bike={bike} />}
    </Section>
  );
};
