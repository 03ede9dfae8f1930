import { useState } from 'react';
import {
  ChangeTotals,
  LimitedClasses,
  UnusualSizes,
  ColumnMapping,
  FileReport,
  FileQuestions,
  ImportProblems,
  LastTime,
  ResultRows,
  RiderChoice,
  TemplateLinks,
  useResultFields,
} from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { problems, rows } from '../samples.js';
import { useSay } from '../use-say.js';

const Columns = () => {
  const say = useSay();
  const reason = say('It counts from 1 to 8.', 'Elle compte de 1 à 8.');
  return (
    <ColumnMapping
      columns={[
        { index: 0, header: '', field: null, samples: ['1', '2', '3'], guess: { field: 'place', reason } },
        { index: 1, header: 'Nom', field: 'riderName', samples: ['Sam Carter', 'Ana Ruiz'] },
      ]}
      fields={useResultFields()}
      onApply={() => {}}
    />
  );
};

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
const Offered = () => {
  const say = useSay();
  return (
    <LastTime
      choices={[
        { key: 'column:0', text: say('Column Fin', 'Colonne Fin'), label: say('Place', 'Position') },
        {
          key: 'blank-places',
          text: say(
            '2 riders have no place. What does an empty place mean?',
            '2 pilotes n’ont pas de position. Que signifie une position vide?',
          ),
          label: say('Did not finish (DNF)', 'N’a pas terminé (DNF)'),
        },
      ]}
      onAccept={() => {}}
      onDecline={() => {}}
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
          text: say(
            '2 riders have no place. What does an empty place mean?',
            '2 pilotes n’ont pas de position. Que signifie une position vide?',
          ),
          line: 14,
          last: 'DNF',
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
export const importParts = piece(
  'ColumnMapping, FileQuestions, FileReport, ImportProblems, LastTime, ResultRows, RiderChoice, ' +
    'ChangeTotals, UnusualSizes, TemplateLinks',
  'desk',
  [
    [['Columns', 'Colonnes'], Columns],
    [['A question about a file', 'Une question sur un fichier'], Questions],
    [['Problems by row', 'Problèmes par ligne'], Problems],
    [['What became of a file', 'Ce que contient un fichier'], Report],
    [['As last time', 'Comme la dernière fois'], Offered],
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
