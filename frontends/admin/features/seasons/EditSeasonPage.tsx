import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { editSeason } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { FormPage } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { OperatorNote } from './OperatorNote.js';
import { MOST_GROUPS, MOST_STEPS, settingsOf, useSeasonFields, valuesOf, type SeasonValues } from './season-form.js';
import { useSeasonQuery } from './seasons.api.js';
import { useSeasonWords } from '../../shared/seasons/words/use-words.js';

/** A draft with all settings that a season changes; those of the operator are named under it. */
export const EditSeasonPage = () => {
  const { seasonId = '' } = useParams();
  const { http } = useHost();
  const [words, formats, path, dispatch] = [useSeasonWords(), useFormats(), usePath(), useDispatch()];
  const params = { seasonId };
  const { currentData, error, refetch } = useSeasonQuery({ params });
  const [added, setAdded] = useState({ groups: 0, steps: 0 });
  const settings = currentData?.settings;
  const groups = Math.min(MOST_GROUPS, (settings?.eligibleBikes.length ?? 1) + added.groups);
  const steps = Math.min(MOST_STEPS, (settings?.smallClasses.length ?? 0) + added.steps);
  const fields = useSeasonFields({ groups, steps, highest: currentData?.highest });
  const stored = useMemo(() => currentData && valuesOf(currentData), [currentData]);
  return (
    <FormPage<SeasonValues>
      title={words('editTitle')}
      lead={currentData && words('from', { date: formats.date(currentData.season.startDate) })}
      back={{ to: path(`/season/${seasonId}`), label: words('back') }}
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => valuesOf(await refetch().unwrap())}
      save={async (_change, version, values) => {
        const { startDate, note } = values;
        await http.call(editSeason, {
          params,
          body: { startDate: startDate ?? '', note, settings: settingsOf(values), version },
        });
        return valuesOf(await refetch().unwrap());
      }}
      refresh={() => dispatch(api.util.invalidateTags(['season']))}
      saved={words('saved')}
      submit={words('save')}
      after={<OperatorNote />}
    >
      {stored && (
        <p className="desk-actions">
          <button
            type="button"
            className="button"
            disabled={groups >= MOST_GROUPS}
            onClick={() => setAdded((item) => ({ ...item, groups: item.groups + 1 }))}
          >
            {words('moreBikes')}
          </button>{' '}
          <button
            type="button"
            className="button"
            disabled={steps >= MOST_STEPS}
            onClick={() => setAdded((item) => ({ ...item, steps: item.steps + 1 }))}
          >
            {words('moreSteps')}
          </button>
        </p>
      )}
    </FormPage>
  );
};
