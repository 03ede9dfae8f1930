export { diskFiles } from './disk-files.js';
export { encryptedFiles } from './encrypted-files.js';
export type { FileKeys } from './key-ring.js';
export { type Rotated, rotateFiles } from './rotate-files.js';
export { s3Files, type S3Settings } from './s3-files.js';
export { sharpPictures } from './sharp-pictures.js';
