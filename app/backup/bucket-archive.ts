import { type Archive, type ArchiveLimits, s3Archive } from '@rrr/files';
import { BackupFault } from '@rrr/persistence/backup';
import { BACKUP_NEEDS } from '../backup-settings.js';
import type { Config } from '../config.js';
import { explained } from './bucket-fault.js';
import type { BucketPlace } from './bucket-place.js';

type Settings = Pick<
  Config,
  | 'BACKUP_S3_ENDPOINT'
  | 'BACKUP_S3_REGION'
  | 'BACKUP_S3_ACCESS_KEY'
  | 'BACKUP_S3_SECRET_KEY'
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
>;

/** The bucket of a place, by the settings for backups. @throws BackupFault when they do not name a service */
export const bucketArchive = (settings: Settings, { bucket }: BucketPlace, limits?: ArchiveLimits): Archive => {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_ACCESS_KEY: accessKey, BACKUP_S3_SECRET_KEY: secretKey } = settings;
  if (!endpoint || !accessKey || !secretKey)
    throw new BackupFault(
      `The bucket service of the backups is not known: set ${BACKUP_NEEDS.join(', ')} (.env.example).`,
    );
  if (bucket === settings.S3_BUCKET && new URL(endpoint).host === new URL(settings.S3_ENDPOINT ?? endpoint).host)
    throw new BackupFault(
      `The bucket ${bucket} has the uploaded files (S3_BUCKET): name another one, so that one mistake does not delete both.`,
    );
  const service = { endpoint, bucket, region: settings.BACKUP_S3_REGION, accessKey, secretKey };
  return explained(s3Archive(service, limits), service);
};
