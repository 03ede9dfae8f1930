import { describe, expect, it } from '@jest/globals';
import { pattern, vinFor } from './testing/bikes.js';
import { identifyVin, yearsOfVin } from './identify-vin.js';

const vin = vinFor(1);

describe('what a VIN says of its motorcycle', () => {
  it('the model year is the newest that its character stands for', () => {
    expect(yearsOfVin(vin, 2026)).toEqual([2025, 1995]);
    expect(yearsOfVin(vinFor(1, 2026), 2025)).toEqual([2026, 1996]);
    expect(yearsOfVin(vinFor(1, 2027), 2025)).toEqual([1997]);
    expect(yearsOfVin(`${vin.slice(0, 9)}0${vin.slice(10)}`, 2026)).toEqual([]);
  });

  it('the model is that of the verified pattern that fits', () =>
    expect(identifyVin(vin, [pattern('VBKMXA*'), pattern('VBKMXB*', { model: '350 SX-F' })], 2026)).toEqual({
      year: 2025,
      models: [{ model: '450 SX-F', year: 2025 }],
    }));

  it('the most exact pattern counts, and models that fit as well are all told', () => {
    const short = [pattern('VBK', { model: '250 SX' }), pattern('VBK', { model: '125 SX' })];
    expect(identifyVin(vin, short, 2026).models.map((it) => it.model)).toEqual(['125 SX', '250 SX']);
    expect(identifyVin(vin, [...short, pattern('VBKMX')], 2026).models.map((it) => it.model)).toEqual(['450 SX-F']);
    expect(identifyVin(vin, [pattern('VBK'), pattern('VB*', { model: '250 SX' })], 2026).models).toHaveLength(1);
  });

  it('one model is told once, however it is written', () =>
    expect(identifyVin(vin, [pattern('VBKM'), pattern('V*KMX', { model: '450 sx f' })], 2026).models).toHaveLength(1));

  it('an unverified pattern, one of another year and one that does not fit say nothing', () =>
    expect(
      identifyVin(
        vin,
        [pattern('VBK', { status: 'unverified' }), pattern('VBK', { year: 2024 }), pattern('ZZZ')],
        2026,
      ),
    ).toEqual({ year: 2025, models: [] }));

  it('whether its check digit, plant and serial number fit is not told', () => {
    const exact = pattern(vin);
    const [digit, plant] = [vin.slice(8, 9) === '0' ? '1' : '0', vin.slice(10, 11) === 'A' ? 'B' : 'A'];
    const other = `${vin.slice(0, 8)}${digit}${vin.slice(9, 10)}${plant}999999`;
    expect(identifyVin(other, [exact], 2026)).toEqual(identifyVin(vin, [exact], 2026));
  });

  it('a motorcycle of thirty years ago has the year of its pattern', () =>
    expect(identifyVin(vin, [pattern('VBK', { year: 1995 })], 2026)).toMatchObject({ year: 1995 }));

  it('where the VIN carries no year, nothing is said', () =>
    expect(identifyVin(`${vin.slice(0, 9)}0${vin.slice(10)}`, [pattern('VBK')], 2026)).toEqual({
      year: null,
      models: [],
    }));
});
