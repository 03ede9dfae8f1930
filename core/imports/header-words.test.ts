import { describe, expect, it } from '@jest/globals';
import { read } from './testing/sheets.js';

describe('header words', () => {
  it.each<[readonly string[], readonly (string | null)[]]>([
    [
      ['Pos', 'Nr', 'Name', 'Provenance'],
      ['place', 'number', 'riderName', 'hometown'],
    ],
    [
      ['Pos', 'Startnr.', 'Name', 'Ville, Prov.'],
      ['place', 'number', 'riderName', 'hometown'],
    ],
    [
      ['Platz', 'St.-Nr.', 'Fahrer', 'Wohnort'],
      ['place', 'number', 'riderName', 'hometown'],
    ],
    [
      ['Platz', 'Vorname', 'Name', 'Klasse'],
      ['place', 'firstName', 'lastName', 'class'],
    ],
    [
      ['Plass', 'Startnr', 'Navn', 'Klasse'],
      ['place', 'number', 'riderName', 'class'],
    ],
    [
      ['Plass', 'Fornavn', 'Etternavn'],
      ['place', 'firstName', 'lastName'],
    ],
    [
      ['Puesto', 'Dorsal', 'Piloto', 'Marca'],
      ['place', 'number', 'riderName', 'make'],
    ],
    [
      ['Pos', 'Nombre', 'Apellidos'],
      ['place', 'firstName', 'lastName'],
    ],
    [
      ['Pos', 'Nombre'],
      ['place', 'riderName'],
    ],
    [
      ['Posizione', 'Cognome', 'Nome'],
      ['place', 'lastName', 'firstName'],
    ],
    [
      ['Posizione', 'Pilota', 'Città'],
      ['place', 'riderName', 'city'],
    ],
  ])('%j', (header, expected) =>
    expect(read([header, header.map(() => 'x')]).columns.map((it) => it.field)).toEqual(expected),
  );

  it.each([
    ['Ann Lee (IND)', 'Ann Lee', null],
    ['Ann Lee (TRI)', 'Ann Lee', null],
    ['Ann Lee (KTM)', 'Ann Lee', 'KTM'],
  ])('“%s” has the motorcycle that it says', (name, riderName, bike) =>
    expect(
      read([
        ['Pos', 'Rider'],
        ['1', name],
      ]).rows[0],
    ).toMatchObject({ riderName, bike }),
  );
  it('a column says the motorcycle', () =>
    expect(
      read([
        ['Pos', 'Rider', 'Bike'],
        ['1', 'Ann Lee (USA)', 'IND'],
      ]).rows[0]?.bike,
    ).toBe('Indian'));
});

it('“Name” beside “Surname” is the first name', () => {
  const { rows } = read([
    ['Pos', 'Name', 'Surname'],
    ['1', 'Ann', 'Lee'],
  ]);
  expect(rows[0]).toMatchObject({ riderName: 'Ann Lee' });
});
