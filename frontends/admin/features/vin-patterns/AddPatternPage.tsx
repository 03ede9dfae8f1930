import { useDispatch } from 'react-redux';
import { addVinPattern } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, storedRecord, useLeadOn, useRecordFields } from '@rrr/kit/desk';
import { blank, VIN_PATTERN } from '@rrr/records';
import { api } from '../../api.js';
import { useVinPatternsWords } from './words/use-words.js';

const NEW = storedRecord(VIN_PATTERN, { ...blank(VIN_PATTERN), version: 0 });

/** One pattern by hand; a file brings many. */
export const AddPatternPage = () => {
  const { http } = useHost();
  const [words, path, dispatch, leadOn] = [useVinPatternsWords(), usePath(), useDispatch(), useLeadOn()];
  const fields = useRecordFields(VIN_PATTERN, { help: { pattern: words('patternHelp') } });
  return (
    <FormPage
      title={words('addTitle')}
      lead={words('addLead')}
      back={{ to: path('/vin-patterns'), label: words('title') }}
      fields={fields}
      stored={NEW}
      onRetry={() => undefined}
      reload={() => Promise.resolve(NEW)}
      save={async (_change, _version, body) => {
        const { pattern } = await http.call(addVinPattern, { body });
        leadOn.next(`${path('/vin-patterns')}?query=${encodeURIComponent(pattern.pattern)}`);
        return storedRecord(VIN_PATTERN, { ...pattern, version: 1 });
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
