import { useState } from 'react';
import {
  ChangeTotals,
  LimitedClasses,
  UnusualSizes,
  ColumnMapping,
  FileReport,
  FileQuestions,
  ImportProblems,
  ImportQuestion,
  ResultRows,
  RiderChoice,
  RowsOfFile,
  TemplateLinks,
  useResultFields,
} from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { problems, rows } from '../samples.js';
import { useSay } from '../use-say.js';

const columns = [
  { index: 0, header: 'Fin', field: null },
  { index: 1, header: 'Nom', field: 'riderName' as const },
];
const Columns = () => <ColumnMapping columns={columns} fields={useResultFields()} onApply={() => {}} />;

const Problems = () => <ImportProblems problems={problems(useSay())} fileName="450-a.csv" />;
const Written = () => (
  <ImportProblems problems={problems(useSay())} fileName="450-a.csv" canWrite={() => true} onWritten={() => {}} />
);

const Report = () => {
  const say = useSay();
  return (
    <FileReport
      report={{
        counts: { title: 1, header: 1, read: 12, refused: 0, leftOut: 2 },
        leftOut: [
          { line: 15, why: 'total', text: 'Total, 4500, 2250' },
          { line: 16, why: 'chosen', text: say('Subject to change', 'Sous réserve de modifications') },
        ],
        columns: [
          { index: 0, header: say('Class', 'Classe'), field: 'class', samples: ['450 A'] },
          { index: 3, header: 'Notes', field: null, samples: [say('new', 'nouveau'), '2027'] },
        ],
      }}
      onTakeBack={() => {}}
    />
  );
};
const Question = () => {
  const say = useSay();
  const [chosen, setChosen] = useState<'day' | 'month' | null>(null);
  return (
    <ImportQuestion
      title={say('Which day is 03/04/2027?', 'Quel jour est le 03/04/2027?')}
      lead={say('All dates in numbers are then read this way.', 'Toutes les dates en chiffres sont alors lues ainsi.')}
      choices={[
        { value: 'month', label: say('Month first: Mar 4, 2027', 'Mois d’abord\u00a0: 4 mars 2027') },
        { value: 'day', label: say('Day first: Apr 3, 2027', 'Jour d’abord\u00a0: 3 avril 2027') },
      ]}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
};

const Questions = () => {
  const say = useSay();
  const [answer, setAnswer] = useState<string | null>(null);
  return (
    <FileQuestions
      questions={[
        {
          id: 'blank-places',
          code: 'BLANK_PLACES',
          text: say(
            '2 riders have no place. What does an empty place mean?',
            '2 pilotes n’ont pas de position. Que signifie une position vide?',
          ),
          line: 14,
          column: 'Pos',
          samples: ['Cy Dee', 'Di Ray'],
          rows: 2,
          choices: [
            { value: 'DNF', label: say('Did not finish (DNF)', 'N’a pas terminé (DNF)') },
            { value: 'each', label: say('Decide line by line', 'Décider ligne par ligne') },
          ],
          answer,
        },
      ]}
      onAnswer={(_id, value) => setAnswer(value)}
    />
  );
};
const RowsRead = () => (
  <RowsOfFile
    file={{
      columns: [{ index: 5, header: 'Holeshot', field: null, samples: ['X'] }],
      rows: { all: 24, titles: 2, headers: 1, headings: 0, read: 20, refused: 0, leftOut: 1 },
    }}
    onTakeBack={() => {}}
  />
);

export const importParts = piece(
  'ColumnMapping, FileQuestions, RowsOfFile, FileReport, ImportProblems, ImportQuestion, ResultRows, RiderChoice, ' +
    'ChangeTotals, UnusualSizes, TemplateLinks',
  'desk',
  [
    [['Columns', 'Colonnes'], Columns],
    [['A question about a file', 'Une question sur un fichier'], Questions],
    [['Rows of a file', 'Lignes d’un fichier'], RowsRead],
    [['Problems by row', 'Problèmes par ligne'], Problems],
    [['What became of a file', 'Ce que contient un fichier'], Report],
    [['A question of a file', 'Une question d’un fichier'], Question],
    [['Cells to correct here', 'Cellules à corriger ici'], Written],
    [
      ['Rows to correct', 'Lignes à corriger'],
      () => <ResultRows rows={rows.slice(0, 1)} onChoose={() => {}} onCorrect={() => {}} />,
    ],
    [['Rows with a question', 'Lignes avec une question'], () => <ResultRows rows={rows} onChoose={() => {}} />],
    [
      ['The first rows of a long file', 'Les premières lignes d’un long fichier'],
      () => (
        <ResultRows
          rows={[{ ...rows[0]!, group: 'paid' }]}
          groups={[{ group: 'paid', classId: null, count: 2 }]}
          outcome="0"
          load={({ offset }) => Promise.resolve([{ ...rows[0]!, group: 'paid', line: offset + 2 }])}
          onChoose={() => {}}
        />
      ),
    ],
    [['A rider to choose', 'Un pilote à choisir'], () => <RiderChoice row={rows[1]!} onChoose={() => {}} />],
    [
      ['What changes', 'Ce qui change'],
      () => <ChangeTotals changes={{ added: 22, changed: 1, removed: 0, same: 4 }} />,
    ],
    [
      ['An unusual number of starters', 'Un nombre inhabituel de partants'],
      () => (
        <UnusualSizes
          unusual={[
            {
              class: { _id: '0', name: '450 A' },
              starters: 9,
              before: { event: 'Ridge Creek', date: '2026-05-03', starters: 31 },
            },
          ]}
        />
      ),
    ],
    [
      ['Few starters', 'Peu de partants'],
      () => (
        <LimitedClasses
          limited={[{ class: { _id: '0', name: '450 A' }, starters: 5, paidPlaces: 2, places: 5, nextAt: 7, allAt: 7 }]}
        />
      ),
    ],
    [['Templates', 'Modèles'], () => <TemplateLinks kind="classes" />],
  ],
);
