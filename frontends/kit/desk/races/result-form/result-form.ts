import type { EventClass, Request, putResult, ResultRecord } from '@rrr/contract';
import type { FormField } from '../../form/form-field.js';
import type { StoredRecord } from '../../form/use-record-form.js';
import { useResultFormWords } from './words/use-words.js';

const TYPES = ['finished', 'DNF', 'DNS', 'DQ'] as const satisfies readonly ResultRecord['resultType'][];

/** name, kind and the limits of the contract, in the order of a result sheet */
export const FIELDS = [
  { name: 'classId', kind: 'select', required: true },
  { name: 'resultType', kind: 'select', required: true },
  { name: 'place', kind: 'number', min: 1, max: 10_000 },
  { name: 'riderName', kind: 'text', required: true, limit: 255 },
  { name: 'number', kind: 'text', limit: 40 },
  { name: 'hometown', kind: 'text', limit: 255 },
  { name: 'bike', kind: 'text', limit: 255 },
  { name: 'amaNumber', kind: 'text', limit: 40 },
  { name: 'email', kind: 'email', limit: 254 },
] as const;
export type Name = (typeof FIELDS)[number]['name'];
export type ResultValues = Pick<ResultRecord, Name>;
const HELPED = ['place', 'hometown', 'email'] as const;

/** A result has no version: what it is compared with is the preview. */
export const resultRecord = (result: ResultValues): StoredRecord<ResultValues> => ({
  values: {
    classId: result.classId,
    resultType: result.resultType,
    place: result.place,
    riderName: result.riderName,
    number: result.number,
    hometown: result.hometown,
    bike: result.bike,
    amaNumber: result.amaNumber,
    email: result.email,
  },
  version: 1,
});

/** A result that is not stored yet. */
export const newResult = (classId: string): StoredRecord<ResultValues> =>
  resultRecord({
    classId,
    resultType: 'finished',
    place: null,
    riderName: '',
    number: null,
    hometown: null,
    bike: null,
    amaNumber: null,
    email: null,
  });

/** The town is written with its state, so the field for the state alone stays empty. */
export const toPut = (values: ResultValues, resultId?: string): Request<typeof putResult>['body'] => ({
  ...values,
  state: null,
  ...(resultId === undefined ? {} : { _id: resultId }),
});

/** `classes` is left out where the class is fixed. */
export const useResultFields = (classes?: readonly EventClass[]): readonly FormField<Name>[] => {
  const words = useResultFormWords();
  return FIELDS.filter(({ name }) => classes !== undefined || name !== 'classId').map((field) => {
    const helped = HELPED.find((text) => text === field.name);
    const said = {
      label: words(`fields.${field.name}`),
      ...(helped ? { help: words(`help.${helped}`) } : {}),
    };
    if (field.name === 'classId')
      return { ...field, ...said, options: (classes ?? []).map(({ _id, name }) => ({ value: _id, label: name })) };
    if (field.name === 'resultType')
      return { ...field, ...said, options: TYPES.map((type) => ({ value: type, label: words(`types.${type}`) })) };
    return { ...field, ...said };
  });
};
