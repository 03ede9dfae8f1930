import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { addVinPattern } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, useLeadOn, type FormField } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useVinPatternsWords } from './words/use-words.js';

/** name, kind and the limits of the contract */
export const FIELDS = [
  { name: 'model', kind: 'text', required: true, limit: 60 },
  { name: 'year', kind: 'number', required: true, min: 1980, max: 2099 },
  { name: 'pattern', kind: 'text', required: true, limit: 40 },
] as const;
type Name = (typeof FIELDS)[number]['name'];
type Values = { model: string; year: number | null; pattern: string };
const NEW = { values: { model: '', year: null, pattern: '' } as Values, version: 0 };

/** One pattern by hand; a file brings many. */
export const AddPatternPage = () => {
  const { http } = useHost();
  const [words, path, dispatch, leadOn] = [useVinPatternsWords(), usePath(), useDispatch(), useLeadOn()];
  const fields = useMemo(
    (): readonly FormField<Name>[] =>
      FIELDS.map((field) => ({
        ...field,
        label: words(`fields.${field.name}`),
        ...(field.name === 'pattern' ? { help: words('fields.help') } : {}),
      })),
    [words],
  );
  return (
    <FormPage
      title={words('addTitle')}
      lead={words('addLead')}
      back={{ to: path('/vin-patterns'), label: words('title') }}
      fields={fields}
      stored={NEW}
      onRetry={() => undefined}
      reload={() => Promise.resolve(NEW)}
      save={async (_change, _version, { model, year, pattern }) => {
        // The form asks for the year before it saves.
        const { pattern: stored } = await http.call(addVinPattern, { body: { model, year: year ?? 0, pattern } });
        leadOn.next(`${path('/vin-patterns')}?query=${encodeURIComponent(stored.pattern)}`);
        return { values: { model: stored.model, year: stored.year, pattern: stored.pattern }, version: 1 };
      }}
      refresh={() => {
        dispatch(api.util.invalidateTags(['vin']));
        leadOn.go();
      }}
      saved={words('added')}
      submit={words('add')}
    />
  );
};
