import type { Endpoint } from '@rrr/contract';
import { buildRequest } from '../base/http/build-request.js';
import { SAME_UUID, type RecordedPart } from '../base/testing/recorded-call.js';
import type { Recording } from './recordings.js';
import type { With } from './states.js';
import { partsOf } from './variants.js';
import { withValues } from './with-values.js';

const BOUNDARY = 'rrr-form';
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const bytesOf = (part: RecordedPart, values: With<Endpoint>): Buffer => {
  const { name } = part;
  if ('value' in part) return Buffer.from(String(withValues(part.value, (values.body as never)?.[name])));
  const { text = '', base64 } = values.files?.[name] ?? {};
  return base64 === undefined ? Buffer.from(text) : Buffer.from(base64, 'base64');
};
const formOf = (parts: readonly RecordedPart[], values: With<Endpoint>): Buffer =>
  Buffer.concat([
    ...parts.flatMap((part) => {
      const about = 'value' in part ? '' : `; filename="${part.fileName}"\r\nContent-Type: ${part.type}`;
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name}"${about}\r\n\r\n`;
      return [Buffer.from(head), bytesOf(part, values), Buffer.from('\r\n')];
    }),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

/** A recorded request as Pact writes it, with the values of its states. */
export const sentRequest = (endpoint: Endpoint, recording: Recording, values: With<Endpoint>) => {
  const { params } = partsOf(endpoint, recording);
  const { url } = buildRequest(
    { ...endpoint, files: undefined } as never,
    { params: withValues(params, values.params) as Record<string, string> },
    'en',
  );
  const query = Object.entries(recording.query).map(([name, given]) => {
    const other = values.query?.[name];
    return [name, other === undefined ? given : [String(other)]] as const;
  });
  const body = recording.form
    ? { content: formOf(recording.form, values).toString('base64'), contentType: FORM_TYPE, encoded: 'base64' }
    : recording.body === undefined
      ? undefined
      : { content: withValues(recording.body, values.body), contentType: 'application/json', encoded: false };
  return {
    method: endpoint.method,
    path: url,
    ...(query.length > 0 ? { query: Object.fromEntries(query) } : {}),
    headers: {
      Accept: ['application/json', 'application/problem+json'],
      'X-Requested-With': ['fetch'],
      ...(body ? { 'Content-Type': [body.contentType] } : {}),
      ...(recording.hasKey ? { 'Idempotency-Key': [SAME_UUID] } : {}),
    },
    ...(body ? { body } : {}),
  };
};
