import type { FileStore } from '@rrr/core/shared';
import type { ListedFiles } from '@rrr/core/uploads';
import { diskFiles, encryptedFiles, s3Files } from '@rrr/files';
import { join } from 'node:path';
import type { Config } from './config.js';
import type { Keys } from './keys.js';

/** The store of encrypted files: the configured bucket, otherwise the data folder. */
export const sealedFiles = ({
  DATA_DIR,
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION,
  S3_ACCESS_KEY,
  S3_SECRET_KEY,
}: Config): ListedFiles =>
  S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY
    ? s3Files({
        endpoint: S3_ENDPOINT,
        bucket: S3_BUCKET,
        region: S3_REGION,
        accessKey: S3_ACCESS_KEY,
        secretKey: S3_SECRET_KEY,
      })
    : diskFiles(join(DATA_DIR, 'files'));

/** The file store, with encryption. */
export const makeFiles = (config: Config, keys: Keys): FileStore => encryptedFiles(sealedFiles(config), keys.files);
