export { diskFiles } from './disk-files.js';
export { encryptedFiles } from './encrypted-files.js';
export { isKey } from './file-key.js';
export type { FileKeys } from './key-ring.js';
export { rotateFiles } from './rotate-files.js';
export { type Archive, type ArchiveLimits, s3Archive } from './s3-archive.js';
export { s3Files } from './s3-files.js';
export { FilesUnavailable } from './s3-requests.js';
export { sharpPictures } from './sharp-pictures.js';
