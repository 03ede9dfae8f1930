import { afterAll } from '@jest/globals';
import { SERVICES as S } from '../../../app/services.js';
import type { Answered } from './browser.js';
import type { DemoServer } from './demo-server.js';

interface Step {
  readonly who: string;
  readonly tries: string;
  /** the code of a refusal, or what came of it */
  readonly answer: string;
  /** minor units that the person or an accomplice has more, of all currencies together */
  readonly gets: number;
}

/** What an answer says of a refusal, or of a request that waits for a second person. */
interface Said {
  readonly code?: string;
  readonly approvalId?: string | null;
  readonly event?: { readonly proposal?: object | null };
}

const money = (amount: number): string => (amount / 100).toFixed(2);

/** Judges the events again that wait for it, as the job does. */
const judge = async ({ server: { container } }: DemoServer): Promise<void> => {
  const job = container.get(S.jobs).find((candidate) => candidate.name === 'judge events again');
  if (!job) throw new Error('There is no such job');
  while (await job.run());
};

/**
 * What one person alone gets by really trying, step by step. `worth`: what the person and accomplices have, in minor
 * units. With `ALONE_TABLE=1` (`npm run alone`) the steps are printed.
 */
export const aloneTable = (demo: DemoServer, worth: () => Promise<number>) => {
  const steps: Step[] = [];
  afterAll(() => {
    if (process.env['ALONE_TABLE'] !== '1') return;
    const rows = steps.map((step) => [step.who, step.tries, step.answer, money(step.gets)]);
    const sums = [...new Set(steps.map((step) => step.who))].map((who) => [who, 'in all', '', money(inAll(who))]);
    const lines = [['who', 'tries', 'answer', 'gets'], ['---', '---', '---', '---:'], ...rows, ...sums];
    process.stdout.write(`\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`);
  });
  const inAll = (who: string): number =>
    steps.reduce((sum, step) => sum + (step.who === who ? Math.max(0, step.gets) : 0), 0);
  return {
    /** tries something and notes what it brought; of several answers the last one counts */
    attempt: async (who: string, tries: string, ask: () => Promise<Answered>): Promise<Answered> => {
      const before = await worth();
      const answer = await ask();
      await judge(demo);
      const gets = (await worth()) - before;
      const said = (answer.text.startsWith('{') ? answer.json() : {}) as Said;
      const isAsked = typeof said.approvalId === 'string' || said.event?.proposal;
      const became = gets > 0 ? 'paid' : isAsked ? 'waits' : 'nothing moves';
      steps.push({ who, tries, answer: said.code ?? became, gets });
      return answer;
    },
    inAll,
    /** of the newest step */
    last: () => steps.at(-1),
  };
};

/** All that riders have in their wallets, credit and cash of all currencies: minor units. */
export const walletsOf = async (
  { server: { container } }: DemoServer,
  riderIds: readonly string[],
): Promise<number> => {
  const [row] = (await container
    .get(S.database)
    .read('wallets')
    .whereIn('rider_id', [...riderIds])
    .sum({ sum: 'balance' })) as { sum: number | null }[];
  return Number(row?.sum ?? 0);
};
