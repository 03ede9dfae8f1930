/** A PNG of one pixel. */
export const TINY_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

const PHOTO = Buffer.from(
  [
    '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBD',
    'ARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgD',
    'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAA',
    'BP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIQDRH//2Q==',
  ].join(''),
  'base64',
);

/** A JPEG of 8 by 8 pixels with a text in its comment and after its end. */
export const photoSaying = (text: string): Buffer => {
  const said = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(said.length + 2);
  return Buffer.concat([PHOTO.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, said, PHOTO.subarray(2), said]);
};
