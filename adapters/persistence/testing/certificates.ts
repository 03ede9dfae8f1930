import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const openssl = (...args: readonly string[]): void => void execFileSync('openssl', args, { stdio: 'pipe' });

export interface Authority {
  /** the certificate that clients trust */
  readonly ca: string;
  /** writes a key and a certificate for these names (`DNS:…` or `IP:…`) to the two files */
  issue(names: string, files: { readonly cert: string; readonly key: string }): void;
}

/** A certificate authority in its own folder. */
export const authority = (folder: string): Authority => {
  mkdirSync(folder, { recursive: true });
  const at = (name: string): string => join(folder, name);
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...made,
    '-days',
    '2',
    '-subj',
    '/CN=Test authority',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  );
  return {
    ca: at('ca.pem'),
    issue: (names, { cert, key }) => {
      writeFileSync(at('names'), `subjectAltName=${names}\n`);
      openssl('req', ...made, '-subj', '/CN=database', '-keyout', key, '-out', at('request'));
      openssl(
        'x509',
        '-req',
        '-in',
        at('request'),
        '-CA',
        at('ca.pem'),
        '-CAkey',
        at('ca.key'),
        '-CAcreateserial',
        '-days',
        '2',
        '-extfile',
        at('names'),
        '-out',
        cert,
      );
    },
  };
};
