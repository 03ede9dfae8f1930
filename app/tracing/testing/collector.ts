import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Listed {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: string; readonly doubleValue?: number };
}

/** A span as the collector receives it. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Listed[];
  readonly status: { readonly code?: number };
}

interface Posted {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Listed[] };
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

export const attributesOf = ({
  attributes,
}: {
  readonly attributes: readonly Listed[];
}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of OTLP over HTTP on this machine. */
export const collector = async () => {
  const requests: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly posted: Posted }[] = [];
  let [status, isSilent] = [200, false];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (bytes: Buffer) => void chunks.push(bytes));
    req.on('end', () => {
      if (isSilent) return;
      const posted = JSON.parse(Buffer.concat(chunks).toString()) as Posted;
      if (status === 200) requests.push({ path: req.url ?? '', headers: req.headers, posted });
      res.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    spans: (): readonly ReceivedSpan[] =>
      requests.flatMap(({ posted }) =>
        posted.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    answers: (next: number): void => void (status = next),
    isSilent: (does: boolean): void => void (isSilent = does),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
