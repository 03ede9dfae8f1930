import { describe, expect, it, jest } from '@jest/globals';
import { GAUGES } from './gauges.js';
import { metrics } from './metrics.js';
import { countsRefused, slotReadings } from './own-readings.js';

const shown = () => metrics({ ofProcess: false, now: () => 1_750_000_000_000 });

describe('gauges that are read when they are asked for', () => {
  it('show what their source says, and leave it out without an answer', async () => {
    const scene = shown();
    let answers = true;
    scene.add('mail', async () => {
      if (!answers) throw new Error('no database');
      return [
        { name: 'outbox_oldest_due_seconds', labels: { lane: 'codes' }, value: 4.5 },
        { name: 'outbox_due_messages', labels: { lane: 'others' }, value: 50 },
        { name: 'outbox_failed_messages', value: 3 },
      ];
    });
    scene.add('imports', () => [{ name: 'imports_waiting', value: 2 }]);
    const text = await scene.text();
    expect(text).toContain('outbox_oldest_due_seconds{lane="codes"} 4.5\n');
    expect(text).toContain('outbox_due_messages{lane="others"} 50\n');
    expect(text).toContain('outbox_failed_messages 3\n');
    expect(text).toContain('metrics_source_up{source="mail"} 1\n');
    answers = false;
    const later = await scene.text();
    expect(later).not.toContain('lane=');
    expect(later).not.toMatch(/^outbox_failed_messages/m);
    expect(later).toContain('metrics_source_up{source="mail"} 0\n');
    expect(later).toContain('imports_waiting 2\n');
  });

  it('do not show what is no longer said', async () => {
    const scene = shown();
    let currencies: readonly string[] = ['USD', 'CAD'];
    scene.add('money', () => currencies.map((currency) => ({ name: 'held_awards', labels: { currency }, value: 1 })));
    expect(await scene.text()).toMatch(/held_awards\{currency="CAD"\} 1/);
    currencies = ['USD'];
    const text = await scene.text();
    expect(text).toMatch(/held_awards\{currency="USD"\} 1/);
    expect(text).not.toContain('CAD');
  });

  it('are not waited for longer than two seconds, and a slow source is asked once', async () => {
    jest.useFakeTimers();
    try {
      const scene = shown();
      let asked = 0;
      scene.add('mail', () => {
        asked += 1;
        return new Promise(() => undefined);
      });
      scene.add('imports', () => [{ name: 'imports_reading', value: 1 }]);
      for (let n = 0; n < 2; n += 1) {
        const text = scene.text();
        await jest.advanceTimersByTimeAsync(2_000);
        expect(await text).toContain('imports_reading 1\n');
      }
      expect(asked).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('are none at all before anybody read them', async () => {
    const text = await shown().text();
    for (const name of Object.keys(GAUGES)) expect(text).not.toMatch(new RegExp(`^${name}[ {]`, 'm'));
  });
});

it('a job is shown with its outcomes, its duration, and when it was last done', async () => {
  const scene = shown();
  scene.jobRan('send mail', { seconds: 0.25, failures: 0, looked: false });
  scene.jobRan('send mail', { seconds: 2, failures: 1, looked: false });
  scene.jobRan('expire credit', { seconds: 0.001, failures: 0, looked: true });
  const text = await scene.text();
  expect(text).toContain('job_runs_total{name="send mail",outcome="done"} 1\n');
  expect(text).toContain('job_runs_total{name="send mail",outcome="failed"} 1\n');
  expect(text).toContain('job_last_duration_seconds{name="send mail"} 2\n');
  expect(text).toContain('job_consecutive_failures{name="send mail"} 1\n');
  expect(text).toContain('job_last_success_timestamp_seconds{name="send mail"} 1750000000\n');
  // it only looked whether it was due
  expect(text).not.toContain('job_runs_total{name="expire credit"');
  expect(text).toContain('job_last_success_timestamp_seconds{name="expire credit"} 1750000000\n');
});

it('money is shown by kind and currency', async () => {
  const scene = shown();
  scene.moneyMoved('redeem', 'CAD', 1_500);
  scene.moneyMoved('redeem', 'CAD', 500);
  scene.redemption('redeemed', 'CAD');
  const text = await scene.text();
  expect(text).toContain('ledger_moved_cents_total{kind="redeem",currency="CAD"} 2000\n');
  expect(text).toContain('ledger_entries_total{kind="redeem",currency="CAD"} 2\n');
  expect(text).toContain('redemptions_total{outcome="redeemed",currency="CAD"} 1\n');
});

it('refusals are shown by code, those of an overload also as requests that were shed', async () => {
  const scene = shown();
  scene.refused('OVERLOADED');
  scene.refused('WRONG_PIN');
  const text = await scene.text();
  expect(text).toContain('refused_acts_total{code="WRONG_PIN"} 1\n');
  expect(text).toContain('requests_shed_total 1\n');
});

it('of a call on many, what it refused is counted by code, and no other outcome', () => {
  const codes: string[] = [];
  const told: unknown[] = [];
  const origin = {} as Parameters<ReturnType<typeof countsRefused>['refused']>[1];
  const watch = countsRefused(
    { within: async (_, work) => work(), refused: (error) => void told.push(error), note: () => undefined },
    { refused: (code) => void codes.push(code) },
  );
  const error = Object.assign(new Error('counted with its answer'), { code: 'WRONG_PIN' });
  for (const refused of [{ code: 'CLAIM_SENT' }, { code: 'sent' }, error, null]) watch.refused(refused, origin);
  expect(codes).toEqual(['CLAIM_SENT']);
  expect(told).toHaveLength(4);
});

it('slots are shown by lane', () => {
  const none = { running: 0, waiting: 0, most: 3 };
  const readings = slotReadings({ 'sign-in': none, files: none, others: { running: 12, waiting: 5, most: 12 } });
  expect(readings).toContainEqual({ name: 'request_slots_waiting', labels: { lane: 'others' }, value: 5 });
  expect(readings).toContainEqual({ name: 'request_slots', labels: { lane: 'sign-in' }, value: 3 });
});
