import type { Config } from './config.js';
import { productVersion } from './product-version.js';
import type { Tracing } from './tracing/tracing.js';

type Settings = Pick<
  Config,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'NODE_ENV'
>;

/** Begins to trace if a collector is configured. Otherwise nothing of it is loaded. */
export const startTracing = async (settings: Settings): Promise<Tracing | null> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = settings;
  if (endpoint === undefined) return null;
  const { openTracing } = await import('./tracing/index.js');
  return openTracing({
    endpoint,
    headers,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    resource: {
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.version': productVersion(),
      'deployment.environment.name': settings.NODE_ENV,
    },
  });
};
