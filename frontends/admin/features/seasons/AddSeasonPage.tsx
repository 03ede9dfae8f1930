import { useDispatch } from 'react-redux';
import { addSeason } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, useLeadOn, type StoredRecord } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useSeasonWords } from '../../shared/seasons/words/use-words.js';

interface NewSeason {
  [name: string]: string | null;
  startDate: string | null;
}
const NOTHING: StoredRecord<NewSeason> = { values: { startDate: null }, version: 0 };

/** A season begins as a copy of the rules of its first day; everything else is changed in the draft. */
export const AddSeasonPage = () => {
  const { http } = useHost();
  const [words, path, dispatch, leadOn] = [useSeasonWords(), usePath(), useDispatch(), useLeadOn()];
  return (
    <FormPage<NewSeason>
      title={words('add')}
      lead={words('addLead')}
      back={{ to: path('/seasons'), label: words('title') }}
      fields={[
        {
          name: 'startDate',
          kind: 'date',
          label: words('fields.startDate'),
          help: words('help.startDate'),
          required: true,
        },
      ]}
      stored={NOTHING}
      onRetry={() => undefined}
      reload={() => Promise.resolve(NOTHING)}
      save={async (_change, _version, { startDate }) => {
        const { season } = await http.call(addSeason, { body: { startDate: startDate ?? '' } });
        leadOn.next(path(`/season/${season._id}/edit`));
        return { values: { startDate }, version: season.version };
      }}
      refresh={() => {
        dispatch(api.util.invalidateTags(['season']));
        leadOn.go();
      }}
      saved={words('added')}
      submit={words('add')}
    />
  );
};
