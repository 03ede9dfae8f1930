import { plainVin, readVin, VIN_LENGTH } from './read-vin.js';

/** The Barcode Detection API, which only some browsers have. */
interface BarcodeDetector {
  detect: (image: ImageBitmapSource) => Promise<readonly { rawValue: string }[]>;
}
interface BarcodeDetectors {
  new (options: { formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}
const detectors = (): BarcodeDetectors | undefined =>
  (globalThis as { BarcodeDetector?: BarcodeDetectors }).BarcodeDetector;

/** Those that stand on frames, titles and price tags. */
const FORMATS = ['code_39', 'code_128', 'data_matrix', 'qr_code', 'pdf417'];

const formatsHere = async (): Promise<readonly string[]> => {
  const known =
    (await detectors()
      ?.getSupportedFormats()
      .catch(() => [])) ?? [];
  return FORMATS.filter((format) => known.includes(format));
};

/** Whether this browser reads barcodes of VINs. */
export const canScan = async (): Promise<boolean> => (await formatsHere()).length > 0;

/**
 * The VIN in the text of a barcode. Some have a letter in front of it, which is I where the maker keeps to the standard,
 * or other words around it.
 */
export const vinIn = (text: string): string | undefined => {
  const runs = plainVin(text.replaceAll(/[^\p{L}\p{N}-]+/gu, ',')).match(/[A-HJ-NPR-Z0-9]{17,}/g) ?? [];
  const windows = runs.flatMap((run) =>
    Array.from({ length: run.length - VIN_LENGTH + 1 }, (_, at) => run.slice(at, at + VIN_LENGTH)),
  );
  return (
    windows.find((window) => readVin(window, null).state === 'good') ?? runs.find((run) => run.length === VIN_LENGTH)
  );
};

/** The VIN of a barcode in a photo; undefined if there is none to be read. */
export const scanVin = async (photo: Blob): Promise<string | undefined> => {
  const Detector = detectors();
  if (!Detector) return undefined;
  const image = await createImageBitmap(photo);
  try {
    const found = await new Detector({ formats: await formatsHere() }).detect(image);
    return found.map((item) => vinIn(item.rawValue)).find((text) => text !== undefined);
  } finally {
    image.close();
  }
};
