import { DomainError, refusal } from '../shared/index.js';

export class NotAnImage extends refusal('NOT_AN_IMAGE', 'The file is not a PNG or JPEG image') {}
export class ImageDamaged extends refusal('IMAGE_DAMAGED', 'The image is damaged or incomplete') {}

/** `limit` in megapixels. */
export class ImageTooLarge extends DomainError {
  readonly code = 'IMAGE_TOO_LARGE';
  constructor(limit: number) {
    super('The image has too many pixels', { limit });
  }
}
