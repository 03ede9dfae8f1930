import { useEffect, useRef, useState } from 'react';
import { simulateSeason, type Response } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';

type Answer = Response<typeof simulateSeason>;
export type SimulatedRace = Answer['races'][number];

export interface Simulation {
  phase: 'idle' | 'running' | 'done' | 'failed';
  days: { startDate: string; endDate: string } | undefined;
  total: number;
  races: readonly SimulatedRace[];
  error: unknown;
}
const NOTHING: Simulation = { phase: 'idle', days: undefined, total: 0, races: [], error: undefined };

/** Asks for one page of races after the other until all are there, somebody stops it, or the page is left. */
export const useSimulation = (seasonId: string) => {
  const { http } = useHost();
  const [state, setState] = useState<Simulation>(NOTHING);
  const run = useRef(0);
  useEffect(() => () => void (run.current += 1), []);
  const begin = async () => {
    const mine = (run.current += 1);
    const races: SimulatedRace[] = [];
    let after: Answer['next'] = null;
    setState({ ...NOTHING, phase: 'running' });
    try {
      do {
        const page: Answer = await http.call(simulateSeason, { params: { seasonId }, body: { after } });
        if (mine !== run.current) return;
        races.push(...page.races);
        after = page.next;
        const { startDate, endDate, total } = page;
        setState({
          phase: after ? 'running' : 'done',
          days: { startDate, endDate },
          total,
          races: [...races],
          error: undefined,
        });
      } while (after);
    } catch (error) {
      if (mine === run.current) setState((simulation) => ({ ...simulation, phase: 'failed', error }));
    }
  };
  const stop = () => {
    run.current += 1;
    setState((simulation) => ({ ...simulation, phase: 'done' }));
  };
  return { state, begin, stop };
};
