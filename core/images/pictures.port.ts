export interface Picture {
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly bytes: Uint8Array;
}

/** Re-encodes uploaded pictures: keeps only the pixels, with the orientation applied. */
export interface Pictures {
  /** same type, large enough to read small print. @throws NotAnImage ImageDamaged ImageTooLarge */
  clean(file: Uint8Array): Promise<Picture>;
  /** the whole picture and a small square one, to show next to a name. @throws NotAnImage ImageDamaged ImageTooLarge */
  portrait(file: Uint8Array): Promise<{ readonly full: Picture; readonly small: Picture }>;
}
