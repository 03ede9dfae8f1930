import { useState } from 'react';
import { addResultClaim } from '@rrr/contract';
import { ActProblem, SelectField, TextArea, TextField, useFormats, useHost } from '@rrr/kit/base';
import { ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useSearchParams } from 'react-router-dom';
import { useConfigQuery } from '../../../api.js';
import { Fold } from '../../../Fold.js';
import { today } from '../../../today.js';
import { useRefresh } from '../../../use-refresh.js';
import { useShortForm } from '../../../use-short-form.js';
import { useDue } from '../../cash/use-due.js';
import { useEventQuery, useRoleEventsQuery } from '../../races/races.api.js';
import { useEarningsWords } from '../words/use-words.js';
import { claimable } from './claimable.js';

const MESSAGE = 1000;
const RECENT = { sort: 'descending', limit: 100 } as const;
const NAMES = ['eventId', 'classId', 'place', 'message'] as const;
type Faults = Partial<Record<(typeof NAMES)[number], string>>;

const useClaimable = () => {
  const params = { role: 'rider' } as const;
  const lists = [
    useRoleEventsQuery({ params, query: { ...RECENT, filter: 'waiting' } }),
    useRoleEventsQuery({ params, query: { ...RECENT, filter: 'done' } }),
  ];
  const failed = lists.find((list) => list.error !== undefined && !list.isFetching);
  const loaded = lists.every((list) => list.data !== undefined);
  return {
    events: loaded
      ? claimable(
          lists.flatMap((list) => list.data?.events ?? []),
          today(),
        )
      : undefined,
    error: failed?.error,
    retry: () => lists.forEach((list) => void list.refetch()),
  };
};

/** Reports a result that is missing, while its event can still be claimed. `?claim=<event>` chooses the event. */
export const ClaimForm = () => {
  const { http } = useHost();
  const [t, formats, due, refresh] = [useEarningsWords(), useFormats(), useDue(), useRefresh('results')];
  const [params] = useSearchParams();
  const { events, error, retry } = useClaimable();
  const days = useConfigQuery().data?.program.resultWindowDays;
  const [chosen, setChosen] = useState<string>();
  const eventId = chosen ?? params.get('claim') ?? '';
  const event = events?.find((listedEvent) => listedEvent._id === eventId);
  const classes = useEventQuery({ params: { eventId } }, { skip: !event }).currentData?.event.classes ?? [];
  const form = useShortForm({
    names: NAMES,
    faults: ({ eventId: event, place, message }): Faults => ({
      ...(event === '' ? { eventId: t('claim.eventMissing') } : {}),
      ...(place !== '' && !/^[1-9]\d{0,3}$/.test(place) ? { place: t('claim.placeWrong') } : {}),
      ...(message.trim() === '' ? { message: t('claim.messageMissing') } : {}),
      ...(message.length > MESSAGE ? { message: t('claim.messageLong') } : {}),
    }),
    send: ({ eventId: event, classId, place, message }) =>
      http.call(addResultClaim, {
        body: {
          eventId: event,
          classId: classId === '' ? null : classId,
          place: place === '' ? null : Number(place),
          message: message.trim(),
        },
      }),
    notice: t('claim.sent'),
    onDone: () => setChosen(''),
    refresh,
  });
  const last = events?.map((listedEvent) => listedEvent.resultsDueDate ?? '').sort()[0];
  return (
    <Fold
      title={t('claim.title')}
      side={events && last && t('claim.until', { count: events.length, date: formats.date(last) })}
      open={params.get('claim') !== null}
    >
      <p>{t('claim.lead')}</p>
      {error !== undefined && <ProblemNote error={error} onRetry={retry} />}
      {!events && error === undefined && <Skeleton lines={2} height={56} />}
      {events?.length === 0 && (
        <p className="desk-muted">{days === undefined ? '' : t('claim.noEvents', { count: days })}</p>
      )}
      {events && events.length > 0 && (
        <form key={form.key} className="rider-form" noValidate onSubmit={form.onSubmit}>
          <SelectField
            name="eventId"
            label={t('claim.event')}
            none={t('claim.eventNone')}
            value={event ? eventId : ''}
            onChange={(change) => setChosen(change.target.value)}
            choices={events.map(({ _id, title, startDate, resultsDueDate }) => ({
              value: _id,
              label: t('claim.option', {
                title,
                date: formats.date(startDate),
                until: formats.date(resultsDueDate),
              }),
            }))}
            error={form.faults.eventId}
          />
          <div className="rider-claim-pair">
            <SelectField
              key={eventId}
              name="classId"
              label={t('claim.class')}
              none={t('claim.classNone')}
              choices={classes.map(({ _id, name }) => ({ value: _id, label: name }))}
            />
            <TextField
              name="place"
              label={t('claim.place')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              required={false}
              error={form.faults.place}
            />
          </div>
          <TextArea
            name="message"
            label={t('claim.message')}
            help={t('claim.messageHelp')}
            limit={MESSAGE}
            rows={4}
            error={form.faults.message}
          />
          {event?.resultsDueDate && <p className="rider-due">{due(event.resultsDueDate)}</p>}
          <ActProblem act={form.act} />
          <div className="rider-form-bar">
            <button className="button" aria-busy={form.sending}>
              {t(form.sending ? 'claim.sending' : 'claim.send')}
            </button>
          </div>
        </form>
      )}
    </Fold>
  );
};
