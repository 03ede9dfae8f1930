import { z } from 'zod';
import { decimal, url } from './setting-kinds.js';

/** As OpenTelemetry names them. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url.refine((text) => !/[?#]/.test(text), 'must not contain ? or #').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^[\w-]+=[\x21-\x2b\x2d-\x7e]*(?:,[\w-]+=[\x21-\x2b\x2d-\x7e]*)*$/,
      'must be name=value, or several separated by commas',
    )
    .transform((text): Readonly<Record<string, string>> =>
      Object.fromEntries(
        text.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
      ),
    )
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('red-rider-rewards'),
  OTEL_TRACES_SAMPLER_ARG: decimal(0, 1).default(1),
};
