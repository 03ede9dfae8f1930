export interface Picture {
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly bytes: Uint8Array;
}

/** Makes pictures anew from what somebody sent: nothing of the file stays but its pixels, upright. */
export interface Pictures {
  /** of the same type, large enough to read small print. @throws NotAnImage ImageDamaged ImageTooLarge */
  clean(file: Uint8Array): Promise<Picture>;
  /** to be shown beside a name: as a whole, and a small square. @throws NotAnImage ImageDamaged ImageTooLarge */
  portrait(file: Uint8Array): Promise<{ readonly full: Picture; readonly small: Picture }>;
}
