import type { PhotoAward } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, Empty, Page, Plate, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { usePublicPath } from '../../use-public-path.js';
import { daysBetween, today } from '../../today.js';
import { usePhotoAwardsQuery } from './photos.api.js';
import { PhotoSlot } from './PhotoSlot.js';
import { usePhotoWords } from './words/use-words.js';
import './photos.css';

/** More than a rider has at once; others follow as these are decided. */
const FIRST = { page: 1, limit: 100 } as const;

const Deadline = ({ award, sent }: { award: PhotoAward; sent: number }) => {
  const [t, formats, publicPath] = [usePhotoWords(), useFormats(), usePublicPath()];
  const { asked, until, isOver } = award;
  const left = Math.max(0, daysBetween(today(), until));
  if (isOver)
    return (
      <div className="alert bad" role="status">
        <strong>{t('over', { date: formats.date(until) })}</strong>
        <span>
          {t('support')} <a href={publicPath('/about/contact')}>{t('toSupport')}</a>
        </span>
      </div>
    );
  if (sent >= asked)
    return (
      <div className="alert good" role="status">
        <strong>{t('complete')}</strong>
        <span>{t('completeLead')}</span>
      </div>
    );
  return (
    <div className="alert wait" role="status">
      <strong>{t('until', { date: formats.date(until) })}</strong>
      <span>
        {t(left === 0 ? 'leftToday' : 'left', { count: left })} {t('otherwise')}
      </span>
    </div>
  );
};

/** One award: what it is for, what must be sent and until when, and each photo. */
const AwaitedAward = ({ award }: { award: PhotoAward }) => {
  const [t, formats, path] = [usePhotoWords(), useFormats(), usePath()];
  const { event, class: raced, place, amount, asked, makes, photos, isOver } = award;
  // nothing more can be sent after the last day: only what was
  const slots = [...Array(asked).keys()].map((at) => at + 1);
  const shown = isOver ? slots.filter((slot) => photos.some((photo) => photo.slot === slot)) : slots;
  const sent = photos.filter((photo) => photo.status === 'sent').length;
  return (
    <Section
      title={t('where', { event: event.title, inClass: raced.name })}
      side={<span className="desk-muted">{t('sentOf', { sent, asked })}</span>}
    >
      <p className="rider-photo-award">
        <Plate place={place} />
        <Amount money={amount} strong />
        <span className="desk-muted">
          {event.startDate && `${formats.date(event.startDate)} · `}
          {t('asked', { count: asked })} · <Link to={path(`/event/${event._id}`)}>{t('event')}</Link>
        </span>
      </p>
      <Deadline award={award} sent={sent} />
      {!isOver && (
        <div className="rider-photo-rules">
          <strong>{t('show')}</strong>
          <ul>
            <li>{t('showOne')}</li>
            <li>{t('showTwo', { makes: makes.join(', ') })}</li>
            {asked > 1 && <li>{t('showThree')}</li>}
          </ul>
        </div>
      )}
      {shown.length > 0 && (
        <ul className="rider-photos">
          {shown.map((slot) => (
            <PhotoSlot key={slot} award={award} slot={slot} />
          ))}
        </ul>
      )}
    </Section>
  );
};

/** Those that photos can still be sent for come first, the most urgent of them before others. */
const inOrder = (awards: readonly PhotoAward[]): readonly PhotoAward[] =>
  awards.toSorted((one, other) => Number(one.isOver) - Number(other.isOver) || one.until.localeCompare(other.until));

/** The awards that wait for photos of the motorcycle, and the way to send them. */
export const PhotosPage = () => {
  const [t, path] = [usePhotoWords(), usePath()];
  const { data, error, isFetching, refetch } = usePhotoAwardsQuery({ query: FIRST });
  return (
    <Page title={t('title')} lead={t('lead')}>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={2} height={320} />}
      {data?.awards.length === 0 && (
        <Empty text={t('empty')} action={<Link to={path('/earnings')}>{t('toEarnings')}</Link>} />
      )}
      {inOrder(data?.awards ?? []).map((award) => (
        <AwaitedAward key={award._id} award={award} />
      ))}
      {data && data.awards.length > 0 && <p className="desk-muted">{t('private')}</p>}
    </Page>
  );
};
