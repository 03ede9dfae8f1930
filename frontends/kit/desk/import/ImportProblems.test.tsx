import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { RowProblem } from '@rrr/contract';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import { ImportProblems, type WrittenCell } from './ImportProblems.js';

const user = person();
const problem = (line: number, value: string): RowProblem => ({
  line,
  column: 'Pos',
  value,
  code: 'PLACE_NOT_A_NUMBER',
  detail: 'This is no place.',
});

/** The same file read again and again; each time the problems are new objects. */
const Reading = ({
  readings,
  onWritten,
}: {
  readings: RowProblem[][];
  onWritten: (it: readonly WrittenCell[]) => void;
}) => {
  const [at, setAt] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Answer another question
      </button>
      <ImportProblems problems={readings[at] ?? []} fileName="a.csv" canWrite={() => true} onWritten={onWritten} />
    </>
  );
};
const cell = (line: number) => screen.queryByRole<HTMLInputElement>('textbox', { name: new RegExp(`Pos.*${line}`) });

test('what was written stays when another question is answered, until its cell is right', async () => {
  const sent: (readonly WrittenCell[])[] = [];
  const readings = [[problem(3, 'x5'), problem(4, 'y')], [problem(3, 'x5'), problem(4, 'y')], [problem(4, 'y')]];
  renderDesk(<Reading readings={readings} onWritten={(it) => sent.push(it)} />);
  const first = cell(3);
  if (!first) throw new Error('There is no field for line 3');
  await user.clear(first);
  await user.type(first, '5');
  await user.click(screen.getByRole('button', { name: 'Answer another question' }));
  expect([cell(3)?.value, cell(4)?.value]).toEqual(['5', 'y']);
  await user.click(screen.getByRole('button', { name: /1/ }));
  expect(sent).toEqual([[{ problem: problem(3, 'x5'), value: '5' }]]);
  await user.click(screen.getByRole('button', { name: 'Answer another question' }));
  expect([cell(3), cell(4)?.value, screen.queryByRole('button', { name: /1/ })]).toEqual([null, 'y', null]);
});
