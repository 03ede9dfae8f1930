// The fields of a form, from the schema of a call's body and the contract's tables of fields.
import { known } from './schema.mjs';

const KIND = {
  text: 'text',
  region: 'text',
  'postal-code': 'text',
  'long-text': 'textarea',
  phone: 'phone',
  email: 'email',
  website: 'url',
  date: 'date',
  'yes-no': 'checkbox',
  number: 'number',
  choice: 'select',
  country: 'country',
};
const LONG = 1000;

/** What a browser may fill in where people write of themselves. */
const AUTO_COMPLETE = {
  lastName: 'family-name',
  firstName: 'given-name',
  fullName: 'name',
  contactName: 'name',
  dateOfBirth: 'bday',
  email: 'email',
  phone: 'tel',
  phone1: 'tel',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zipcode: 'postal-code',
  country: 'country',
};

const bare = (schema) => (schema.def.type === 'optional' ? bare(schema.def.innerType) : schema);

/** The line of a field in the contract's tables (`RIDER_FIELDS` and its like): the one with the same schema. */
const lineOf = (contract, schema) =>
  Object.entries(contract)
    .filter(([name]) => name.endsWith('_FIELDS'))
    .flatMap(([, fields]) => Object.values(fields))
    .find((field) => field.schema === bare(schema));

const kindOf = (key, schema) => {
  if (schema.enum) return 'select';
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.type === 'integer') return 'number';
  if (schema.type !== 'string' || key.endsWith('Id')) return undefined;
  if (schema.format === 'date' || schema.format === 'email') return schema.format;
  return key === 'country' ? 'country' : (schema.maxLength ?? 0) > LONG ? 'textarea' : 'text';
};

/** Where a record holds what an edit changes: in itself, or in one of its parts. */
const placeOf = (record, key, type) => {
  const holds = (schema) => known(schema.properties?.[key] ?? {}).schema.type === type;
  if (holds(record)) return { path: key, missing: known(record.properties[key]).nullable };
  const found = Object.entries(record.properties).find(([, part]) => holds(known(part).schema));
  if (!found) return undefined;
  const [name, part] = [found[0], known(found[1])];
  const { nullable } = known(part.schema.properties[key]);
  return {
    path: `${name}${part.nullable ? '?' : ''}.${key}`,
    missing: part.nullable || nullable,
    maybe: part.nullable,
  };
};

/**
 * Fields of a form, in the order of the body, and the keys that no field can show: what the record does not hold, and
 * what is no text, number, date, choice or yes and no.
 */
export const formFieldsOf = ({ endpoint, json, contract, record, own }) => {
  const body = json(endpoint.body, 'input');
  const left = [];
  const fields = Object.entries(body.properties).flatMap(([key, given]) => {
    if (key === 'version') return [];
    const { schema, nullable } = known(given);
    const line = lineOf(contract, endpoint.body.shape[key]);
    const kind = line ? KIND[line.kind] : kindOf(key, schema);
    const place = kind && placeOf(record, key, schema.type);
    if (!place) {
      left.push(key);
      return [];
    }
    return [
      {
        key,
        label: line?.label ?? key,
        kind,
        nullable,
        place,
        values: kind === 'select' ? schema.enum : undefined,
        limit: schema.maxLength,
        min: schema.minimum,
        max: schema.maximum,
        autoComplete: own ? AUTO_COMPLETE[key] : undefined,
      },
    ];
  });
  return { fields, left };
};
