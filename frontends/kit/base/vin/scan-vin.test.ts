import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { canScan, scanVin, vinIn } from './scan-vin.js';

const VIN = 'VBKMXA107SM000007';
const here = globalThis as { BarcodeDetector?: unknown; createImageBitmap?: unknown };
afterEach(() => {
  delete here.BarcodeDetector;
  delete here.createImageBitmap;
});
const browser = (formats: readonly string[], texts: readonly string[] = []) => {
  const close = jest.fn();
  here.createImageBitmap = () => Promise.resolve({ close });
  here.BarcodeDetector = class {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = () => Promise.resolve(texts.map((rawValue) => ({ rawValue })));
  };
  return close;
};

describe('the VIN in a barcode', () => {
  test.each([
    [VIN, VIN],
    [`I${VIN}`, VIN],
    [`A${VIN}`, VIN],
    ['vbk-mxa10 7sm000007', undefined],
    ['VBK-MXA107SM000007', VIN],
    [`https://maker.example/vin/${VIN}?lot=9`, VIN],
    ['VBKMXA107SM000070', 'VBKMXA107SM000070'],
    ['0123456789', undefined],
    ['', undefined],
  ])('%j', (text, vin) => expect(vinIn(text)).toBe(vin));
});

test('a browser that reads no such barcode offers nothing', async () => {
  expect(await canScan()).toBe(false);
  browser(['ean_13']);
  expect(await canScan()).toBe(false);
  browser(['code_39']);
  expect(await canScan()).toBe(true);
});

test('a photo is let go once it is read', async () => {
  const close = browser(['code_39'], ['0123', `I${VIN}`]);
  expect(await scanVin(new Blob())).toBe(VIN);
  expect(close).toHaveBeenCalledTimes(1);
  browser(['code_39'], ['0123']);
  expect(await scanVin(new Blob())).toBeUndefined();
});
