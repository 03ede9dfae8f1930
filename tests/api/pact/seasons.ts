import { defaultProgram } from '@rrr/core/program';
import { settingsOn } from '@rrr/core/seasons';
import type { Draft } from './draft.js';

const AT = '2026-11-20T18:00:00.000Z';

/** A season far ahead, which changes how many starters a class needs. */
export const seasonOf = (draft: Draft, id: string, state: 'draft' | 'scheduled'): void => {
  const from = '2098-01-01';
  const isScheduled = state === 'scheduled';
  draft.put('program_seasons', {
    id,
    number: isScheduled ? 1 : null,
    starts_on: from,
    settings: JSON.stringify({ ...settingsOn(defaultProgram, from), minimumRidersPerClass: 7 }),
    note: 'Next year',
    state,
    version: isScheduled ? 2 : 1,
    created_at: AT,
    created_by: 'Ada Admin',
    scheduled_at: isScheduled ? AT : null,
    asked_by: isScheduled ? 'Ada Admin' : null,
    approved_by: isScheduled ? 'Ben Admin' : null,
    withdrawn_at: null,
  });
};
