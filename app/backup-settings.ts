import { z } from 'zod';
import { regionName, url } from './setting-kinds.js';

/** The bucket service that takes backups; the bucket itself is named in the command. */
export const backupSettings = {
  BACKUP_S3_ENDPOINT: url.refine((text) => !/[?#]/.test(text), 'must not contain ? or #').optional(),
  BACKUP_S3_REGION: regionName.default('us-east-1'),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
};

export const BACKUP_NEEDS = ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'] as const;
type Needed = { readonly [name in (typeof BACKUP_NEEDS)[number]]?: string | undefined };

export const backupFaults = (settings: Needed): readonly string[] => {
  const missing = BACKUP_NEEDS.filter((name) => settings[name] === undefined);
  return missing.length === BACKUP_NEEDS.length
    ? []
    : missing.map((name) => `${name}: must be set together with the other BACKUP_S3 settings`);
};
