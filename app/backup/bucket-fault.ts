import { tmpdir } from 'node:os';
import { type Archive, FilesUnavailable } from '@rrr/files';
import { BackupFault } from '@rrr/persistence/backup';

const CREDENTIALS = new Set(['SignatureDoesNotMatch', 'InvalidAccessKeyId', 'InvalidSecurity', 'ExpiredToken']);
const REGION = new Set(['AuthorizationHeaderMalformed', 'PermanentRedirect', 'IllegalLocationConstraintException']);
const SILENT = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The first code of an error and what caused it. */
const codeOf = (error: unknown): string => {
  for (let at = error, depth = 0; isObject(at) && depth < 5; at = at['cause'], depth += 1) {
    if (at['name'] === 'TimeoutError') return 'timeout';
    if (typeof at['code'] === 'string') return at['code'];
  }
  return 'connection closed';
};

const unreached = (error: FilesUnavailable, endpoint: string): string => {
  const code = codeOf(error.cause);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return (
      `The host ${new URL(endpoint).hostname} in BACKUP_S3_ENDPOINT cannot be found: ` +
      'correct it, or check the DNS settings of this machine.'
    );
  if (SILENT.has(code))
    return `The bucket service ${endpoint} does not respond (${code}): start it, or correct BACKUP_S3_ENDPOINT.`;
  if (/^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL)/.test(code))
    return (
      `The TLS certificate of the bucket service ${endpoint} is not accepted (${code}): ` +
      'correct BACKUP_S3_ENDPOINT, or name its authority in NODE_EXTRA_CA_CERTS.'
    );
  return `The connection to the bucket service ${endpoint} broke off (${code}): check the network, then run the command again.`;
};

const refused = ({ status, word }: FilesUnavailable, endpoint: string, bucket: string): string => {
  const answer = `${status ?? ''} ${word}`.trim();
  if (CREDENTIALS.has(word))
    return `The bucket service ${endpoint} rejects the credentials (${word}): correct BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY.`;
  if (word === 'NoSuchBucket')
    return `The bucket ${bucket} does not exist at ${endpoint}: create it, or correct its name.`;
  if (word === 'RequestTimeTooSkewed')
    return `The clock of this machine differs from that of the bucket service ${endpoint}: set it, then run the command again.`;
  if (REGION.has(word) || status === 301)
    return `The bucket ${bucket} is in another region (${answer}): correct BACKUP_S3_REGION or BACKUP_S3_ENDPOINT.`;
  if (status === 403)
    return (
      `The bucket service ${endpoint} does not let this user do that in the bucket ${bucket} (${answer}): grant ` +
      's3:PutObject and s3:AbortMultipartUpload for a backup, s3:GetObject and s3:ListBucket for a restore.'
    );
  return `The bucket service ${endpoint} failed (${answer}): look at its state, then run the command again.`;
};

interface Service {
  readonly endpoint: string;
  readonly bucket: string;
}

const sentence = (error: unknown, { endpoint, bucket }: Service): unknown => {
  if (error instanceof FilesUnavailable)
    return new BackupFault(
      error.status === null ? unreached(error, endpoint) : refused(error, endpoint, bucket),
      error,
    );
  if (isObject(error) && error['code'] === 'ENOSPC')
    return new BackupFault(
      `The disk of ${tmpdir()} is full: set TMPDIR to a folder with room for the whole backup.`,
      error,
    );
  return error;
};

/** An archive that says in one sentence what the service or the disk refused. It throws BackupFault. */
export const explained = (archive: Archive, service: Service): Archive => {
  const told = async <T>(work: Promise<T>): Promise<T> =>
    await work.catch((error: unknown) => {
      throw sentence(error, service);
    });
  return {
    put: (key, bytes) => told(archive.put(key, bytes)),
    putFile: (key, path) => told(archive.putFile(key, path)),
    get: (key) => told(archive.get(key)),
    getFile: (key, path, bytes) => told(archive.getFile(key, path, bytes)),
    folders: async function* (prefix) {
      try {
        yield* archive.folders(prefix);
      } catch (error) {
        throw sentence(error, service);
      }
    },
  };
};
