import { BackupFault } from '@rrr/persistence/backup';

/** A place in a bucket: `s3://bucket`, or with folders behind it. */
export interface BucketPlace {
  readonly bucket: string;
  /** empty, or with a slash at its end */
  readonly prefix: string;
}

export const isInBucket = (place: string): boolean => /^s3:/i.test(place);

/** @throws BackupFault */
export const bucketPlace = (text: string): BucketPlace => {
  const [, bucket, folders = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?$/i.exec(text) ?? [];
  if (bucket === undefined || bucket !== bucket.toLowerCase())
    throw new BackupFault(
      `${text} is not a place in a bucket: write s3://bucket/folder, with letters, digits and - . _ only.`,
    );
  return { bucket, prefix: folders === '' ? '' : `${folders.slice(1)}/` };
};

/** As it is written in commands, without a slash at its end. */
export const shownPlace = ({ bucket, prefix }: BucketPlace): string => `s3://${bucket}/${prefix}`.replace(/\/$/, '');
